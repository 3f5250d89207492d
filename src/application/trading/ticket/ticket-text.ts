import type { OrderSide } from '../../../domain/trading/order';
import type { OrderTiming } from '../../../domain/trading/order-draft';

/** Orders that are more than one order of the book; their fields come with the part that knows them. */
export const programKinds = ['STOP_LIMIT', 'STOP_MARKET', 'TRAILING_STOP', 'OCO', 'SCALED', 'TWAP'] as const;
type ProgramKind = (typeof programKinds)[number];

export const orderKinds = ['LIMIT', 'MARKET', ...programKinds] as const;
export type OrderKind = (typeof orderKinds)[number];

/** Whether it is more than one order of the book. */
export function isProgram(kind: OrderKind): kind is ProgramKind {
  return kind !== 'LIMIT' && kind !== 'MARKET';
}

/** Whether it is sent in parts of its own, one after the other. */
export function isSliced(kind: OrderKind): kind is 'SCALED' | 'TWAP' {
  return kind === 'SCALED' || kind === 'TWAP';
}

/** What a size counts: the base asset, the quote asset, margin in quote, or percent of the account at risk. */
export type SizeUnit = 'base' | 'quote' | 'margin' | 'risk';

/** What somebody typed into the form for one market, as it stands in the fields. */
export interface TicketText {
  readonly side: OrderSide;
  readonly type: OrderKind;
  readonly price: string;
  /** Nobody typed the price: it was filled in, and typing replaces it. */
  readonly priceOffered: boolean;
  /** It is the best price of the order's own side, and stays that until somebody names a price or a size. */
  readonly priceFollows: boolean;
  readonly size: string;
  readonly unit: SizeUnit;
  /** The size was drawn as this percentage of what is held, to be sold or closed; a size that is typed is none. */
  readonly share?: number | undefined;
  readonly timing: OrderTiming;
  readonly level: number;
  readonly reduceOnly: boolean;
  /** Hedge mode: the order closes what is held. */
  readonly closing: boolean;
  /** Numbers of further fields, by the name of the field. */
  readonly more: Readonly<Record<string, string>>;
  /** Choices of further fields. */
  readonly choices: Readonly<Record<string, string>>;
}

export function emptyTicket(unit: 'base' | 'quote'): TicketText {
  return {
    side: 'BUY',
    type: 'LIMIT',
    price: '',
    priceOffered: false,
    priceFollows: false,
    size: '',
    unit,
    timing: 'GTC',
    level: 1,
    reduceOnly: false,
    closing: false,
    more: {},
    choices: {},
  };
}
