import { zero, type Decimal } from '../../../domain/shared/decimal';
import { BookWalk } from '../../../domain/trading/contract-fills';
import type { ContractOrder, MarginState } from '../../../domain/trading/contract-order';
import type { OrderSide } from '../../../domain/trading/order';
import { rests } from '../../../domain/trading/order-draft';
import { priceBand } from '../../../domain/trading/price-band';
import type { ScaledCourse } from '../../../domain/trading/scaled-course';
import { averageOfSlices } from '../../../domain/trading/ticket-slices';
import { marginStateAt, orderAt } from '../../../domain/trading/waiting-contract-order';
import type { TypedOrder } from './means';
import { isProgram } from './ticket-text';

/** A way in which an order comes to the exchange, and what it stands on then. */
interface Arrival {
  readonly order: ContractOrder;
  readonly margin: MarginState;
}

interface Circumstances {
  readonly side: OrderSide;
  readonly margin: MarginState;
  readonly reduceOnly: boolean;
  /** Of parts, once their sizes are known. */
  readonly course?: ScaledCourse | undefined;
}

/** The ways in which an order may come; the one that it is shown by first. */
export function arrivals(order: TypedOrder, { side, margin, reduceOnly, course }: Circumstances): readonly Arrival[] {
  const { fields, workingPrice } = order;
  const { type } = fields.text;
  if (!workingPrice) return [];
  if (!isProgram(type)) {
    const now = orderNow(order, side, reduceOnly);
    return now ? [{ order: now, margin }] : [];
  }
  const at = (price: Decimal, takes: boolean, trigger?: Decimal): Arrival => ({
    order: orderAt(price, { side, takes, trigger, reduceOnly, quantity: fields.instrument.maximumQuantity }),
    margin: trigger === undefined ? margin : marginStateAt(margin, trigger),
  });
  const read = (name: string): Decimal | undefined => {
    const input = fields.number(name);
    return input.ok && input.value.gt(0) ? input.value : undefined;
  };
  switch (type) {
    case 'STOP_MARKET':
      return [at(workingPrice, true, read('trigger'))];
    case 'STOP_LIMIT':
      return [at(workingPrice, false, read('trigger'))];
    case 'OCO': {
      const [trigger, stopPrice] = [read('trigger'), read('stopPrice')];
      return [
        at(workingPrice, false),
        ...(trigger ? [at(stopPrice ?? trigger, stopPrice === undefined, trigger)] : []),
      ];
    }
    case 'TRAILING_STOP':
      return [at(read('activation') ?? workingPrice, true, read('activation'))];
    case 'SCALED': {
      const [from, to] = [read('from'), read('to')];
      const waiting = [workingPrice, ...(from && to ? [from, to] : [])].map((price) => at(price, false));
      return course ? [{ order: inParts(course, { side, reduceOnly }), margin }, ...waiting.slice(1)] : waiting;
    }
    case 'TWAP':
      return [at(workingPrice, true)];
  }
}

/** Reckoned at the limits of its parts, though what crosses of them takes what the book has. */
function inParts(
  { orders, taken, resting }: ScaledCourse,
  terms: Pick<ContractOrder, 'side' | 'reduceOnly'>,
): ContractOrder {
  const limit = averageOfSlices(orders) ?? zero;
  const levels = taken.map(({ price, quantity }) => [Number(price), Number(quantity)] as const);
  return {
    ...terms,
    type: 'LIMIT',
    limit,
    rests: true,
    restsAt: averageOfSlices(resting),
    walk: new BookWalk(terms.side, undefined, levels),
  };
}

function orderNow(order: TypedOrder, side: OrderSide, reduceOnly: boolean): ContractOrder | undefined {
  const { fields, terms, workingPrice } = order;
  const { instrument, book, best, text } = fields;
  const opposite = book.opposite(side);
  const band = priceBand(side, { instrument, ...best });
  const worst = side === 'BUY' ? (band.highest ?? instrument.maximumPrice) : (band.lowest ?? instrument.tick);
  const limit = text.type === 'MARKET' ? (order.slippageLimit(side) ?? worst) : (terms.price ?? workingPrice);
  if (!limit || opposite.length === 0) return undefined;
  return {
    side,
    type: terms.type,
    limit,
    rests: rests(terms),
    reduceOnly,
    walk: new BookWalk(side, limit, terms.timing === 'POST_ONLY' ? [] : opposite),
  };
}
