import { arc, pie, type PieArcDatum } from 'd3-shape';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Share } from '../../../domain/wallet/holding';
import { useFormat } from '../../kit/formats/use-format';
import { OwnAmount } from '../money-kit/own-amount.view';
import styles from './allocation.module.css';
import { placesOf } from './wallet-choices';
import type { WalletStore } from './wallet.store';

const radius = 80;
const sector = arc<PieArcDatum<Share>>().innerRadius(58).outerRadius(radius);

/** How the account's value is spread, as a ring and as a table of the same figures. */
export const AllocationSection = observer(function AllocationSection({ wallet }: { readonly wallet: WalletStore }) {
  const { t } = useTranslation('wallet');
  const format = useFormat();
  const { shares } = wallet;
  if (shares.length === 0) return null;
  const name = ({ asset }: Share) => asset || t('allocation.others');
  return (
    <section className={styles.allocation} aria-labelledby="allocation">
      <h2 id="allocation" className={styles.title}>
        {t('allocation.title')}
      </h2>
      <div className={styles.body}>
        <Ring shares={shares} />
        <table className={styles.table}>
          <caption className="unseen">{t('allocation.title')}</caption>
          <thead className="unseen">
            <tr>
              <th scope="col">{t('column.asset')}</th>
              <th scope="col">{t('allocation.part')}</th>
              <th scope="col">{t('column.value')}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map((share, index) => (
              <tr key={share.asset}>
                <th scope="row">
                  <span className={styles.mark} data-part={share.asset === '' ? 'rest' : index} aria-hidden="true" />
                  {name(share)}
                </th>
                <td>{format.share(share.part)}</td>
                <td>
                  <OwnAmount>
                    {format.decimal(wallet.inCurrency(share.value), placesOf(wallet.choices.currency), 'down')}
                  </OwnAmount>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
});

/** The table beside it says the same in words. */
function Ring({ shares }: { readonly shares: readonly Share[] }) {
  const parts = pie<Share>()
    .sort(null)
    .value(({ part }) => part)
    .padAngle(0.015)(shares.slice());
  return (
    <svg className={styles.ring} viewBox={`${-radius} ${-radius} ${2 * radius} ${2 * radius}`} aria-hidden="true">
      {parts.map((part, index) => (
        <path
          key={part.data.asset}
          className={styles.part}
          data-part={part.data.asset === '' ? 'rest' : index}
          d={sector(part) ?? undefined}
        />
      ))}
    </svg>
  );
}
