import type { Instrument } from '../markets/instrument';
import { decimal, divide, roundToStep, zero, type Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';
import type { OrderSide, OrderType } from '../trading/order';
import { expiryIn, mayExpireAt } from '../trading/order-expiry';
import { spentAsset, type OrderDraft } from '../trading/order-draft';
import { orderProblems, type OrderProblem } from '../trading/order-rules';
import { affordableQuantity, amountShare, quantityOfTotal, quantityShare } from '../trading/order-sizing';
import { closableBy, marginTerms, type ContractTerms, type MarginTerms } from '../trading/margin-terms';
import { closingQuantity } from '../trading/position-closing';
import type { CommandExit, CommandPrice, OrderCommand } from './order-command';

export interface CommandSurroundings {
  readonly instrument: Instrument;
  readonly bestBid?: Decimal | undefined;
  readonly bestAsk?: Decimal | undefined;
  /** What the account has of an asset; `undefined` while that is not known. */
  readonly available: (asset: string) => Decimal | undefined;
  /** Perpetuals only; `undefined` while it is not known. */
  readonly contract?: ContractTerms | undefined;
  /** From when on an order lasts. */
  readonly now: Instant;
}

/** What an order in words does to which position. */
interface PositionTerms extends MarginTerms {
  /** As the words say it; in hedge mode every order opens or closes. */
  readonly effect?: 'open' | 'close' | undefined;
  /** How much of the position the order could close. */
  readonly closable: Decimal;
}

/** An order as it goes out: every figure on its tick or step. */
export interface PreparedOrder {
  readonly symbol: string;
  readonly side: OrderSide;
  readonly type: Exclude<OrderType, 'ASK' | 'BID' | 'LIQUIDATE' | 'other'>;
  readonly price?: Decimal | undefined;
  /** Base quantity; exactly one of `quantity` and `amount`. */
  readonly quantity?: Decimal | undefined;
  /** Quote amount, for a market buy on spot. */
  readonly amount?: Decimal | undefined;
  readonly stopLoss?: Decimal | undefined;
  readonly takeProfit?: Decimal | undefined;
  readonly reduceOnly: boolean;
  /** Absent: it stays until it is filled or cancelled. */
  readonly expiresAt?: Instant | undefined;
  /** Perpetuals only. */
  readonly position?: PositionTerms | undefined;
  /** Quote value at its price, or at the best opposite one. */
  readonly value: Decimal;
}

export type PreparationProblem =
  | OrderProblem
  /** Nobody offers or bids, or the balance is not known, so the order cannot be worked out. */
  | {
      readonly reason:
        | 'noPrice'
        | 'noBalance'
        | 'noTerms'
        | 'percentNeedsSpot'
        | 'reduceNeedsContract'
        | 'notTrading'
        | 'nothingToClose'
        | 'expiryOutOfBounds';
    }
  /** More than is held cannot be closed. */
  | { readonly reason: 'moreThanHeld'; readonly limit: Decimal }
  /** A stop or target that would be met at once. */
  | { readonly reason: 'wrongSide'; readonly exit: 'stopLoss' | 'takeProfit'; readonly price: Decimal };

export interface Preparation {
  /** Absent where it cannot be worked out at all. */
  readonly order?: PreparedOrder | undefined;
  /** While there is one nothing may be sent. */
  readonly problems: readonly PreparationProblem[];
}

/**
 * Works an order out: prices to the tick, never on the worse side of what was said; sizes down to the step. It is what
 * the preview shows and what is sent.
 */
export function prepareOrder(command: OrderCommand, surroundings: CommandSurroundings): Preparation {
  const { instrument } = surroundings;
  const { side } = command;
  const unfit = unfitFor(command, instrument);
  if (unfit) return { problems: [{ reason: unfit }] };
  const position =
    instrument.type === 'PERP' && surroundings.contract ? positionOf(command, surroundings.contract) : undefined;
  if (instrument.type === 'PERP' && !position) return { problems: [{ reason: 'noTerms' }] };
  if (position?.effect === 'close' && position.closable.eq(zero)) return { problems: [{ reason: 'nothingToClose' }] };
  const price = command.price && limitPrice(command.price, side, surroundings);
  const opposite = side === 'BUY' ? surroundings.bestAsk : surroundings.bestBid;
  const entry = command.price ? price : opposite;
  if (!entry) return { problems: [{ reason: 'noPrice' }] };
  const size =
    command.position === 'close'
      ? { quantity: closedQuantity(command, entry, position!, instrument) }
      : sized(command, entry, surroundings);
  if (!size) return { problems: [{ reason: 'noBalance' }] };

  const stopLoss = exitPrice(command.stopLoss, 'stopLoss', { side, entry, instrument });
  const takeProfit = exitPrice(command.takeProfit, 'takeProfit', { side, entry, instrument, stopLoss });
  const value = size.amount ?? size.quantity.times(entry);
  const reduceOnly = position?.reduceOnly ?? false;
  const expiresAt = command.lasting === undefined ? undefined : expiryIn(command.lasting, surroundings.now);
  const order: PreparedOrder = {
    symbol: instrument.symbol,
    side,
    type: typeOf(command),
    price,
    ...size,
    stopLoss,
    takeProfit,
    reduceOnly,
    expiresAt,
    position,
    value,
  };
  const available = instrument.type === 'SPOT' ? surroundings.available(spentAsset(instrument, side)) : undefined;
  const { bestBid, bestAsk } = surroundings;
  return {
    order,
    problems: [
      ...orderProblems(draftOf(order), { instrument, bestBid, bestAsk, available }),
      ...exitProblems(order, entry),
      ...closingProblems(order, position),
      ...expiryProblems(order, surroundings.now),
    ],
  };
}

/** The order as the rules of the market know it, and as it is sent. */
export function draftOf({ side, type, price, quantity, amount, reduceOnly, expiresAt }: PreparedOrder): OrderDraft {
  if (type === 'MARKET') return { side, type, quantity, amount, reduceOnly };
  return {
    side,
    type: 'LIMIT',
    timing: type === 'LIMIT' ? 'GTC' : type,
    price,
    quantity,
    amount,
    reduceOnly,
    expiresAt,
  };
}

function positionOf({ side, position, reduceOnly }: OrderCommand, contract: ContractTerms): PositionTerms {
  const hedged = contract.positionMode === 'HEDGE_MODE';
  const effect = position ?? (hedged ? (reduceOnly ? 'close' : 'open') : undefined);
  const closing = effect === 'close';
  const order = { side, closing, reduceOnly: reduceOnly || closing };
  return { ...marginTerms(order, contract), effect, closable: closableBy(order, contract) };
}

function unfitFor(
  command: OrderCommand,
  instrument: Instrument,
): 'notTrading' | 'percentNeedsSpot' | 'reduceNeedsContract' | undefined {
  if (instrument.status !== 'TRADING') return 'notTrading';
  // What a share of a margin account is depends on leverage and on every other position.
  if (command.size?.unit === 'percent' && instrument.type === 'PERP' && command.position !== 'close')
    return 'percentNeedsSpot';
  return command.reduceOnly && instrument.type === 'SPOT' ? 'reduceNeedsContract' : undefined;
}

function limitPrice(
  price: CommandPrice,
  side: OrderSide,
  { instrument, bestBid, bestAsk }: CommandSurroundings,
): Decimal | undefined {
  const middle = bestBid && bestAsk && divide(bestBid.plus(bestAsk), decimal(2));
  const onTick = (value: Decimal | undefined): Decimal | undefined =>
    value && roundToStep(value, instrument.tick, side === 'BUY' ? 'down' : 'up');
  switch (price.kind) {
    case 'at':
      return onTick(price.price);
    case 'offset':
      return onTick(middle && middle.times(divide(price.percent.plus(100), decimal(100))));
    case 'mid':
      return onTick(middle);
    case 'bid':
      return bestBid;
    case 'ask':
      return bestAsk;
  }
}

type Size =
  | { readonly quantity: Decimal; readonly amount?: undefined }
  | { readonly quantity?: undefined; readonly amount: Decimal };

function sized(
  { size, side, price }: OrderCommand,
  entry: Decimal,
  { instrument, available }: CommandSurroundings,
): Size | undefined {
  if (!size) return undefined;
  const byAmount = side === 'BUY' && !price && instrument.type === 'SPOT';
  if (size.unit === 'base') return { quantity: onStep(size.value, instrument) };
  if (size.unit === 'quote')
    return byAmount ? { amount: size.value } : { quantity: quantityOfTotal(size.value, entry, instrument) };
  const held = available(spentAsset(instrument, side));
  if (!held) return undefined;
  const percent = size.value.toNumber();
  return byAmount
    ? { amount: amountShare(held, percent) }
    : { quantity: quantityShare(affordableQuantity(side, held, entry, instrument), percent, instrument) };
}

/** What is less than a step stays as it was said: the market's minimum refuses it, and nobody has asked for nothing. */
function onStep(quantity: Decimal, { step }: Instrument): Decimal {
  return quantity.lt(step) ? quantity : roundToStep(quantity, step, 'down');
}

/** All that is held whatever its digits, a share of it, or as much as was said. */
function closedQuantity(
  { size }: OrderCommand,
  entry: Decimal,
  { closable }: PositionTerms,
  instrument: Instrument,
): Decimal {
  if (!size) return closable;
  if (size.unit === 'percent') return closingQuantity({ holding: closable }, size.value.toNumber(), instrument);
  return size.unit === 'base' ? onStep(size.value, instrument) : quantityOfTotal(size.value, entry, instrument);
}

function closingProblems(
  { quantity }: PreparedOrder,
  position: PositionTerms | undefined,
): readonly PreparationProblem[] {
  return position?.effect === 'close' && quantity?.gt(position.closable)
    ? [{ reason: 'moreThanHeld', limit: position.closable }]
    : [];
}

function expiryProblems({ expiresAt }: PreparedOrder, now: Instant): readonly PreparationProblem[] {
  return expiresAt === undefined || mayExpireAt(expiresAt, now) ? [] : [{ reason: 'expiryOutOfBounds' }];
}

interface ExitSurroundings {
  readonly side: OrderSide;
  readonly entry: Decimal;
  readonly instrument: Instrument;
  readonly stopLoss?: Decimal | undefined;
}

/** Rounded towards the entry, so that a stop is never further away than was said. */
function exitPrice(
  exit: CommandExit | undefined,
  which: 'stopLoss' | 'takeProfit',
  { side, entry, instrument, stopLoss }: ExitSurroundings,
): Decimal | undefined {
  if (!exit) return undefined;
  const above = (side === 'BUY') === (which === 'takeProfit');
  const onTick = (value: Decimal): Decimal => roundToStep(value, instrument.tick, above ? 'down' : 'up');
  if (exit.kind === 'at') return onTick(exit.price);
  const distance =
    exit.kind === 'percent'
      ? divide(entry.times(exit.percent), decimal(100))
      : entry
          .minus(stopLoss ?? entry)
          .abs()
          .times(exit.multiple);
  return onTick(above ? entry.plus(distance) : entry.minus(distance));
}

function exitProblems({ side, stopLoss, takeProfit }: PreparedOrder, entry: Decimal): readonly PreparationProblem[] {
  const wrong = (
    exit: 'stopLoss' | 'takeProfit',
    price: Decimal | undefined,
    above: boolean,
  ): readonly PreparationProblem[] =>
    price && (price.lte(zero) || (above ? price.lte(entry) : price.gte(entry)))
      ? [{ reason: 'wrongSide', exit, price }]
      : [];
  return [...wrong('stopLoss', stopLoss, side === 'SELL'), ...wrong('takeProfit', takeProfit, side === 'BUY')];
}

function typeOf({ price, term }: OrderCommand): PreparedOrder['type'] {
  if (!price) return 'MARKET';
  switch (term) {
    case 'post':
      return 'POST_ONLY';
    case 'ioc':
      return 'IOC';
    case 'fok':
      return 'FOK';
    default:
      return 'LIMIT';
  }
}
