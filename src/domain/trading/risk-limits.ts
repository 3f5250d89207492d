import { parseDecimal, smallerOf, type Decimal } from '../shared/decimal';
import { minute, type Milliseconds } from '../shared/instant';

/** Limits that somebody sets for their own trading. What is absent limits nothing. Money in the quote asset. */
export interface RiskLimits {
  /** Largest value of one order. */
  readonly orderValue?: Decimal | undefined;
  /** Largest quantity of one order, by base asset. */
  readonly orderQuantities: Readonly<Record<string, Decimal>>;
  /** Largest value of a position in a contract. */
  readonly position?: Decimal | undefined;
  /** Loss since midnight, realised and of contracts also open, from which on nothing new is opened; above zero. */
  readonly dailyLoss?: Decimal | undefined;
  readonly coolDown?: CoolDown | undefined;
  /** Hours of the day in which something may be opened, 0 to 23. */
  readonly hours?: readonly number[] | undefined;
  /** An order of a higher value is asked about once more. */
  readonly confirmAbove?: Decimal | undefined;
}

/** A break after so many closed losses in a row. */
export interface CoolDown {
  readonly losses: number;
  readonly pause: Milliseconds;
}

export const noLimits: RiskLimits = { orderQuantities: {} };

const mostLosses = 50;
const longestPause = 24 * 60 * minute;

/** Stops whatever either of the two stops, and nothing else. */
export function tightest(a: RiskLimits, b: RiskLimits): RiskLimits {
  const assets = new Set([...Object.keys(a.orderQuantities), ...Object.keys(b.orderQuantities)]);
  return {
    orderValue: smallest(a.orderValue, b.orderValue),
    orderQuantities: Object.fromEntries(
      [...assets].map((asset) => [asset, smallest(a.orderQuantities[asset], b.orderQuantities[asset])!]),
    ),
    position: smallest(a.position, b.position),
    dailyLoss: smallest(a.dailyLoss, b.dailyLoss),
    coolDown:
      a.coolDown && b.coolDown
        ? {
            losses: Math.min(a.coolDown.losses, b.coolDown.losses),
            pause: Math.max(a.coolDown.pause, b.coolDown.pause),
          }
        : (a.coolDown ?? b.coolDown),
    hours: a.hours && b.hours ? a.hours.filter((hour) => b.hours!.includes(hour)) : (a.hours ?? b.hours),
    confirmAbove: smallest(a.confirmAbove, b.confirmAbove),
  };
}

export function sameLimits(a: RiskLimits, b: RiskLimits): boolean {
  return JSON.stringify(writtenLimits(a)) === JSON.stringify(writtenLimits(b));
}

/** Whether it limits nothing at all. */
export function isUnlimited(limits: RiskLimits): boolean {
  return sameLimits(limits, noLimits);
}

/** In one form for equal limits, for a place that keeps texts. */
export function writtenLimits(limits: RiskLimits): Readonly<Record<string, unknown>> {
  const { orderValue, orderQuantities, position, dailyLoss, coolDown, hours, confirmAbove } = limits;
  return {
    orderValue: orderValue?.toFixed(),
    orderQuantities: Object.fromEntries(
      Object.keys(orderQuantities)
        .sort()
        .map((asset) => [asset, orderQuantities[asset]!.toFixed()]),
    ),
    position: position?.toFixed(),
    dailyLoss: dailyLoss?.toFixed(),
    coolDown: coolDown && { losses: coolDown.losses, pause: coolDown.pause },
    hours: hours && [...hours].sort((a, b) => a - b),
    confirmAbove: confirmAbove?.toFixed(),
  };
}

/** Of what was kept; what cannot be read limits nothing. */
export function readLimits(kept: unknown): RiskLimits {
  const fields = record(kept);
  const hours = Array.isArray(fields.hours)
    ? [...new Set(fields.hours)].filter((hour): hour is number => isWhole(hour, 0, 23))
    : undefined;
  return {
    orderValue: amount(fields.orderValue),
    orderQuantities: Object.fromEntries(
      Object.entries(record(fields.orderQuantities))
        .map(([asset, quantity]) => [asset, amount(quantity)] as const)
        .filter((entry): entry is readonly [string, Decimal] => entry[1] !== undefined),
    ),
    position: amount(fields.position),
    dailyLoss: amount(fields.dailyLoss),
    coolDown: readCoolDown(fields.coolDown),
    hours,
    confirmAbove: amount(fields.confirmAbove),
  };
}

function readCoolDown(kept: unknown): CoolDown | undefined {
  const { losses, pause } = record(kept);
  return isWhole(losses, 1, mostLosses) && isWhole(pause, minute, longestPause) ? { losses, pause } : undefined;
}

function smallest(a: Decimal | undefined, b: Decimal | undefined): Decimal | undefined {
  return a && b ? smallerOf(a, b) : (a ?? b);
}

function amount(value: unknown): Decimal | undefined {
  const read = parseDecimal(value);
  return read?.gt(0) ? read : undefined;
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
