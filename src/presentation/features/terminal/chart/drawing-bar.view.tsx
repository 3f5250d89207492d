import { observer } from 'mobx-react-lite';
import { when } from 'mobx';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawingTools, type DrawingTool } from '../../../../domain/markets/chart-drawing';
import styles from './drawing-bar.module.css';
import { useShownChart } from './chart-view';
import type { DrawingHand } from './drawing-hand';
import { DrawingsDialog } from './drawings-dialog.view';
import type { DrawingsStore } from './drawings.store';
import { NoteDialog } from './note-dialog.view';
import { ToolButton } from './tool-button';

const tools = Object.keys(drawingTools) as DrawingTool[];
const ways = ['magnet', 'locked', 'hidden'] as const;

interface DrawingBarProps {
  readonly drawings: DrawingsStore;
  readonly hand: DrawingHand;
  /** The drawing that was clicked. */
  readonly chosen: string | undefined;
  /** The tools lie over the candles: they are gone while one is used, and this is called after it. Without it they stay, as a rail beside the candles. */
  readonly onDrawn?: () => void;
}

/** What can be drawn on the chart, and what becomes of it. */
export const DrawingBar = observer(function DrawingBar({ drawings, hand, chosen, onDrawn }: DrawingBarProps) {
  const { t } = useTranslation('chart');
  const { view, instrument } = useShownChart();
  const { tool } = hand;
  const [dialog, setDialog] = useState<'note' | 'drawings'>();
  const close = (): void => setDialog(undefined);
  const { symbol } = instrument;
  const none = drawings.of(symbol).length === 0;
  useEffect(() => {
    // Keys place points there; a dialog that asked for words has given the focus back by then.
    if (tool) requestAnimationFrame(() => view.stage?.querySelector<HTMLElement>('[role="application"]')?.focus());
  }, [tool, view]);
  const { stage } = view;
  const rail = onDrawn === undefined;
  useLayoutEffect(() => {
    if (!rail || !stage) return undefined;
    stage.dataset['drawing'] = 'rail';
    return () => void delete stage.dataset['drawing'];
  }, [rail, stage]);
  useEffect(() => (tool && onDrawn ? onceStopped(hand, onDrawn) : undefined), [tool, onDrawn, hand]);
  useEffect(() => {
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hand.stop();
    };
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('keydown', escape);
      hand.stop();
    };
  }, [hand]);

  return (
    <>
      <div
        role="toolbar"
        aria-label={t('draw.title')}
        hidden={!rail && tool !== undefined}
        data-rail={rail ? undefined : ''}
        className={styles.bar}
      >
        {tools.map((each) => (
          <ToolButton
            key={each}
            icon={each}
            label={t(`draw.${each}`)}
            aria-pressed={each === tool}
            onClick={() => {
              if (each === 'note') setDialog('note');
              else if (each === tool) hand.stop();
              else hand.begin(each);
            }}
          />
        ))}
        <hr />
        {ways.map((way) => (
          <ToolButton
            key={way}
            icon={way}
            label={t(`draw.way.${way}`)}
            aria-pressed={drawings[way]}
            onClick={() => drawings.toggle(way)}
          />
        ))}
        <div className={styles.last}>
          <ToolButton
            icon="undo"
            label={t('draw.undo')}
            disabled={!drawings.canUndo(symbol)}
            onClick={() => drawings.undo(symbol)}
          />
          <ToolButton
            icon="remove"
            label={t(chosen === undefined ? 'draw.removeAll' : 'draw.remove')}
            disabled={none}
            onClick={() => (chosen === undefined ? drawings.clear(symbol) : drawings.remove(symbol, chosen))}
          />
          <ToolButton icon="list" label={t('draw.list')} disabled={none} onClick={() => setDialog('drawings')} />
        </div>
        {dialog === 'note' ? (
          <NoteDialog
            onClose={close}
            onWritten={(text) => {
              close();
              hand.begin('note', text);
            }}
          />
        ) : null}
        {dialog === 'drawings' ? <DrawingsDialog drawings={drawings} onClose={close} /> : null}
      </div>
      {tool ? (
        <p role="status" className={styles.hint}>
          {t('draw.hint', { count: drawingTools[tool] })}
          <span className={styles.keys}> {t('draw.keys')}</span>
        </p>
      ) : null}
    </>
  );
});

/** The next tool is begun at once after the one before is put away: that is no end. */
function onceStopped(hand: DrawingHand, then: () => void): () => void {
  return when(() => hand.tool === undefined, then);
}
