import { isOnTick, type Instrument } from '../markets/instrument';
import { decimal, divide, isMultipleOf, roundToStep, zero, type Decimal } from '../shared/decimal';
import type { TriggerPriceType } from './algo-order';
import type { OrderSide } from './order';
import type { RejectionReason } from './rejection-reason';

/** Bounds of a trailing stop's distance, as fractions of the price (protocol 3.3). */
export const trailingRate = { least: decimal('0.001'), most: decimal('0.05') };

export interface Trailing {
  /** Fraction of the best price, or a distance in quote. */
  readonly by: 'rate' | 'value';
  readonly distance?: Decimal | undefined;
  /** Follows the market only from here on. */
  readonly activation?: Decimal | undefined;
}

/** A conditional order before it is sent; what is absent has not been filled in yet. */
export type ConditionalDraft = {
  readonly side: OrderSide;
  readonly quantity?: Decimal | undefined;
  readonly triggerBy: Exclude<TriggerPriceType, 'other'>;
} & (
  | { readonly kind: 'STOP_MARKET'; readonly trigger?: Decimal | undefined }
  | { readonly kind: 'STOP_LIMIT'; readonly trigger?: Decimal | undefined; readonly price?: Decimal | undefined }
  | { readonly kind: 'TRAILING_STOP'; readonly trailing: Trailing }
  /** A limit order on the gaining side and a stop on the losing one. */
  | {
      readonly kind: 'OCO';
      readonly price?: Decimal | undefined;
      readonly trigger?: Decimal | undefined;
      readonly stopPrice?: Decimal | undefined;
    }
  /** An entry with what closes it again. */
  | {
      readonly kind: 'BRACKET';
      readonly price?: Decimal | undefined;
      readonly takeProfit?: Decimal | undefined;
      readonly stopLoss?: Decimal | undefined;
    }
);

type ConditionalField = 'price' | 'trigger' | 'stopPrice' | 'distance' | 'activation' | 'takeProfit' | 'stopLoss';

export interface ConditionalProblem {
  readonly field: ConditionalField;
  readonly reason: RejectionReason | 'missing' | 'trailingOutOfBounds' | 'wrongSideOfMarket' | 'beyondLiquidation';
  readonly limit?: Decimal | undefined;
  readonly bound?: 'atLeast' | 'atMost' | undefined;
}

export interface ConditionalSurroundings {
  readonly instrument: Instrument;
  /** What the trigger is compared with; not checked while unknown. */
  readonly current?: Decimal | undefined;
  /** Of the position the order leads to. */
  readonly liquidation?: Decimal | undefined;
  /** Where an entry is expected to trade. */
  readonly entry?: Decimal | undefined;
}

/** What keeps a conditional order back, one problem per field. */
export function conditionalProblems(
  draft: ConditionalDraft,
  surroundings: ConditionalSurroundings,
): readonly ConditionalProblem[] {
  return [...problemsOf(draft, surroundings)].filter((problem) => problem !== undefined);
}

function problemsOf(
  draft: ConditionalDraft,
  surroundings: ConditionalSurroundings,
): readonly (ConditionalProblem | undefined)[] {
  const { side } = draft;
  const { instrument, current } = surroundings;
  switch (draft.kind) {
    case 'STOP_MARKET':
    case 'STOP_LIMIT':
      return [triggerProblem(draft.trigger, surroundings)];
    case 'TRAILING_STOP':
      return [
        distanceProblem(draft.trailing, surroundings),
        draft.trailing.activation &&
          aheadProblem('activation', draft.trailing.activation, side === 'SELL', instrument, current),
      ];
    case 'OCO':
      return [
        draft.price && aheadProblem('price', draft.price, side === 'SELL', instrument, current),
        draft.trigger
          ? aheadProblem('trigger', draft.trigger, side === 'BUY', instrument, current)
          : missing('trigger'),
        draft.stopPrice && tickProblem('stopPrice', draft.stopPrice, instrument),
      ];
    case 'BRACKET':
      return [
        draft.takeProfit &&
          aheadProblem('takeProfit', draft.takeProfit, side === 'BUY', instrument, surroundings.entry),
        draft.stopLoss &&
          (aheadProblem('stopLoss', draft.stopLoss, side === 'SELL', instrument, surroundings.entry) ??
            stopProblem(draft.stopLoss, side, surroundings)),
      ];
  }
}

function missing(field: ConditionalField): ConditionalProblem {
  return { field, reason: 'missing' };
}

function tickProblem(field: ConditionalField, price: Decimal, instrument: Instrument): ConditionalProblem | undefined {
  const { tick, minimumPrice, maximumPrice } = instrument;
  if (!isOnTick(price, instrument)) return { field, reason: 'priceNotOnTick', limit: tick };
  if (price.lt(minimumPrice) || price.lte(zero))
    return { field, reason: 'priceOutOfBounds', limit: minimumPrice.gt(zero) ? minimumPrice : tick, bound: 'atLeast' };
  return price.gt(maximumPrice)
    ? { field, reason: 'priceOutOfBounds', limit: maximumPrice, bound: 'atMost' }
    : undefined;
}

