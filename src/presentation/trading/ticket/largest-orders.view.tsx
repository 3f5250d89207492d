import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useMarketFigures } from '../figures';
import type { ContractTicketStore } from './contract-ticket.store';
import styles from './contract-ticket.module.css';

/** The most that could be bought and sold now, and whether the order may only reduce. */
export const LargestOrders = observer(function LargestOrders({ ticket }: { readonly ticket: ContractTicketStore }) {
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
      {ticket.hedging ? null : (
        <label className={styles.tick}>
          <input type="checkbox" checked={form.text.reduceOnly} onChange={(event) => form.choose({ reduceOnly: event.target.checked })} />
          <span>{t('reduceOnly')}</span>
        </label>
      )}
    </>
  );
});
