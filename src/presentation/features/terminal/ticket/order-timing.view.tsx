import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { orderTimings } from '../../../../domain/trading/order-draft';
import { Select } from '../../../kit/controls/select';
import { view } from '../../../runtime/feature';
import { useMarket } from '../market/market-context';
import styles from './order-timing.module.css';

/** The same letters in every language. */
const codes: Readonly<Record<string, string>> = { GTC: 'GTC', GTD: 'GTD', IOC: 'IOC', FOK: 'FOK' };

/** An order that ends by itself is one that stays, post-only or not, with a time at which it goes. */
const offered = orderTimings.flatMap((timing) => (timing === 'GTC' ? ([timing, 'GTD'] as const) : timing));

/** How long a limit order stays, in the few letters that traders know it by. */
export const OrderTimingChoice = observer(function OrderTimingChoice() {
  const { ticket } = useMarket();
  const { t } = useTranslation('ticket');
  const { fields } = ticket;
  const { type, timing } = fields.text;
  const chosen = fields.expiry === undefined ? timing : 'GTD';
  if (type !== 'LIMIT') return null;
  return (
    <Select
      variant="borderless"
      className={styles.timing}
      aria-label={t('option.timing')}
      title={`${t('option.timing')}: ${t(`timing.${chosen}`)}`}
      disabled={ticket.order.bracketed}
      value={chosen}
      options={offered.map((value) => ({ value, label: codes[value] ?? t(`timing.${value}`) }))}
      onChange={(choice) => ticket.composition.single.chooseTiming(choice)}
    />
  );
});

export default view(OrderTimingChoice, {});
