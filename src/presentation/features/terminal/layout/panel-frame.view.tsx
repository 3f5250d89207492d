import { observer } from 'mobx-react-lite';
import { type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Panel, PanelGroup } from '../../../../domain/trading/arrangement';
import { activate, collapse } from '../../../../domain/trading/arrangement-changes';
import type { ScreenSize } from '../../../../domain/trading/screen-size';
import { IconButton } from '../../../kit/controls/icon-button';
import { Icon } from '../../../kit/controls/icon';
import { tabPanel, Tabs } from '../../../kit/controls/tabs';
import type { SharedMarkets } from '../market/shared-markets';
import { SharedMarket } from '../market/shared-market.view';
import { LinkBadge } from './link-badge.view';
import { LinkedMarket } from './linked-market.view';
import { PanelContent, registered } from './panel-content.view';
import { focusNext, places } from './focus-next';
import { PanelMenu } from './panel-menu.view';
import { useTerminal } from './terminal-context';
import { usePanelTitle } from './use-panel-title';
import styles from './workspace.module.css';
import type { WorkspacesStore } from './workspaces.store';

interface PanelFrameProps {
  readonly group: PanelGroup;
  readonly style: React.CSSProperties;
  readonly workspaces: WorkspacesStore;
  readonly size: ScreenSize;
  readonly markets: SharedMarkets;
  readonly onDrag: (id: string, event: PointerEvent) => void;
}

/** A panel with its head: what it is, which market it follows, and what can be done with it. */
export const PanelFrame = observer(function PanelFrame({
  group,
  style,
  workspaces,
  size,
  markets,
  onDrag,
}: PanelFrameProps) {
  const { t } = useTranslation('layout');
  const title = usePanelTitle();
  const panel = group.panels.find(({ id }) => id === group.active)!;
  const name = `panel-${group.panels[0]!.id}`;
  const arrange = (change: Parameters<WorkspacesStore['arrange']>[1]): void => workspaces.arrange(size, change);
  const tabbed = group.panels.length > 1;
  const grab = (event: PointerEvent): void => {
    // What can be pressed in the head keeps its own meaning; a tab is both.
    const pressed = (event.target as Element).closest('button, select, input');
    if (!pressed || pressed.getAttribute('role') === 'tab') onDrag(panel.id, event);
  };
  return (
    <section className={styles.panel} style={style} aria-label={title(panel)}>
      <div className={styles.head} onPointerDown={grab}>
        {tabbed ? (
          <Tabs
            name={name}
            label={t('tabs')}
            tabs={group.panels.map((each) => ({ id: each.id, label: title(each) }))}
            selected={group.active}
            onSelect={(id) => {
              arrange((now) => activate(now, id));
              // The frame is another one with another tab in front.
              focusNext(`${name}-tab-${id}`);
            }}
          />
        ) : (
          <h2 className={styles.title}>{title(panel)}</h2>
        )}
        <span className={styles.space} />
        {panel.link === 'page' ? null : (
          <>
            <LinkBadge colour={panel.link} />
            <LinkedMarket colour={panel.link} workspaces={workspaces} />
          </>
        )}
        <IconButton
          icon={
            <svg viewBox="0 0 16 16" width="16" height="16" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
              <path d="M4 11.5h8" />
            </svg>
          }
          size="tiny"
          id={places.putAside(panel.id)}
          label={t('aside.of', { panel: title(panel) })}
          title={t('aside.label')}
          onClick={() => {
            arrange((now) => collapse(now, panel.id));
            focusNext(places.bringBack(panel.id));
          }}
        />
        <PanelMenu panel={panel} workspaces={workspaces} size={size} />
      </div>
      <div className={styles.body} {...(tabbed && tabPanel(name, group.active))}>
        {registered(panel.content) ? (
          <LinkedPanel panel={panel} workspaces={workspaces} markets={markets}>
            <PanelContent content={panel.content} />
          </LinkedPanel>
        ) : (
          <p className={styles.nothing}>
            <Icon name="info" size={16} /> {t('unknownText')}
          </p>
        )}
      </div>
    </section>
  );
});

interface LinkedPanelProps {
  readonly panel: Panel;
  readonly workspaces: WorkspacesStore;
  readonly markets: SharedMarkets;
  readonly children: ReactNode;
}

/** A panel of a colour stands on the colour's market; one without stays with the page. */
const LinkedPanel = observer(function LinkedPanel({ panel, workspaces, markets, children }: LinkedPanelProps) {
  const { market } = useTerminal();
  const symbol = panel.link === 'page' ? undefined : workspaces.workspace.markets[panel.link];
  const instrument = symbol === undefined ? undefined : market.instruments?.find((each) => each.symbol === symbol);
  if (!instrument) return children;
  return (
    <SharedMarket markets={markets} instrument={instrument}>
      {children}
    </SharedMarket>
  );
});
