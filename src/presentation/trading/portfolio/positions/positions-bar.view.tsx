import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { zero, type Decimal } from '../../../../domain/shared/decimal';
import type { Position } from '../../../../domain/trading/position';
import { useFormat } from '../../../kernel/use-format';
import { pnlBases } from '../portfolio-preferences.store';
import styles from '../portfolio.module.css';
import { signed, SignedFigure } from '../signed-figure';
import { CloseGroup } from './close-group.view';
import type { PositionsStores } from './positions-stores';
import { shownProfit } from './shown-profit';

interface PositionsBarProps {
  readonly rows: readonly Position[];
  readonly stores: PositionsStores;
}

/** How profit is counted, what all positions have brought, and closing several of them. */
export const PositionsBar = observer(function PositionsBar({ rows, stores }: PositionsBarProps) {
  const { t } = useTranslation('portfolio');
  const { preferences } = stores;
  return (
    <>
      <label>
        {t('basis.label')}
        <select className={styles.select} value={preferences.pnlBasis} onChange={(event) => preferences.change({ pnlBasis: pnlBases.find((basis) => basis === event.target.value) ?? 'mark' })}>
          {pnlBases.map((basis) => (
            <option key={basis} value={basis}>
              {t(`basis.${basis}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.check} title={t('basis.feesExplained')}>
        <input type="checkbox" checked={preferences.afterFees} onChange={(event) => preferences.change({ afterFees: event.target.checked })} />
        <span>{t('basis.afterFees')}</span>
      </label>
      <Sum rows={rows} stores={stores} />
      <span className={styles.push}>
        <CloseGroup rows={rows} stores={stores} />
      </span>
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
  return <SignedFigure value={sum}>{t('worthOf', { pnl: signed(format, sum), asset: 'USDT' })}</SignedFigure>;
});
