import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { zero } from '../../../../domain/shared/decimal';
import { shownAverage } from '../../../../domain/trading/average-price';
import { useFormat } from '../../../kit/formats/use-format';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import type { MarginMeans } from '../../../../application/trading/ticket/margin-means';
import type { OrderTicket } from '../../../../application/trading/ticket/order-ticket';
import styles from './fields/receipt.module.css';
import { BreakEvenLine, LiquidationPrice, RebateLine, ReceiptLine } from './fields/receipt-line';

/** What the order would cost and what it would make of the position, as everything stands now. */
export const ContractReceipt = observer(function ContractReceipt({
  ticket,
  margin,
}: {
  readonly ticket: OrderTicket;
  readonly margin: MarginMeans;
}) {
  const { t } = useTranslation('ticket');
  const format = useFormat();
  const { outcome } = margin;
  // It is refused: the position that it would turn into will not be.
  const refused = ticket.problems.some(({ reason }) => reason === 'reduceOnlyRefused');
  const position = refused ? undefined : outcome;
  const instrument = ticket.fields.instrument;
  const figures = useMarketFigures(instrument);
  const { quote } = instrument;
  // What fills nothing costs nothing: what the exchange reserves for it comes back at once.
  const cost = outcome?.notional.eq(0) ? zero : outcome?.cost;
  const fees = ticket.order.fees && outcome?.fee;
  return (
    <div role="group" className={styles.estimate} aria-label={t('receipt.title')}>
      <dl className={styles.receipt}>
        <ReceiptLine name={t('receipt.notional')}>
          {figures.total(outcome?.notional)} {quote}
        </ReceiptLine>
        <ReceiptLine name={t('receipt.cost')}>
          {format.decimal(cost, 2, 'up')} {quote}
        </ReceiptLine>
        <ReceiptLine name={t('receipt.fee')}>
          {format.decimal(fees, 4, 'up')} {quote}
        </ReceiptLine>
        <RebateLine of={ticket.order.fees?.rebate} />
        <ReceiptLine name={t('receipt.liquidation')}>
          <LiquidationPrice of={position} market={figures} quote={quote} />
        </ReceiptLine>
      </dl>
      <details className={styles.details}>
        <summary>{t('receipt.details')}</summary>
        <dl>
          <ReceiptLine name={t('receipt.margin')}>
            {format.decimal(cost?.eq(0) ? zero : outcome?.margin, 2, 'up')} {quote}
          </ReceiptLine>
          {outcome?.openLoss.gt(0) && !cost?.eq(0) ? (
            <ReceiptLine name={t('receipt.openLoss')}>
              {format.decimal(outcome.openLoss, 2, 'up')} {quote}
            </ReceiptLine>
          ) : null}
          <ReceiptLine name={t('receipt.average')}>
            {figures.price(outcome?.averagePrice && shownAverage(outcome.averagePrice, instrument.tick))} {quote}
          </ReceiptLine>
          {ticket.fields.text.type === 'MARKET' ? (
            <ReceiptLine name={t('receipt.slippage')}>
              {format.percent(outcome && Number(outcome.slippagePercent))}
            </ReceiptLine>
          ) : null}
          <ReceiptLine name={t('receipt.marginRatio')}>{format.part(position?.marginRatio)}</ReceiptLine>
          <BreakEvenLine of={position} market={figures} quote={quote} />
        </dl>
        <p className={styles.note}>{t('receipt.estimate')}</p>
      </details>
      {outcome && !outcome.complete ? <p className={styles.warning}>{t('receipt.thin')}</p> : null}
    </div>
  );
});
