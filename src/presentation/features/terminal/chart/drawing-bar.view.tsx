import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
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
}

/** What can be drawn on the chart, and what becomes of it. */
export const DrawingBar = observer(function DrawingBar({ drawings, hand, chosen }: DrawingBarProps) {
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
      <div role="toolbar" aria-label={t('draw.title')} data-rail="" className={styles.bar}>
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
