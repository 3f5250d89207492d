import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../kit/controls/plain-button';
import { Slider } from '../../../kit/controls/slider';
import styles from './order-slider.module.css';
import type { OrderTicket } from '../../../../application/trading/ticket/order-ticket';

const marks = [0, 25, 50, 75, 100] as const;

/** The size as a share of what the balance allows. */
export const OrderSlider = observer(function OrderSlider({ ticket }: { readonly ticket: OrderTicket }) {
  const { t, i18n } = useTranslation('trade');
  const percent = ticket.order.percent;
  const usable = ticket.order.largest?.gt(0) === true;
  const words = (share: number): string =>
    new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(share / 100);
  return (
    <div className={styles.slider}>
      <Slider
        label={t('form.share')}
        value={percent}
        words={words(percent)}
        min={0}
        max={100}
        disabled={!usable}
        onChange={(share) => ticket.order.slide(share)}
      />
      <div className={styles.marks}>
        {marks.map((mark) => (
          <PlainButton key={mark} className={styles.mark} disabled={!usable} onClick={() => ticket.order.slide(mark)}>
            {words(mark)}
          </PlainButton>
        ))}
      </div>
    </div>
  );
});
