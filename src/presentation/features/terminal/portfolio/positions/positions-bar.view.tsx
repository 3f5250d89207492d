import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../kit/controls/checkbox';
import { Select } from '../../../../kit/controls/select';
import type { Position } from '../../../../../domain/trading/position';
import { useFormat } from '../../../../kit/formats/use-format';
import { quoteOf } from '../../account/order-cells';
import styles from '../portfolio-bar.module.css';
import { pnlBases } from '../../account/portfolio-preferences.store';
import { signed, SignedFigure } from '../../../../kit/controls/signed-figure';
import type { PositionsStores } from './positions-stores';

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
      <Sum rows={rows} stores={stores} />
      <label>
        <span className={styles.word}>{t('basis.label')}</span>
        <Select
          size="tiny"
          value={preferences.pnlBasis}
          onChange={(value) => preferences.change({ pnlBasis: pnlBases.find((basis) => basis === value) ?? 'mark' })}
          options={pnlBases.map((basis) => ({ value: basis, label: t(`basis.${basis}`) }))}
        />
      </label>
      <Checkbox
        title={t('basis.feesExplained')}
        checked={preferences.afterFees}
        onChange={(checked) => preferences.change({ afterFees: checked })}
      >
        {t('basis.afterFees')}
      </Checkbox>
    </>
  );
});

const Sum = observer(function Sum({ rows, stores }: PositionsBarProps) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  const sum = stores.profits.total(rows);
  return (
    <span>
      {t('sum')}{' '}
      <SignedFigure value={sum}>
        {signed(format, sum)} {rows[0] && quoteOf(rows[0].symbol)}
      </SignedFigure>
    </span>
  );
});
