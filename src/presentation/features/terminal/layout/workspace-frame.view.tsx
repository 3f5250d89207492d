import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { linkColours, panelsOf } from '../../../../domain/trading/arrangement';
import { addPanel } from '../../../../domain/trading/arrangement-changes';
import { newWorkspace } from '../../../../domain/trading/workspace';
import { Part } from '../../../runtime/part';
import { Button } from '../../../kit/controls/button';
import { EmptyState } from '../../../kit/controls/empty-state';
import { DeskPool } from '../desk/desk-pool';
import { PooledDesk } from '../desk/pooled-desk.view';
import { useTradeLayout } from '../use-layout';
import { PanelGrid } from './panel-grid.view';
import { RestoreStrip } from './restore-strip.view';
import { useTerminal } from './terminal-context';
import { TerminalLayoutStore } from './terminal-layout.store';
import { WorkspaceBar } from './workspace-bar.view';
import styles from './workspace.module.css';
import { WorkspacesStore } from './workspaces.store';
import { view } from '../../../runtime/feature';
import { contractDeskFeature } from '../desk/contract-desk.feature';

export interface WorkspaceStores {
  readonly workspaces: WorkspacesStore;
  readonly layout: TerminalLayoutStore;
}

/** The terminal as somebody arranged it: the bar of the workspace, its panels, and the strip of those put aside. */
export const WorkspaceFrame = observer(function WorkspaceFrame({ stores }: { readonly stores: WorkspaceStores }) {
  const { t } = useTranslation('layout');
  const { workspaces } = stores;
  const terminal = useTerminal();
  const width = useTradeLayout();
  const size = width === 'phone' ? 'tablet' : width;
  const pool = useMemo(() => new DeskPool(terminal.desks), [terminal.desks]);
  const arrangement = workspaces.arrangement(size);

  useEffect(() => {
    workspaces.begin(t('firstName'), newWorkspace);
  }, [workspaces, t]);

  return (
    <div className={styles.frame} data-size={size}>
      <WorkspaceBar stores={stores} size={size} />
      {panelsOf(arrangement).length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <Button
              variant="primary"
              size="small"
              onClick={() => workspaces.arrange(size, (now) => addPanel(now, 'chart'))}
            >
              {t('empty.action')}
            </Button>
          }
        />
      ) : (
        <PanelGrid workspaces={workspaces} size={size} pool={pool} />
      )}
      <RestoreStrip workspaces={workspaces} size={size} />
      <LinkedContracts workspaces={workspaces} pool={pool} />
    </div>
  );
});

/** Perpetuals that colours follow get what the page's own perpetual has. */
const LinkedContracts = observer(function LinkedContracts({
  workspaces,
  pool,
}: {
  readonly workspaces: WorkspacesStore;
  readonly pool: DeskPool;
}) {
  const { market } = useTerminal();
  const symbols = new Set(linkColours.map((colour) => workspaces.workspace.markets[colour]));
  const perpetuals = (market.instruments ?? []).filter(({ symbol, type }) => type === 'PERP' && symbols.has(symbol));
  return perpetuals.map((instrument) => (
    <PooledDesk key={instrument.symbol} pool={pool} instrument={instrument}>
      <Part feature={contractDeskFeature} />
    </PooledDesk>
  ));
});

export default view(WorkspaceFrame, { workspaces: WorkspacesStore, layout: TerminalLayoutStore });
