import { observer } from 'mobx-react-lite';
import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Arrangement } from '../../../../domain/trading/arrangement';
import { moveDivider, movePanel } from '../../../../domain/trading/arrangement-changes';
import { layoutOf, type Divider, type Rectangle } from '../../../../domain/trading/arrangement-layout';
import type { ScreenSize } from '../../../../domain/trading/screen-size';
import type { SharedMarkets } from '../market/shared-markets';
import { PanelFrame } from './panel-frame.view';
import { usePanelDrag } from './use-panel-drag';
import styles from './workspace.module.css';
import type { WorkspacesStore } from './workspaces.store';

interface PanelGridProps {
  readonly workspaces: WorkspacesStore;
  readonly size: ScreenSize;
  readonly markets: SharedMarkets;
}

/** How far a key moves a line. */
const keyStep = 0.02;

/** Panels in their places, and the lines between them. A panel that moves is the same one: it goes on where it was. */
export const PanelGrid = observer(function PanelGrid({ workspaces, size, markets }: PanelGridProps) {
  const kept = workspaces.arrangement(size);
  const root = useRef<HTMLDivElement>(null);
  const [resizing, setResizing] = useState<Arrangement>();
  const arrangement = resizing ?? kept;
  const layout = useMemo(() => layoutOf(arrangement), [arrangement]);
  const drag = usePanelDrag(root, layout, (id, target, drop) =>
    workspaces.arrange(size, (now) => movePanel(now, id, target, drop)),
  );

  return (
    <div ref={root} className={styles.grid} data-size={size}>
      {layout.groups.map(({ group, ...area }) => (
        <PanelFrame
          key={group.active}
          group={group}
          style={placed(area)}
          workspaces={workspaces}
          size={size}
          markets={markets}
          onDrag={drag.begin}
        />
      ))}
      {layout.dividers.map((divider) => (
        <DividerLine
          key={`${divider.path.join('.')} ${divider.before}`}
          divider={divider}
          root={root}
          onMove={(to) => setResizing(moveDivider(kept, divider, to))}
          onEnd={() => {
            if (resizing) workspaces.arrange(size, () => resizing);
            setResizing(undefined);
          }}
          onStep={(by) => workspaces.arrange(size, (now) => moveDivider(now, divider, divider.at + by))}
        />
      ))}
      {drag.target ? <div className={styles.target} style={placed(drag.target)} aria-hidden="true" /> : null}
    </div>
  );
});

function placed({ left, top, width, height }: Rectangle): React.CSSProperties {
  return { left: `${left * 100}%`, top: `${top * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` };
}

interface DividerLineProps {
  readonly divider: Divider;
  readonly root: React.RefObject<HTMLDivElement | null>;
  readonly onMove: (to: number) => void;
  readonly onEnd: () => void;
  readonly onStep: (by: number) => void;
}

/** The line between two neighbours: dragged, or moved by the arrow keys. */
function DividerLine({ divider, root, onMove, onEnd, onStep }: DividerLineProps) {
  const { t } = useTranslation('layout');
  const { direction, area, at, from, to } = divider;
  const row = direction === 'row';
  const drag = (event: PointerEvent): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = root.current!.getBoundingClientRect();
    onMove(row ? (event.clientX - box.left) / box.width : (event.clientY - box.top) / box.height);
  };
  const press = (event: KeyboardEvent): void => {
    const by = {
      [row ? 'ArrowLeft' : 'ArrowUp']: -keyStep,
      [row ? 'ArrowRight' : 'ArrowDown']: keyStep,
      Home: from - at,
      End: to - at,
    }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onStep(by);
  };
  const percent = (share: number): number => Math.round(share * 100);
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-label={t(row ? 'divider.row' : 'divider.column')}
      aria-orientation={row ? 'vertical' : 'horizontal'}
      aria-valuenow={percent(at)}
      aria-valuemin={percent(from)}
      aria-valuemax={percent(to)}
      className={row ? styles.upright : styles.level}
      style={
        row
          ? { left: `${at * 100}%`, top: `${area.top * 100}%`, height: `${area.height * 100}%` }
          : { top: `${at * 100}%`, left: `${area.left * 100}%`, width: `${area.width * 100}%` }
      }
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onPointerUp={onEnd}
      onPointerCancel={onEnd}
      onKeyDown={press}
    />
  );
}
