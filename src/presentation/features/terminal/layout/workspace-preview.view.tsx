import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { readDocument } from '../../../../domain/trading/shared-document';
import { linkColours, panelsOf } from '../../../../domain/trading/arrangement';
import { layoutOf } from '../../../../domain/trading/arrangement-layout';
import { arrangementFor } from '../../../../domain/trading/workspace';
import { Button } from '../../../kit/controls/button';
import { DialogActions } from '../../../kit/controls/dialog-parts';
import { useTradeLayout } from './use-layout';
import styles from './dialogs.module.css';
import { DocumentProblemText } from './document-problem.view';
import { LinkBadge } from './link-badge.view';
import { usePanelTitle } from './use-panel-title';
import type { WorkspacesStore } from './workspaces.store';

interface WorkspacePreviewProps {
  readonly document: string;
  readonly workspaces: WorkspacesStore;
  readonly onDone: (added: boolean) => void;
}

/** What a workspace of somebody else holds. It is added beside the own ones and replaces none. */
export function WorkspacePreview({ document, workspaces, onDone }: WorkspacePreviewProps) {
  const { t } = useTranslation(['layout', 'common']);
  const title = usePanelTitle();
  const width = useTradeLayout();
  const read = readDocument('workspace', document);
  if (!read.ok) return <DocumentProblemText thing="workspace" problem={read.error} />;
  const { name, value: workspace } = read.value;
  const arrangement = arrangementFor(workspace, width === 'phone' ? 'tablet' : width);
  const followed = linkColours.filter((colour) => workspace.markets[colour] !== undefined);
  return (
    <>
      <h3 className={styles.subtitle}>{name}</h3>
      <div className={styles.sketch} aria-hidden="true">
        {layoutOf(arrangement).groups.map(({ group, left, top, width: wide, height }) => (
          <span
            key={group.active}
            style={{
              left: `${left * 100}%`,
              top: `${top * 100}%`,
              width: `${wide * 100}%`,
              height: `${height * 100}%`,
            }}
          >
            {group.panels.map(title).join(' · ')}
          </span>
        ))}
      </div>
      <p className={styles.holds}>{t('preview.panels', { panels: panelsOf(arrangement).map(title).join(', ') })}</p>
      {followed.map((colour) => (
        <p key={colour} className={styles.holds}>
          <LinkBadge colour={colour} /> {marketDisplayName(workspace.markets[colour]!)}
        </p>
      ))}
      <p className={styles.holds}>{t('preview.besideWorkspaces')}</p>
      <DialogActions>
        <Button onClick={() => onDone(false)}>{t('common:action.cancel')}</Button>
        <Button
          variant="primary"
          onClick={() => {
            workspaces.create(name, workspace);
            onDone(true);
          }}
        >
          {t('preview.add')}
        </Button>
      </DialogActions>
    </>
  );
}
