import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { zero, type Decimal } from '../../../../../domain/shared/decimal';
import type { Position } from '../../../../../domain/trading/position';
import { useFormat } from '../../../../kit/formats/use-format';
import { quoteOf } from '../../account/order-cells';
import styles from '../portfolio-bar.module.css';
import { pnlBases } from '../portfolio-preferences.store';
import { signed, SignedFigure } from '../signed-figure';
import type { PositionsStores } from './positions-stores';
import { shownProfit } from './shown-profit';

interface PositionsBarProps {
  readonly rows: readonly Position[];
  readonly stores: PositionsStores;
}

/** How profit is counted, and what all positions have brought. */
export const PositionsBar = observer(function PositionsBar({ rows, stores }: PositionsBarProps) {
  const { t } = useTranslation('portfolio');
  const { preferences } = stores;
  return (
    <>
      <label>
        <span className={styles.word}>{t('basis.label')}</span>
        <select
          className={styles.field}
          value={preferences.pnlBasis}
          onChange={(event) =>
            preferences.change({ pnlBasis: pnlBases.find((basis) => basis === event.target.value) ?? 'mark' })
          }
        >
          {pnlBases.map((basis) => (
            <option key={basis} value={basis}>
              {t(`basis.${basis}`)}
            </option>
          ))}
        </select>
      </label>
      <label title={t('basis.feesExplained')}>
        <input
          type="checkbox"
          checked={preferences.afterFees}
          onChange={(event) => preferences.change({ afterFees: event.target.checked })}
        />
        <span>{t('basis.afterFees')}</span>
      </label>
      <Sum rows={rows} stores={stores} />
    </>
  );
});

const Sum = observer(function Sum({ rows, stores }: PositionsBarProps) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  const sum = rows.reduce<Decimal | undefined>((total, position) => {
    const profit = shownProfit(stores, position);
    return total && profit && total.plus(profit);
  }, zero);
  return (
    <span title={t('sum')}>
      <span className={styles.word}>{t('sum')}</span>{' '}
      <SignedFigure value={sum}>
        {signed(format, sum)} {rows[0] && quoteOf(rows[0].symbol)}
      </SignedFigure>
    </span>
  );
});
