import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import type { MarginMeans } from '../../../../application/trading/ticket/margin-means';
import type { OrderTicket } from '../../../../application/trading/ticket/order-ticket';
import { Checkbox } from '../../../kit/controls/checkbox';
import styles from './contract-ticket.module.css';
import fieldStyles from './fields/field.module.css';

interface LargestOrdersProps {
  readonly ticket: OrderTicket;
  readonly margin: MarginMeans;
}

/** The most that could be bought and sold now; in hedge mode, what could be closed of the two positions, as the buttons say it. */
export const LargestOrders = observer(function LargestOrders({ ticket, margin }: LargestOrdersProps) {
  const { t } = useTranslation('ticket');
  const figures = useMarketFigures(ticket.fields.instrument);
  const base = ticket.fields.instrument.base;
  const closing = margin.position.hedging && ticket.fields.text.closing;
  return (
    <dl className={styles.largest}>
      <div>
        <dt>{t(closing ? 'largest.closeShort' : 'largest.buy')}</dt>
        <dd>
          {figures.size(margin.largestBuy)} {base}
        </dd>
      </div>
      <div>
        <dt>{t(closing ? 'largest.closeLong' : 'largest.sell')}</dt>
        <dd>
          {figures.size(margin.largestSell)} {base}
        </dd>
      </div>
    </dl>
  );
});

/** Whether the order may only reduce. */
export const ContractTerms = observer(function ContractTerms({ ticket, margin }: LargestOrdersProps) {
  const { t } = useTranslation('ticket');
  if (margin.position.hedging) return null;
  return (
    <Checkbox
      className={fieldStyles.tick}
      checked={ticket.fields.text.reduceOnly}
      onChange={(reduceOnly) => ticket.fields.choose({ reduceOnly })}
    >
      {t('reduceOnly')}
    </Checkbox>
  );
});
