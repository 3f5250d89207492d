import type { OrderSide } from '../../../src/domain/trading/order';
import type { AlgoRequest } from '../model/algo-model';
import type { AlgoTerms } from './algo-order';
import {
  childFault,
  directionOf,
  entryPrice,
  opposite,
  trailingFault,
  worthFault,
  type AlgoFault,
  type AlgoMarket,
} from './algo-rules';
import type { PriceRange } from './price-watch';

/** A conditional order that obeys the rules but exists nowhere yet. */
export interface AlgoDraft {
  readonly terms: AlgoTerms;
  readonly legs: readonly AlgoDraft[];
}

type Result = AlgoDraft | AlgoFault;

/** What a leg has from the order above it. */
type Inherited = Pick<AlgoRequest, 'side' | 'quantity' | 'childType' | 'positionSide' | 'marginMode' | 'reduceOnly'>;

const legKinds: ReadonlySet<string> = new Set(['TAKE_PROFIT', 'STOP_LOSS']);

/** Turns a request into orders with all defaults in place, or says why not (protocol 3.3). */
export function draftAlgo(request: AlgoRequest, market: AlgoMarket): Result {
  switch (request.algoType) {
    case 'STOP':
    case 'TRAILING_STOP':
      return single(request, market);
    case 'OCO':
      return oneCancelsOther(request, market);
    case 'TP_SL':
      return quantityLegs(request, market);
    case 'POSITIONAL_TP_SL':
      return positionLegs(request, market);
    case 'BRACKET':
    case 'STOP_BRACKET':
      return bracket(request, market);
    default:
      return 'unsupportedAlgoType';
  }
}

function single(request: AlgoRequest, market: AlgoMarket): Result {
  const terms = termsOf(request, {}, market);
  if (typeof terms === 'string') return terms;
  const checked = checkedTerms(terms, market, market.price(terms.triggerPriceType));
  return typeof checked === 'string' ? checked : { terms: checked, legs: [] };
}

/** Two legs of one side and quantity; at most one of them may be a limit order that waits in the book. */
function oneCancelsOther(request: AlgoRequest, market: AlgoMarket): Result {
  const legs = legsOf(request, { ...request }, market, (terms) => market.price(terms.triggerPriceType), [
    'TAKE_PROFIT',
    'STOP_LOSS',
    'STOP',
  ]);
  if (typeof legs === 'string') return legs;
  if (legs.length !== 2 || legs.every(({ terms }) => terms.triggerPrice === undefined)) return 'legsDoNotMatch';
  return grouped(request, legs, market);
}

function quantityLegs(request: AlgoRequest, market: AlgoMarket): Result {
  const inherited = { ...request, reduceOnly: request.reduceOnly ?? true };
  const legs = legsOf(request, inherited, market, (terms) => market.price(terms.triggerPriceType));
  if (typeof legs === 'string') return legs;
  if (legs.some(({ terms }) => terms.triggerPrice === undefined)) return 'triggerRequired';
  if (legs.some(({ terms }) => terms.childType === 'CLOSE_POSITION')) return 'legsDoNotMatch';
  return grouped(request, legs, market);
}

/** Closes a position that is there; the side follows from it. */
function positionLegs(request: AlgoRequest, market: AlgoMarket): Result {
  if (!market.instrument.perpetual) return 'notAvailable';
  const holding = market.holding(request.positionSide ?? 'BOTH');
  if (holding === 0) return 'reduceOnlyRefused';
  return closingLegs(request, holding > 0 ? 'SELL' : 'BUY', request, market, (terms) =>
    market.price(terms.triggerPriceType),
  );
}

/** An entry, and legs that close what it opens. */
function bracket(request: AlgoRequest, market: AlgoMarket): Result {
  const entry = termsOf(
    { ...request, ...(request.algoType === 'BRACKET' && { triggerPrice: undefined }) } as AlgoRequest,
    {},
    market,
  );
  if (typeof entry === 'string') return entry;
  const checked = checkedTerms(entry, market, market.price(entry.triggerPriceType));
  if (typeof checked === 'string') return checked;
  const [attached, ...more] = request.children ?? [];
  if (attached?.algoType !== 'POSITIONAL_TP_SL' || more.length > 0) return 'legsDoNotMatch';
  const legs = closingLegs(attached, opposite(entry.side), { ...request, ...attached }, market, () =>
    entryPrice(checked, market),
  );
  return typeof legs === 'string' ? legs : { terms: checked, legs: [legs] };
}

function closingLegs(
  request: AlgoRequest,
  side: OrderSide,
  { positionSide, marginMode }: Inherited,
  market: AlgoMarket,
  from: (terms: AlgoTerms) => PriceRange | undefined,
): Result {
  const inherited: Inherited = {
    side,
    quantity: 0,
    childType: 'CLOSE_POSITION',
    reduceOnly: true,
    ...(positionSide !== undefined && { positionSide }),
    ...(marginMode !== undefined && { marginMode }),
  };
  const legs = legsOf(request, inherited, market, from);
  if (typeof legs === 'string') return legs;
  if (legs.some(({ terms }) => terms.triggerPrice === undefined)) return 'triggerRequired';
  if (legs.some(({ terms }) => terms.childType !== 'CLOSE_POSITION' || terms.side !== side)) return 'legsDoNotMatch';
  return grouped({ ...request, ...inherited }, legs, market);
}

