import { parseDecimalInput } from '../../../../domain/platform/decimal-input';
import type { DecimalMarks } from '../../../../domain/platform/decimal-marks';
import { decimalText, type Decimal } from '../../../../domain/shared/decimal';
import { minute } from '../../../../domain/shared/instant';
import type { CoolDown, RiskLimits } from '../../../../domain/trading/risk-limits';
import { hourRanges } from '../../../../domain/trading/trading-hours';

export const amountFields = ['orderValue', 'position', 'dailyLoss', 'confirmAbove'] as const;
export type AmountField = (typeof amountFields)[number];
/** First hour of the day, and the hour it ends at; '' for every hour. */
export type HourField = 'from' | 'until';
export type DraftField = AmountField | 'asset' | 'quantity' | 'losses' | 'pause' | HourField;

/** Limits as they are typed; an empty text limits nothing. */
export interface LimitsDraft extends Readonly<Record<DraftField, string>> {
  /** Quantities that were added, by asset. */
  readonly quantities: Readonly<Record<string, Decimal>>;
}

const mostLosses = 50;
const longestPause = 24 * 60;

export function draftOf(limits: RiskLimits, marks: DecimalMarks): LimitsDraft {
  const text = (value: Decimal | undefined): string => (value ? decimalText(value).replace('.', marks.decimal) : '');
  return {
    orderValue: text(limits.orderValue),
    position: text(limits.position),
    dailyLoss: text(limits.dailyLoss),
    confirmAbove: text(limits.confirmAbove),
    asset: '',
    quantity: '',
    quantities: limits.orderQuantities,
    losses: limits.coolDown ? String(limits.coolDown.losses) : '',
    pause: limits.coolDown ? String(limits.coolDown.pause / minute) : '',
    ...hoursText(limits.hours),
  };
}

/**
 * The limits that were typed, or the fields that say nothing that can be read.
 * @param traded assets that have a market, once they are known: a limit on another would stop nothing
 */
export function limitsOf(
  draft: LimitsDraft,
  marks: DecimalMarks,
  traded?: ReadonlySet<string>,
): { readonly limits: RiskLimits } | { readonly wrong: readonly DraftField[] } {
  const wrong: DraftField[] = [];
  const amount = (field: AmountField | 'quantity'): Decimal | undefined => {
    if (draft[field].trim() === '') return undefined;
    const input = parseDecimalInput(draft[field], marks);
    if (input.ok && input.value.gt(0)) return input.value;
    wrong.push(field);
    return undefined;
  };
  const limits: RiskLimits = {
    orderValue: amount('orderValue'),
    position: amount('position'),
    dailyLoss: amount('dailyLoss'),
    confirmAbove: amount('confirmAbove'),
    orderQuantities: quantities(draft, amount('quantity'), traded, wrong),
    coolDown: coolDown(draft, wrong),
    hours: hours(draft, wrong),
  };
  return wrong.length > 0 ? { wrong } : { limits };
}

function quantities(
  draft: LimitsDraft,
  added: Decimal | undefined,
  traded: ReadonlySet<string> | undefined,
  wrong: DraftField[],
): RiskLimits['orderQuantities'] {
  const asset = draft.asset.trim().toUpperCase();
  if (asset === '' && draft.quantity.trim() === '') return draft.quantities;
  if (traded ? !traded.has(asset) : !/^[A-Z0-9]+$/.test(asset)) wrong.push('asset');
  if (added === undefined && draft.quantity.trim() === '') wrong.push('quantity');
  return added ? { ...draft.quantities, [asset]: added } : draft.quantities;
}

function coolDown({ losses, pause }: LimitsDraft, wrong: DraftField[]): CoolDown | undefined {
  if (losses.trim() === '' && pause.trim() === '') return undefined;
  const count = whole(losses, mostLosses);
  const minutes = whole(pause, longestPause);
  if (count === undefined) wrong.push('losses');
  if (minutes === undefined) wrong.push('pause');
  return count !== undefined && minutes !== undefined ? { losses: count, pause: minutes * minute } : undefined;
}

function whole(text: string, most: number): number | undefined {
  const value = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : undefined;
}

/** Over midnight where it ends before it begins. One end alone, or twice the same hour, would limit nothing. */
function hours({ from, until }: LimitsDraft, wrong: DraftField[]): readonly number[] | undefined {
  if (from === '' && until === '') return undefined;
  if (from === '') wrong.push('from');
  else if (until === '' || until === from) wrong.push('until');
  if (from === '' || until === '' || until === from) return undefined;
  const length = (Number(until) - Number(from) + 24) % 24;
  return Array.from({ length }, (_each, index) => (Number(from) + index) % 24).sort((a, b) => a - b);
}

function hoursText(allowed: readonly number[] | undefined): Pick<LimitsDraft, HourField> {
  const [first] = allowed ? hourRanges(allowed) : [];
  return first ? { from: String(first.from), until: String(first.until) } : { from: '', until: '' };
}
