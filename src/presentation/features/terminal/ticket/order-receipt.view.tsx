import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { shownAverage } from '../../../../domain/trading/average-price';
import { receivedAsset } from '../../../../domain/trading/order-draft';
import { useFormat } from '../../../kit/formats/use-format';
import { shownDecimals } from '../../../kit/formats/shown-decimals';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { RebateLine, ReceiptLine } from './fields/receipt-line';
import styles from './fields/receipt.module.css';
import type { OrderTicket } from '../../../../application/trading/ticket/order-ticket';

/** What the order would cost and bring, by the book as it stands. */
export const OrderReceipt = observer(function OrderReceipt({ ticket }: { readonly ticket: OrderTicket }) {
  const { instrument, text } = ticket.fields;
  const { t } = useTranslation('trade');
  const format = useFormat();
  const figures = useMarketFigures(instrument);
  const { estimate, fees, draft } = ticket.order;
  const received = receivedAsset(instrument, draft.side);
  return (
    <>
      <dl className={styles.receipt}>
        <ReceiptLine name={t(draft.side === 'BUY' ? 'receipt.cost' : 'receipt.value')}>
          {figures.total(estimate?.notional)} {instrument.quote}
        </ReceiptLine>
        <ReceiptLine name={t('receipt.average')}>
          {figures.price(estimate?.averagePrice && shownAverage(estimate.averagePrice, instrument.tick))}{' '}
          {instrument.quote}
        </ReceiptLine>
        {text.type === 'MARKET' ? (
          <ReceiptLine name={t('receipt.slippage')}>
            {format.percent(estimate && Number(estimate.slippagePercent))}
          </ReceiptLine>
        ) : null}
        <ReceiptLine name={t('receipt.fee')}>
          {format.decimal(fees && estimate?.fee, estimate ? shownDecimals(estimate.fee) : 2, 'up')} {received}
        </ReceiptLine>
        <RebateLine of={fees?.rebate} />
        <ReceiptLine name={t('receipt.received')}>
          {format.decimal(estimate?.received, estimate ? shownDecimals(estimate.received) : 2, 'down')} {received}
        </ReceiptLine>
      </dl>
      {estimate && !estimate.complete ? <p className={styles.warning}>{t('receipt.thin')}</p> : null}
    </>
  );
});
