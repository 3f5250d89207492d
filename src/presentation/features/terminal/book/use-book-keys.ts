import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { BookPanelStore } from './book-panel.store';

const cells = ['price', 'size', 'total'] as const;

interface BookKeys {
  /** Rows that hold levels, counted from the top. */
  readonly rows: number;
  /** The row that is the tab stop to begin with: the best bid, or the best ask where there are no bids. */
  readonly first: number;
  readonly panel: BookPanelStore;
  readonly point: (position: number) => void;
  readonly pick: (position: number, cell: string | undefined) => void;
  /** Lists the own orders of a level. */
  readonly list: (position: number) => void;
}

/** The keyboard of the book. Single letters work only while a cell has the focus. */
export function useBookKeys(body: RefObject<HTMLElement | null>, { rows, first, panel, point, pick, list }: BookKeys) {
  const [active, setActive] = useState<{ readonly position: number; readonly column: number }>();
  const position = Math.min(active?.position ?? first, rows - 1);
  const column = active?.column ?? 0;

  const go = (to: number, across: number): void => {
    const next = {
      position: Math.max(0, Math.min(rows - 1, to)),
      column: Math.max(0, Math.min(cells.length - 1, across)),
    };
    setActive(next);
    body.current
      ?.querySelector<HTMLElement>(`[data-position="${next.position}"] [data-cell="${cells[next.column]!}"]`)
      ?.focus();
  };
  const acts: Readonly<Record<string, () => void>> = {
    ArrowUp: () => go(position - 1, column),
    ArrowDown: () => go(position + 1, column),
    ArrowLeft: () => go(position, column - 1),
    ArrowRight: () => go(position, column + 1),
    PageUp: () => go(first - 1, column),
    PageDown: () => go(first, column),
    Home: () => go(position, 0),
    End: () => go(position, cells.length - 1),
    Enter: () => pick(position, cells[column]),
    ' ': () => pick(position, cells[column]),
    Delete: () => list(position),
    s: () => panel.read(),
    p: () => panel.pause(!panel.paused),
    Escape: () => {
      panel.point(undefined);
      panel.hush();
    },
  };

  return {
    tabIndex: (row: number, cell: number): 0 | -1 => (row === position && cell === column ? 0 : -1),
    press: (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target as HTMLElement).dataset['cell']) return;
      const act = acts[event.key] ?? letterActs(event.code, acts);
      if (!act) return;
      event.preventDefault();
      act();
    },
    focus: (event: FocusEvent): void => {
      const cell = cells.findIndex((name) => name === (event.target as HTMLElement).dataset['cell']);
      const row = (event.target as HTMLElement).closest<HTMLElement>('[data-position]')?.dataset['position'];
      if (row === undefined || cell < 0) return;
      setActive({ position: Number(row), column: cell });
      point(Number(row));
    },
  };
}

/** By the key's place, so that other alphabets have it too. */
function letterActs(code: string, acts: Readonly<Record<string, () => void>>): (() => void) | undefined {
  return /^Key[A-Z]$/.test(code) ? acts[code.slice(3).toLowerCase()] : undefined;
}
