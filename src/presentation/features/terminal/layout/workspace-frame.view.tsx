import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { panelsOf } from '../../../../domain/trading/arrangement';
import { addPanel } from '../../../../domain/trading/arrangement-changes';
import { newWorkspace } from '../../../../domain/trading/workspace';
import { Button } from '../../../kit/controls/button';
import { EmptyState } from '../../../kit/controls/empty-state';
import { SharedMarkets } from '../market/shared-markets';
import { useTradeLayout } from './use-layout';
import { PanelGrid } from './panel-grid.view';
import { RestoreStrip } from './restore-strip.view';
import { useTerminal } from './terminal-context';
import { TerminalLayoutStore } from './terminal-layout.store';
import { WorkspaceBar } from './workspace-bar.view';
import styles from './workspace.module.css';
import { WorkspacesStore } from './workspaces.store';
import { view } from '../../../runtime/feature';

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
  const markets = useMemo(() => new SharedMarkets(terminal.markets), [terminal.markets]);
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
        <PanelGrid workspaces={workspaces} size={size} markets={markets} />
      )}
      <RestoreStrip workspaces={workspaces} size={size} />
    </div>
  );
});

export default view(WorkspaceFrame, { workspaces: WorkspacesStore, layout: TerminalLayoutStore });
