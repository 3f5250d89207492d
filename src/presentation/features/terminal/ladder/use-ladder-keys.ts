import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { OrderSide } from '../../../../domain/trading/order';
import { ladderColumns } from './ladder-line.view';
import type { LadderStore } from './ladder.store';
import type { OwnOrder } from './own-order';

const priceColumn = 1;

/** Keys that may be held down: they move the focus, and nothing else. */
const moving = /^(Arrow|Page|Home|End)/;

/** The keyboard of the ladder; its letters work only while a cell has the focus. */
export function useLadderKeys(body: RefObject<HTMLElement | null>, ladder: LadderStore) {
  const [active, setActive] = useState<{ readonly row: number; readonly column: number }>();
  const inside = useRef(false);
  // The row that had the focus is no longer shown: without this the keyboard, and Esc that disarms, would be gone with it.
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body)
      body.current?.querySelector<HTMLElement>('[data-column][tabindex="0"]')?.focus();
  });
  const { rows } = ladder;
  const shown = rows.some(({ number }) => number === active?.row);
  const row = shown ? active!.row : (ladder.window.centre ?? 0);
  const column = shown ? active!.column : priceColumn;

  const go = (to: number, across: number): void => {
    const top = ladder.rows[0]?.number ?? to;
    const bottom = ladder.rows.at(-1)?.number ?? to;
    if (to > top) ladder.window.scroll(to - top);
    else if (to < bottom) ladder.window.scroll(to - bottom);
    const next = { row: Math.max(1, to), column: Math.max(0, Math.min(ladderColumns.length - 1, across)) };
    setActive(next);
    if (ladder.carried) ladder.carry({ ...ladder.carried, row: next.row });
    requestAnimationFrame(() =>
      body.current
        ?.querySelector<HTMLElement>(`[data-row="${next.row}"] [data-column="${ladderColumns[next.column]!}"]`)
        ?.focus(),
    );
  };
  const own = ladder.rows.find(({ number }) => number === row)?.own ?? [];
  const side = ({ bid: 'BUY', ask: 'SELL' } as Partial<Record<string, OrderSide>>)[ladderColumns[column]!];
  const enter = (stop: boolean): void => {
    if (ladder.carried) ladder.drop();
    else if (side) ladder.act(row, side, stop ? 'stop' : 'limit');
    else ladder.market.ticket.fields.takePrice(ladder.grouping.priceOf(row));
  };
  const ofSide = own.find((order) => order.side === side) ?? own[0];
  const withOwn = (act: (order: OwnOrder) => void): void =>
    ofSide ? act(ofSide) : ladder.orders.say({ kind: 'noOrder' });
  const acts: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    ArrowUp: () => go(row + 1, column),
    ArrowDown: () => go(row - 1, column),
    ArrowLeft: () => go(row, column - 1),
    ArrowRight: () => go(row, column + 1),
    Home: () => go(row, 0),
    End: () => go(row, ladderColumns.length - 1),
    PageUp: () => go(row + 10, column),
    PageDown: () => go(row - 10, column),
    Enter: (event) => enter(event.ctrlKey || event.metaKey),
    Escape: () => (ladder.carried ? ladder.carry(undefined) : ladder.arm(false)),
    Delete: () => withOwn((order) => void ladder.orders.cancel(order)),
    KeyM: () => withOwn((order) => ladder.carry({ order, row })),
    KeyC: () => ladder.recentre(),
  };

  return {
    blur: (): void => {
      inside.current = false;
      ladder.window.hold('focus', false);
    },
    tabStop: (number: number): number | undefined => (number === row ? column : undefined),
    press: (event: KeyboardEvent): void => {
      const act = acts[event.key] ?? acts[event.code];
      if (!act || event.altKey || ((event.ctrlKey || event.metaKey) && event.key !== 'Enter')) return;
      event.preventDefault();
      if (!event.repeat || moving.test(event.key)) act(event);
    },
    focus: (event: FocusEvent): void => {
      inside.current = true;
      ladder.window.hold('focus', (event.target as HTMLElement).matches(':focus-visible'));
      const cell = ladderColumns.findIndex((name) => name === (event.target as HTMLElement).dataset['column']);
      const number = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset['row'];
      if (number !== undefined && cell >= 0) setActive({ row: Number(number), column: cell });
    },
  };
}
