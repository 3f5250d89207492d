import { decimalText, parseDecimal, type Decimal } from '../../domain/shared/decimal';
import { keptFields, type Fields } from '../../domain/shared/kept-fields';
import type { OrderSide } from '../../domain/trading/order';
import type { Failure } from '../kernel/failure';
import type { Unsubscribe } from '../kernel/observable-value';
import type { OwnListsPort } from '../platform/own-lists.port';
import { chasesList as list } from './programs-key';

const most = 20;

/** An order that follows the best price of its side. */
export interface Chase {
  readonly orderId: string;
  readonly symbol: string;
  readonly side: OrderSide;
  readonly limit: Decimal;
  /** The market has gone further than it may: it waits at its limit. */
  readonly atLimit?: boolean | undefined;
  /** Why it stopped following; the order itself stays where it is. */
  readonly failure?: Failure | undefined;
  /** It stopped because the order's price was changed by hand. */
  readonly edited?: true | undefined;
}

interface KeptChase {
  readonly chase: Chase;
  /** Later ones have higher ones. */
  readonly since: number;
}

/** Whether it follows no more; it is shown until somebody has seen it. */
export function hasStopped({ failure, edited }: Chase): boolean {
  return failure !== undefined || edited === true;
}

/** The orders that a device chases for an account: each lies by itself, for all of its pages. */
export class KeptChases {
  constructor(private readonly storage: OwnListsPort) {}

  /** Oldest first; whatever is no chase is left out. */
  read(): readonly Chase[] {
    return this.#entries().map(({ chase }) => chase);
  }

  /** Where there are too many, the oldest is let go of. */
  put({ orderId, symbol, side, limit }: Chase): void {
    const entries = this.#entries().filter(({ chase }) => chase.orderId !== orderId);
    const since = (entries.at(-1)?.since ?? 0) + 1;
    this.storage.writeEntry(list, orderId, JSON.stringify({ since, orderId, symbol, side, limit: decimalText(limit) }));
    for (const { chase } of entries.slice(0, Math.max(0, entries.length + 1 - most))) this.remove(chase.orderId);
  }

  remove(orderId: string): void {
    this.storage.removeEntry(list, orderId);
  }

  /** Told of what other pages write. */
  onChange(listener: () => void): Unsubscribe {
    return this.storage.onEntries(list, listener);
  }

  #entries(): readonly KeptChase[] {
    return [...this.storage.entries(list).values()]
      .flatMap((text) => readChase(keptFields(text)) ?? [])
      .sort((one, other) => one.since - other.since);
  }
}

function readChase({ orderId, symbol, side, limit, since }: Fields): KeptChase | undefined {
  const price = parseDecimal(limit);
  if (typeof orderId !== 'string' || typeof symbol !== 'string' || (side !== 'BUY' && side !== 'SELL') || !price)
    return undefined;
  return { chase: { orderId, symbol, side, limit: price }, since: typeof since === 'number' ? since : 0 };
}
