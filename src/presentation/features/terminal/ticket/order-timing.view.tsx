import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { orderTimings } from '../../../../domain/trading/order-draft';
import { Select } from '../../../kit/controls/select';
import { view } from '../../../runtime/feature';
import { useMarket } from '../market/market-context';
import styles from './order-timing.module.css';

/** The same letters in every language. */
const codes: Readonly<Record<string, string>> = { GTC: 'GTC', IOC: 'IOC', FOK: 'FOK' };

/** How long a limit order stays, in the few letters that traders know it by. */
export const OrderTimingChoice = observer(function OrderTimingChoice() {
  const { ticket } = useMarket();
  const { t } = useTranslation('ticket');
  const { type, timing } = ticket.fields.text;
  if (type !== 'LIMIT') return null;
  return (
    <Select
      variant="borderless"
      className={styles.timing}
      aria-label={t('option.timing')}
      title={`${t('option.timing')}: ${t(`timing.${timing}`)}`}
      disabled={ticket.order.bracketed}
      value={timing}
      options={orderTimings.map((value) => ({ value, label: codes[value] ?? t(`timing.${value}`) }))}
      onChange={(choice) => ticket.fields.choose({ timing: choice })}
    />
  );
});

export default view(OrderTimingChoice, {});
