import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { zero, type Decimal } from '../../../../domain/shared/decimal';
import type { Position } from '../../../../domain/trading/position';
import { profitSinceOpened } from '../../../../domain/trading/position-figures';
import { useFormat } from '../../../kernel/use-format';
import { EmptyState } from '../../../ui/empty-state';
import { FailureState } from '../../../ui/failure-state';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { useAccountScope } from '../../account/account-scope';
import { pnlBases } from '../portfolio-preferences.store';
import styles from '../portfolio.module.css';
import { positionKey } from '../position-name';
import { signed, SignedFigure } from '../signed-figure';
import { CloseGroup } from './close-group.view';
import { PositionDialogs, type OpenDialog } from './position-dialogs.view';
import type { PositionsStores } from './positions-stores';
import { PositionsTable } from './positions-table.view';

/** Open positions, and everything that can be done with them. */
export const PositionsTab = observer(function PositionsTab({ stores }: { readonly stores: PositionsStores }) {
  const { t } = useTranslation('portfolio');
  const { only } = useAccountScope();
  const [dialog, setDialog] = useState<OpenDialog>();
  useFollowing(stores);
  const { state } = stores.positions;
  if (state.status === 'failed') return <FailureState failure={state.failure} onRetry={() => stores.positions.retry()} />;
  if (state.status !== 'ready') return <RowsSkeleton />;
  const rows = only === undefined ? state.value : state.value.filter(({ symbol }) => symbol === only);
  const current = dialog && state.value.find((position) => positionKey(position) === dialog.key);
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState title={t('positions.empty.title')} text={t('positions.empty.text')} />
      ) : (
        <>
          <div className={styles.bar}>
            <Basis stores={stores} />
            <Sum rows={rows} stores={stores} />
            <span className={styles.push}>
              <CloseGroup rows={rows} stores={stores} />
            </span>
          </div>
          <PositionsTable rows={rows} stores={stores} stale={state.stale} onDialog={(kind, position) => setDialog({ kind, key: positionKey(position) })} />
        </>
      )}
      {dialog && current ? <PositionDialogs key={`${dialog.kind} ${dialog.key}`} kind={dialog.kind} position={current} stores={stores} onClose={() => setDialog(undefined)} /> : null}
    </>
  );
});

/** Follows prices and funding of what is held while the tab is on screen. */
function useFollowing({ positions, prices, funding, instruments }: PositionsStores): void {
  useEffect(() => {
    const stops = [
      instruments.start(),
      funding.start(),
      reaction(
        () => positions.value ?? [],
        (held) => {
          prices.follow(new Set(held.map(({ symbol }) => symbol)));
          funding.follow(held);
        },
        { fireImmediately: true },
      ),
      () => prices.follow(new Set()),
    ];
    return () => stops.forEach((stop) => stop());
  }, [positions, prices, funding, instruments]);
}

const Basis = observer(function Basis({ stores: { preferences } }: { readonly stores: PositionsStores }) {
  const { t } = useTranslation('portfolio');
  return (
    <label>
      {t('basis.label')}
      <select className={styles.select} value={preferences.pnlBasis} onChange={(event) => preferences.valueAt(pnlBases.find((basis) => basis === event.target.value) ?? 'mark')}>
        {pnlBases.map((basis) => (
          <option key={basis} value={basis}>
            {t(`basis.${basis}`)}
          </option>
        ))}
      </select>
    </label>
  );
});

const Sum = observer(function Sum({ rows, stores }: { readonly rows: readonly Position[]; readonly stores: PositionsStores }) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  let sum: Decimal | undefined = zero;
  for (const position of rows) {
    const price = stores.prices.at(stores.preferences.pnlBasis, position);
    sum = sum && price && sum.plus(profitSinceOpened(position, price));
  }
  return <SignedFigure value={sum}>{t('worthOf', { pnl: signed(format, sum), asset: 'USDT' })}</SignedFigure>;
});