/** A stop may wait on either side of the market, only not where the market is. */
function triggerProblem(
  trigger: Decimal | undefined,
  { instrument, current }: ConditionalSurroundings,
): ConditionalProblem | undefined {
  if (!trigger) return missing('trigger');
  return (
    tickProblem('trigger', trigger, instrument) ??
    (current?.eq(trigger) ? { field: 'trigger', reason: 'wrongSideOfMarket', limit: current } : undefined)
  );
}

/** A price that must lie above (or below) another. */
function aheadProblem(
  field: ConditionalField,
  price: Decimal,
  above: boolean,
  instrument: Instrument,
  current: Decimal | undefined,
): ConditionalProblem | undefined {
  const fault = tickProblem(field, price, instrument);
  if (fault || !current) return fault;
  if (above ? price.gt(current) : price.lt(current)) return undefined;
  return {
    field,
    reason: above ? 'triggerNotAbove' : 'triggerNotBelow',
    limit: current,
    bound: above ? 'atLeast' : 'atMost',
  };
}

/** A stop behind the liquidation price never comes. */
function stopProblem(
  stop: Decimal,
  side: OrderSide,
  { liquidation }: ConditionalSurroundings,
): ConditionalProblem | undefined {
  if (!liquidation || (side === 'BUY' ? stop.gt(liquidation) : stop.lt(liquidation))) return undefined;
  return {
    field: 'stopLoss',
    reason: 'beyondLiquidation',
    limit: liquidation,
    bound: side === 'BUY' ? 'atLeast' : 'atMost',
  };
}

function distanceProblem(
  { by, distance }: Trailing,
  { instrument, current }: ConditionalSurroundings,
): ConditionalProblem | undefined {
  if (!distance) return missing('distance');
  if (by === 'rate') {
    if (distance.lt(trailingRate.least))
      return { field: 'distance', reason: 'trailingOutOfBounds', limit: trailingRate.least, bound: 'atLeast' };
    return distance.gt(trailingRate.most)
      ? { field: 'distance', reason: 'trailingOutOfBounds', limit: trailingRate.most, bound: 'atMost' }
      : undefined;
  }
  if (distance.lte(zero) || !isMultipleOf(distance, instrument.tick))
    return { field: 'distance', reason: 'priceNotOnTick', limit: instrument.tick };
  return current && distance.gte(current)
    ? { field: 'distance', reason: 'priceOutOfBounds', limit: current.minus(instrument.tick), bound: 'atMost' }
    : undefined;
}

/** A target of an entry, told in one of four ways. */
export const targetUnits = ['price', 'percent', 'pnl', 'roi'] as const;
export type TargetUnit = (typeof targetUnits)[number];

interface TargetTerms {
  readonly side: OrderSide;
  readonly entry: Decimal;
  readonly quantity?: Decimal | undefined;
  readonly leverage?: number | undefined;
}

/**
 * The price at which a position would have gained (or lost) an amount: percent of the entry, profit in quote, or
 * percent of the margin. Rounded to the tick.
 *
 * @param amount without sign
 */
export function targetPrice(
  unit: TargetUnit,
  amount: Decimal,
  gaining: boolean,
  { side, entry, quantity, leverage }: TargetTerms,
  tick: Decimal,
): Decimal | undefined {
  const away = distanceOf(unit, amount, entry, quantity, leverage);
  if (unit === 'price') return amount;
  if (!away) return undefined;
  const price = gaining === (side === 'BUY') ? entry.plus(away) : entry.minus(away);
  return price.gt(zero) ? roundToStep(price, tick, 'half-even') : undefined;
}

function distanceOf(
  unit: TargetUnit,
  amount: Decimal,
  entry: Decimal,
  quantity: Decimal | undefined,
  leverage: number | undefined,
): Decimal | undefined {
  switch (unit) {
    case 'price':
      return undefined;
    case 'percent':
      return divide(entry.times(amount), decimal(100));
    case 'pnl':
      return quantity?.gt(zero) ? divide(amount, quantity) : undefined;
    case 'roi':
      return leverage ? divide(entry.times(amount), decimal(100 * leverage)) : undefined;
  }
}

/** What reaching a target would bring, before fees; below zero for a loss. */
export function profitAt(target: Decimal, { side, entry, quantity }: TargetTerms): Decimal | undefined {
  return (
    quantity &&
    target
      .minus(entry)
      .times(quantity)
      .times(side === 'BUY' ? 1 : -1)
  );
}

/** Gain by loss of a bracket: 2 risks 1 to gain 2. */
export function rewardByRisk(takeProfit: Decimal, stopLoss: Decimal, entry: Decimal): Decimal | undefined {
  const risk = entry.minus(stopLoss).abs();
  return risk.gt(zero) ? divide(takeProfit.minus(entry).abs(), risk) : undefined;
}
