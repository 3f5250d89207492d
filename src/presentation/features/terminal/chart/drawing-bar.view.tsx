import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawingTools, type DrawingTool } from '../../../../domain/markets/chart-drawing';
import styles from './drawing-bar.module.css';
import { useShownChart } from './chart-view';
import { cssTokens } from '../../../kit/theme/css-tokens';
import { beginDrawing } from './draw-drawings';
import type { DrawingsStore } from './drawings.store';
import { NoteDialog } from './note-dialog.view';
import { ToolButton } from './tool-button';

const tools = Object.keys(drawingTools) as DrawingTool[];
const ways = ['magnet', 'locked', 'hidden'] as const;

interface DrawingBarProps {
  readonly drawings: DrawingsStore;
  /** The drawing that was clicked. */
  readonly chosen: string | undefined;
}

/** What can be drawn on the chart, and what becomes of it. */
export const DrawingBar = observer(function DrawingBar({ drawings, chosen }: DrawingBarProps) {
  const { t } = useTranslation('chart');
  const { instrument } = useShownChart();
  const { tool, begin } = useDrawing(drawings);
  const [writing, setWriting] = useState(false);
  const { symbol } = instrument;
  const none = drawings.of(symbol).length === 0;

  return (
    <>
      <div role="toolbar" aria-label={t('draw.title')} data-rail="" className={styles.bar}>
        {tools.map((each) => (
          <ToolButton
            key={each}
            icon={each}
            label={t(`draw.${each}`)}
            aria-pressed={each === tool}
            onClick={() => (each === 'note' ? setWriting(true) : begin(each === tool ? undefined : each))}
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
        {writing ? (
          <NoteDialog
            onClose={() => setWriting(false)}
            onWritten={(text) => {
              setWriting(false);
              begin('note', text);
            }}
          />
        ) : null}
      </div>
      {tool ? (
        <p role="status" className={styles.hint}>
          {t('draw.hint', { count: drawingTools[tool] })}
        </p>
      ) : null}
    </>
  );
});

/** One drawing at a time; Escape or its own button puts the tool away. */
function useDrawing(drawings: DrawingsStore) {
  const { view, instrument } = useShownChart();
  const { drawn } = view;
  const [tool, setTool] = useState<DrawingTool>();
  const putAway = useRef<() => void>(undefined);
  const stop = (): void => {
    putAway.current?.();
    putAway.current = undefined;
    setTool(undefined);
  };
  const begin = (next: DrawingTool | undefined, text?: string): void => {
    stop();
    if (!next || !drawn) return;
    const { magnet, locked, hidden } = drawings;
    setTool(next);
    putAway.current = beginDrawing(
      drawn,
      next,
      text,
      { magnet, locked, hidden },
      cssTokens(drawn.getDom()!),
      (points) => {
        putAway.current = undefined;
        setTool(undefined);
        drawings.add(instrument.symbol, { tool: next, points, ...(text !== undefined && { text }) });
      },
    );
  };
  useEffect(() => {
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') stop();
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, []);
  useEffect(
    () => () => {
      putAway.current?.();
      putAway.current = undefined;
      setTool(undefined);
    },
    [drawn],
  );
  return { tool, begin };
}
