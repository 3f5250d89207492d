import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../kit/controls/plain-button';
import { panelsOf } from '../../../../domain/trading/arrangement';
import { restore, toggleMaximised } from '../../../../domain/trading/arrangement-changes';
import type { ScreenSize } from '../../../../domain/trading/screen-size';
import { focusNext, places } from './focus-next';
import { usePanelTitle } from './use-panel-title';
import styles from './workspace.module.css';
import type { WorkspacesStore } from './workspaces.store';

/** Panels that were put aside, or that stand behind the one that has all the space: a press brings them back. */
export const RestoreStrip = observer(function RestoreStrip({
  workspaces,
  size,
}: {
  readonly workspaces: WorkspacesStore;
  readonly size: ScreenSize;
}) {
  const { t } = useTranslation('layout');
  const title = usePanelTitle();
  const arrangement = workspaces.arrangement(size);
  const { collapsed, maximised } = arrangement;
  const bring = (panel: string, change: Parameters<WorkspacesStore['arrange']>[1]): void => {
    workspaces.arrange(size, change);
    focusNext(places.putAside(panel));
  };
  const aside = panelsOf(arrangement).filter(({ id }) => collapsed.includes(id));
  if (aside.length === 0 && maximised === undefined) return null;
  return (
    <div role="group" aria-label={t('aside.strip')} className={styles.strip}>
      {maximised === undefined ? null : (
        <PlainButton
          className={styles.stripButton}
          onClick={() => bring(maximised, (now) => toggleMaximised(now, maximised))}
        >
          {t('maximise.back')}
        </PlainButton>
      )}
      {aside.map((panel) => (
        <PlainButton
          key={panel.id}
          id={places.bringBack(panel.id)}
          className={styles.stripButton}
          onClick={() => bring(panel.id, (now) => restore(now, panel.id))}
        >
          {t('aside.show', { panel: title(panel) })}
        </PlainButton>
      ))}
    </div>
  );
});
