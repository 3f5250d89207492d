import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { linkColours, panelsOf, type Panel, type PanelLink } from '../../../../domain/trading/arrangement';
import {
  linkPanel,
  movePanel,
  movePanelTowards,
  removePanel,
  resizePanel,
  toggleMaximised,
  type Side,
} from '../../../../domain/trading/arrangement-changes';
import type { ScreenSize } from '../../../../domain/trading/screen-size';
import { useMarket } from '../market/market-context';
import { focusNext, places } from './focus-next';
import { openPanelWindow } from './panel-window';
import { Button } from '../../../kit/controls/button';
import { MenuItem } from '../../../kit/controls/menu-item';
import { Select } from '../../../kit/controls/select';
import { Popover } from '../../../kit/controls/popover';
import { usePanelTitle } from './use-panel-title';
import styles from './panel-menu.module.css';
import type { WorkspacesStore } from './workspaces.store';

interface PanelMenuProps {
  readonly panel: Panel;
  readonly workspaces: WorkspacesStore;
  readonly size: ScreenSize;
}

const sides: Readonly<Record<string, Side>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const arrows = { left: '←', right: '→', up: '↑', down: '↓' } as const;
/** How much a key or a press changes a size. */
const step = 0.04;

const sizes = {
  wider: { direction: 'row', by: step },
  narrower: { direction: 'row', by: -step },
  taller: { direction: 'column', by: step },
  lower: { direction: 'column', by: -step },
} as const;

/** Everything that dragging does, and the rest, as commands. */
export const PanelMenu = observer(function PanelMenu(props: PanelMenuProps) {
  const { t } = useTranslation('layout');
  const title = usePanelTitle();
  const name = t('menu.of', { panel: title(props.panel) });
  return (
    <Popover label={name} button="⋯">
      {(close) => <Commands {...props} close={close} />}
    </Popover>
  );
});

const Commands = observer(function Commands({
  panel,
  workspaces,
  size,
  close,
}: PanelMenuProps & { readonly close: () => void }) {
  const { t } = useTranslation('layout');
  const title = usePanelTitle();
  const { instrument } = useMarket();
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const [onto, setOnto] = useState('');
  const arrangement = workspaces.arrangement(size);
  const others = panelsOf(arrangement).filter((each) => each.id !== panel.id);
  const arrange = (change: Parameters<WorkspacesStore['arrange']>[1]): void => workspaces.arrange(size, change);
  const move = (side: Side): void => arrange((now) => movePanelTowards(now, panel.id, side));
  const resize = (which: keyof typeof sizes): void =>
    arrange((now) => resizePanel(now, panel.id, sizes[which].direction, sizes[which].by));
  useEffect(() => root.current?.focus(), []);

  const press = (event: KeyboardEvent): void => {
    const side = sides[event.key];
    if (!side || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    if (event.shiftKey) resize(({ left: 'narrower', right: 'wider', up: 'lower', down: 'taller' } as const)[side]);
    else move(side);
  };
  const link = (chosen: PanelLink): void => {
    arrange((now) => linkPanel(now, panel.id, chosen));
    // A colour begins with the market that is looked at.
    if (chosen !== 'page' && workspaces.workspace.markets[chosen] === undefined)
      workspaces.follow(chosen, instrument.symbol);
  };
  return (
    <div ref={root} tabIndex={-1} className={styles.menu} onKeyDown={press}>
      <p className={styles.hint}>{t('menu.hint')}</p>
      <div role="group" aria-label={t('move.label')} className={styles.row}>
        <span aria-hidden="true">{t('move.label')}</span>
        {(['left', 'up', 'down', 'right'] as const).map((side) => (
          <Button
            size="small"
            key={side}
            aria-label={t(`move.${side}`)}
            title={t(`move.${side}`)}
            onClick={() => move(side)}
          >
            {arrows[side]}
          </Button>
        ))}
      </div>
      <div role="group" aria-label={t('size.label')} className={styles.row}>
        <span aria-hidden="true">{t('size.label')}</span>
        {(['narrower', 'wider', 'lower', 'taller'] as const).map((which) => (
          <Button
            size="small"
            key={which}
            aria-label={t(`size.${which}`)}
            title={t(`size.${which}`)}
            onClick={() => resize(which)}
          >
            {{ narrower: '⇥⇤', wider: '⇤⇥', lower: '⤓⤒', taller: '⤒⤓' }[which]}
          </Button>
        ))}
      </div>
      <label className={styles.choice} htmlFor={`${id}-link`}>
        {t('link.label')}
        <Select
          size="small"
          id={`${id}-link`}
          value={panel.link}
          onChange={(value) => link(value)}
          options={(['page', ...linkColours] as const).map((each) => ({ value: each, label: t(`link.${each}`) }))}
        />
      </label>
      {others.length === 0 ? null : (
        <div className={styles.choice}>
          <label htmlFor={`${id}-tab`}>{t('move.onTopOf')}</label>
          {/* With a button: an arrow key in the list must not move the panel at once. */}
          <div className={styles.row}>
            <Select
              size="small"
              id={`${id}-tab`}
              value={onto}
              onChange={(value) => setOnto(value)}
              options={[{ value: '', label: '' }, ...others.map((each) => ({ value: each.id, label: title(each) }))]}
            />
            <Button
              size="small"
              aria-disabled={onto === ''}
              onClick={() => {
                arrange((now) => movePanel(now, panel.id, onto, 'tab'));
                setOnto('');
              }}
            >
              {t('move.label')}
            </Button>
          </div>
        </div>
      )}
      <div className={styles.commands}>
        <MenuItem
          onClick={() => {
            close();
            arrange((now) => toggleMaximised(now, panel.id));
          }}
        >
          {t(arrangement.maximised === panel.id ? 'maximise.back' : 'maximise.label')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            openPanelWindow(
              panel.content,
              (panel.link === 'page' ? undefined : workspaces.workspace.markets[panel.link]) ?? instrument.symbol,
            );
          }}
        >
          {t('window')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            arrange((now) => removePanel(now, panel.id));
            focusNext(places.undo);
          }}
        >
          {t('remove')}
        </MenuItem>
      </div>
    </div>
  );
});
