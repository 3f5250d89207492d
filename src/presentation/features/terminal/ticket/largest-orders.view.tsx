import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import type { ContractTicketStore } from './contract-ticket.store';
import styles from './contract-ticket.module.css';

interface LargestOrdersProps {
  readonly ticket: ContractTicketStore;
  readonly onCalculate: () => void;
}

/** The most that could be bought and sold now, whether the order may only reduce, and the way to the calculator. */
export const LargestOrders = observer(function LargestOrders({ ticket, onCalculate }: LargestOrdersProps) {
  const { t } = useTranslation('ticket');
  const { form } = ticket;
  const figures = useMarketFigures(form.instrument!);
  const base = form.instrument!.base;
  return (
    <>
      <dl className={styles.largest}>
        <div>
          <dt>{t('largest.buy')}</dt>
          <dd>
            {figures.size(ticket.largestBuy)} {base}
          </dd>
        </div>
        <div>
          <dt>{t('largest.sell')}</dt>
          <dd>
            {figures.size(ticket.largestSell)} {base}
          </dd>
        </div>
      </dl>
      <div className={styles.further}>
        {ticket.hedging ? null : (
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={form.text.reduceOnly}
              onChange={(event) => form.choose({ reduceOnly: event.target.checked })}
            />
            <span>{t('reduceOnly')}</span>
          </label>
        )}
        <button type="button" className={styles.calculator} aria-haspopup="dialog" onClick={onCalculate}>
          {t('calculator.open')}
        </button>
      </div>
    </>
  );
});