/** One leg, or a take profit and a stop loss, each checked; sides and quantities are compared by `grouped`. */
function legsOf(
  { children = [] }: AlgoRequest,
  inherited: Inherited,
  market: AlgoMarket,
  from: (terms: AlgoTerms) => PriceRange | undefined,
  kinds: readonly string[] = [...legKinds],
): readonly AlgoDraft[] | AlgoFault {
  if (children.length < 1 || children.length > 2) return 'legsDoNotMatch';
  const [first, second] = children;
  if (children.some(({ algoType, children: deeper }) => !kinds.includes(algoType) || (deeper?.length ?? 0) > 0))
    return 'legsDoNotMatch';
  if (second !== undefined && first!.algoType === second.algoType && legKinds.has(first!.algoType))
    return 'legsDoNotMatch';
  const legs: AlgoDraft[] = [];
  for (const child of children) {
    const terms = termsOf(child, inherited, market);
    if (typeof terms === 'string') return terms;
    const checked = checkedTerms(terms, market, from(terms));
    if (typeof checked === 'string') return checked;
    legs.push({ terms: checked, legs: [] });
  }
  return legs;
}

/** The group above its legs, which must agree in side, position side and quantity. */
function grouped(request: AlgoRequest, legs: readonly AlgoDraft[], market: AlgoMarket): Result {
  const [{ terms }] = legs as [AlgoDraft];
  if (
    legs.some(
      (leg) =>
        leg.terms.side !== terms.side ||
        leg.terms.positionSide !== terms.positionSide ||
        leg.terms.quantity !== terms.quantity,
    )
  )
    return 'legsDoNotMatch';
  const group = termsOf(
    { ...request, side: terms.side, quantity: terms.quantity, childType: terms.childType },
    {},
    market,
  );
  if (typeof group === 'string') return group;
  return {
    terms: {
      ...group,
      price: undefined,
      triggerPrice: undefined,
      reduceOnly: terms.reduceOnly,
      positionSide: terms.positionSide,
      marginMode: terms.marginMode,
    },
    legs,
  };
}

function termsOf(request: AlgoRequest, inherited: Inherited, { instrument }: AlgoMarket): AlgoTerms | AlgoFault {
  const side = request.side ?? inherited.side;
  if (side === undefined) return 'malformedOrder';
  const triggerPriceType = request.triggerPriceType ?? 'MARKET_PRICE';
  if (triggerPriceType === 'MARK_PRICE' && !instrument.perpetual) return 'malformedOrder';
  const childType = request.childType ?? inherited.childType ?? (request.price === undefined ? 'MARKET' : 'LIMIT');
  return {
    algoType: request.algoType,
    side,
    childType,
    quantity: request.quantity ?? inherited.quantity ?? 0,
    price: childType === 'LIMIT' ? request.price : undefined,
    triggerPrice: request.algoType === 'TRAILING_STOP' ? undefined : request.triggerPrice,
    triggerPriceType,
    direction: undefined,
    activatedPrice: request.activatedPrice,
    callbackRate: request.callbackRate,
    callbackValue: request.callbackValue,
    reduceOnly: instrument.perpetual && (request.reduceOnly ?? inherited.reduceOnly ?? false),
    positionSide: request.positionSide ?? inherited.positionSide ?? 'BOTH',
    marginMode: instrument.perpetual ? (request.marginMode ?? inherited.marginMode) : undefined,
    visible: request.visible,
  };
}

/** Terms with the direction of their trigger, after every rule of their kind; also used when they are edited. */
export function checkedTerms(
  terms: AlgoTerms,
  market: AlgoMarket,
  from: PriceRange | undefined,
): AlgoTerms | AlgoFault {
  const { instrument } = market;
  if (terms.childType === 'CLOSE_POSITION' && !legKinds.has(terms.algoType)) return 'malformedOrder';
  const fault =
    childFault(instrument, terms) ??
    (terms.algoType === 'TRAILING_STOP' ? trailingFault(instrument, terms, from) : undefined);
  if (fault !== undefined) return fault;
  const inBook =
    terms.algoType === 'BRACKET' ||
    (terms.triggerPrice === undefined && legKinds.has(terms.algoType) && terms.childType === 'LIMIT');
  if (inBook || terms.algoType === 'TRAILING_STOP') return { ...terms, direction: undefined };
  const direction = directionOf(instrument, terms, from);
  if (typeof direction !== 'string') return direction.fault;
  return worthFault(instrument, terms) ?? { ...terms, direction };
}
