import type { Position } from '../ledger/account';
import type { Steps, Ticks, Units } from '../model/units';
import type { OrderBook } from './order-book';
import type { PriceLevel, RestingOrder } from './resting-order';

export interface Fillable {
  readonly quantity: Steps;
  readonly notional: Units;
}

interface Turn {
  readonly maker: RestingOrder;
  left: Steps;
  slice: Steps;
}

/**
 * What a taker could get right now, and what it would cost, up to its own account's first order: matching played
 * through without booking, since slices lose their place and reducing orders shrink while it goes on.
 */
export function fillable(book: OrderBook, taker: RestingOrder): Fillable {
  const holdings = new Map<Position, Steps>();
  let quantity = 0;
  let notional = 0n;
  for (const level of book.opposite(taker.side).fromBest()) {
    if (quantity >= taker.quantity || beyond(taker, level.price)) break;
    const queue = turns(book, level);
    let own = false;
    for (let index = 0; index < queue.length && quantity < taker.quantity; index += 1) {
      const turn = queue[index]!;
      const { maker } = turn;
      own = maker.account === taker.account;
      if (own) break;
      const wanted = Math.min(turn.slice, turn.left, taker.quantity - quantity);
      const part = maker.reducing ? Math.min(wanted, reducible(maker, holdings)) : wanted;
      quantity += part;
      notional += book.instrument.notional(level.price, part);
      if (maker.position !== undefined)
        holdings.set(maker.position, holdingOf(maker.position, holdings) + maker.direction * part);
      turn.left -= part;
      if (turn.left > 0 && part === turn.slice)
        queue.push({ ...turn, slice: Math.min(maker.terms.visible ?? turn.left, turn.left) });
    }
    if (own) break;
  }
  return { quantity, notional };
}

function beyond(taker: RestingOrder, price: Ticks): boolean {
  return taker.side === 'BUY' ? price > taker.price : price < taker.price;
}

function turns(book: OrderBook, level: PriceLevel): Turn[] {
  const queue: Turn[] = [];
  for (let maker = level.first; maker !== undefined; maker = maker.next)
    queue.push({ maker, left: maker.remaining, slice: book.turnOf(maker) });
  return queue;
}

function holdingOf(position: Position, holdings: ReadonlyMap<Position, Steps>): Steps {
  return holdings.get(position) ?? position.holding;
}

function reducible(maker: RestingOrder, holdings: ReadonlyMap<Position, Steps>): Steps {
  return maker.position === undefined ? 0 : Math.max(0, -maker.direction * holdingOf(maker.position, holdings));
}
