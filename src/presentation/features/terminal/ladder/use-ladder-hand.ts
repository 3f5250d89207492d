import { useRef, type MouseEvent, type PointerEvent } from 'react';
import type { LadderStore } from './ladder.store';
import type { OwnOrder } from './own-order';

/** Mouse and finger on the ladder: click to act, drag or click twice to move an own order, the other button to cancel. */
export function useLadderHand(ladder: LadderStore) {
  /** The row an order was taken up from by the press that is still held, and whether it has been elsewhere since. */
  const press = useRef<{ readonly row: number; moved: boolean }>(undefined);
  const swallowClick = useRef(false);

  const find = (id: string | undefined): OwnOrder | undefined => ladder.own.find((order) => order.id === id);
  return {
    onPointerEnter: () => ladder.window.hold('hand', true),
    onPointerLeave: () => ladder.window.hold('hand', false),
    onPointerDown: (event: PointerEvent) => {
      swallowClick.current = false;
      const order = find(chipUnder(event.target));
      const row = rowUnder(event.target);
      if (!order || row === undefined || event.button !== 0 || ladder.carried) return;
      press.current = { row, moved: false };
      ladder.carry({ order, row });
    },
    onPointerMove: (event: PointerEvent) => {
      if (!ladder.carried) return;
      // A finger's events all go to where it first touched.
      const row = rowUnder(
        event.pointerType === 'touch' ? document.elementFromPoint(event.clientX, event.clientY) : event.target,
      );
      if (row === undefined || row === ladder.carried.row) return;
      if (press.current) press.current.moved = true;
      ladder.carry({ ...ladder.carried, row });
    },
    onPointerUp: () => {
      const { current } = press;
      press.current = undefined;
      if (!current || !ladder.carried) return;
      // Not dragged: it stays in the hand until the next click says where it goes.
      swallowClick.current = true;
      if (current.moved) ladder.drop();
    },
    onClick: (event: MouseEvent) => {
      if (swallowClick.current) {
        swallowClick.current = false;
        return;
      }
      const row = rowUnder(event.target);
      if (row === undefined) return;
      if (ladder.carried) {
        ladder.carry({ ...ladder.carried, row });
        ladder.drop();
        return;
      }
      // The second click of a double click is no second order.
      if (event.detail > 1) return;
      const { column } = (event.target as HTMLElement).closest<HTMLElement>('[data-column]')?.dataset ?? {};
      if (column === 'bid' || column === 'ask')
        ladder.act(
          row,
          column === 'bid' ? 'BUY' : 'SELL',
          event.ctrlKey || event.metaKey || event.altKey ? 'stop' : 'limit',
        );
      else ladder.market.ticket.fields.takePrice(ladder.grouping.priceOf(row));
    },
    onContextMenu: (event: MouseEvent) => {
      const row = rowUnder(event.target);
      const order = find(chipUnder(event.target)) ?? ladder.rows.find(({ number }) => number === row)?.own[0];
      if (!order) return;
      event.preventDefault();
      ladder.carry(undefined);
      void ladder.orders.cancel(order);
    },
  };
}

function rowUnder(target: EventTarget | null): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined;
  return row === undefined ? undefined : Number(row);
}

function chipUnder(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-own]')?.dataset['own'] : undefined;
}
