import type { KeptAlert } from '../../../domain/alerts/alert-list';
import type { AlertCondition, AlertKind } from '../../../domain/alerts/alert-rule';
import { isOnTick, type Instrument } from '../../../domain/markets/instrument';
import { formatDecimalInput, parseDecimalInput } from '../../../domain/platform/decimal-input';
import type { DecimalMarks } from '../../../domain/platform/decimal-marks';
import { decimal } from '../../../domain/shared/decimal';
import { day, hour, minute, type Milliseconds } from '../../../domain/shared/instant';

/** An alert as it stands in the fields. */
export interface AlertDraft {
  readonly symbol: string;
  readonly kind: AlertKind;
  readonly when: 'crosses' | 'above' | 'below';
  readonly direction: 'up' | 'down' | 'either';
  readonly within: Milliseconds;
  /** The level, in the unit of the kind: a price, percent, or times. */
  readonly figure: string;
  /** 0: once. */
  readonly coolDown: Milliseconds;
}

export const withins: readonly Milliseconds[] = [5 * minute, 15 * minute, hour, 4 * hour, day];
export const coolDowns: readonly Milliseconds[] = [0, 5 * minute, hour, day];

export function emptyAlert(symbol: string): AlertDraft {
  return { symbol, kind: 'price', when: 'crosses', direction: 'either', within: hour, figure: '', coolDown: 0 };
}

/** Whether the figure of a kind is typed in percent. */
export function isPercent(kind: AlertKind): boolean {
  return kind === 'move' || kind === 'funding' || kind === 'imbalance' || kind === 'margin';
}

/** `undefined` while there is no figure above zero; funding may be anything but text. */
export function conditionOf(draft: AlertDraft, marks: DecimalMarks): AlertCondition | undefined {
  const negative = draft.kind === 'funding' && /^[-−]/.test(draft.figure.trim());
  const read = parseDecimalInput(negative ? draft.figure.trim().slice(1) : draft.figure, marks);
  if (!read.ok || (draft.kind !== 'funding' && read.value.lte(0))) return undefined;
  const value = Number(read.value) * (negative ? -1 : 1);
  const when = draft.when === 'crosses' ? 'above' : draft.when;
  switch (draft.kind) {
    case 'price':
      return { kind: 'price', when: draft.when, price: value };
    case 'move':
      return { kind: 'move', direction: draft.direction, percent: value, within: draft.within };
    case 'funding':
      return { kind: 'funding', when, rate: fraction(value) };
    case 'imbalance':
      return value < 100 ? { kind: 'imbalance', when, bidShare: fraction(value) } : undefined;
    case 'volume':
      return { kind: 'volume', times: value };
    case 'margin':
      return { kind: 'margin', when, ratio: fraction(value) };
  }
}

type FigureProblem = 'figureWanted' | 'shareWanted' | 'tickWanted';

/** Why an alert cannot be set at its figure; a price that nothing can trade at would never be crossed as it is meant. */
export function figureProblem(
  draft: AlertDraft,
  marks: DecimalMarks,
  instrument: Pick<Instrument, 'tick' | 'minimumPrice'> | undefined,
): FigureProblem | undefined {
  const condition = conditionOf(draft, marks);
  if (!condition) return draft.kind === 'imbalance' ? 'shareWanted' : 'figureWanted';
  if (condition.kind !== 'price' || !instrument) return undefined;
  return isOnTick(decimal(condition.price), instrument) ? undefined : 'tickWanted';
}

export function draftOf({ symbol, condition, coolDown = 0 }: KeptAlert, marks: DecimalMarks): AlertDraft {
  const figure = formatDecimalInput(decimal(levelOf(condition)), marks);
  return {
    ...emptyAlert(symbol),
    kind: condition.kind,
    coolDown,
    figure,
    ...('when' in condition && { when: condition.when }),
    ...(condition.kind === 'move' && { direction: condition.direction, within: condition.within }),
  };
}

/** The level in the unit it is typed in. */
function levelOf(condition: AlertCondition): number {
  switch (condition.kind) {
    case 'price':
      return condition.price;
    case 'move':
      return condition.percent;
    case 'funding':
      return percent(condition.rate);
    case 'imbalance':
      return percent(condition.bidShare);
    case 'volume':
      return condition.times;
    case 'margin':
      return percent(condition.ratio);
  }
}

/** By decimals, so that 0.07 % stays 0.07 %. */
function fraction(value: number): number {
  return Number(decimal(value).times('0.01'));
}

function percent(value: number): number {
  return Number(decimal(value).times(100));
}
