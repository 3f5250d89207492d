import { decimal, divide, smallerOf, type Decimal } from '../shared/decimal';
import type { MarginSummary } from './margin-summary';

/** `none` without open contracts. */
export type RiskLevel = 'none' | 'safe' | 'caution' | 'danger';

interface MarginRisk {
  readonly level: RiskLevel;
  /** How much of the way to liquidation is used up: 0 to 1. */
  readonly used: number;
}

/** What is left before liquidation, of an account or of a position that has margin of its own. */
export interface Headroom {
  /** How far prices may still move against it, as a part of its value. */
  readonly room: Decimal;
  /** What it takes to open it, as a part of its value; absent where a source does not say. */
  readonly initial?: Decimal | undefined;
}

/** Where hosts have no exposure to relate to, they send this in place of every ratio. The margin's own may be far above it. */
const noExposure = 10;
/**
 * A level begins where so much of the way is used up, or where so little room is left; that is never more than so many
 * times the initial margin, or what is opened with the highest leverage would be in danger from its first second.
 */
const begins = {
  danger: { used: 0.8, room: decimal('0.01'), ofInitial: decimal('0.3') },
  caution: { used: 0.5, room: decimal('0.03'), ofInitial: decimal('1.25') },
} as const;
type Alarm = keyof typeof begins;
/** A danger is over a little farther off than where it began: a price that swings about the limit is one danger. */
const clear = 1.25;

type Ratios = Pick<MarginSummary, 'marginRatio' | 'maintenanceMarginRatio' | 'initialMarginRatio'>;

/** Liquidation begins where the margin ratio falls to the maintenance ratio. */
export function marginRisk(summary: Ratios): MarginRisk {
  const standing = standingOf(summary);
  if (!standing) return { level: 'none', used: 0 };
  const { used, ...headroom } = standing;
  const level = headroomLevel(headroom);
  if (used >= begins.danger.used) return { level: 'danger', used };
  return { level: level === 'safe' && used >= begins.caution.used ? 'caution' : level, used };
}

/** Whether an account that was in danger has come out of it. */
export function isMarginClear(summary: Ratios): boolean {
  const standing = standingOf(summary);
  return !standing || (standing.used < begins.danger.used / clear && isRoomClear(standing));
}

export function headroomLevel(headroom: Headroom): Exclude<RiskLevel, 'none'> {
  if (headroom.room.lte(limitOf(headroom, 'danger'))) return 'danger';
  return headroom.room.lte(limitOf(headroom, 'caution')) ? 'caution' : 'safe';
}

export function isRoomClear(headroom: Headroom): boolean {
  return headroom.room.gt(limitOf(headroom, 'danger').times(clear));
}

function limitOf({ initial }: Headroom, alarm: Alarm): Decimal {
  const { room, ofInitial } = begins[alarm];
  return initial?.gt(0) ? smallerOf(room, initial.times(ofInitial)) : room;
}

function standingOf({
  marginRatio,
  maintenanceMarginRatio,
  initialMarginRatio,
}: Ratios): (Headroom & { readonly used: number }) | undefined {
  if (
    !marginRatio ||
    !maintenanceMarginRatio ||
    maintenanceMarginRatio.gte(noExposure) ||
    maintenanceMarginRatio.lte(0)
  )
    return undefined;
  const used = marginRatio.lte(0) ? 1 : Math.min(1, Number(divide(maintenanceMarginRatio, marginRatio)));
  return { used, room: marginRatio.minus(maintenanceMarginRatio), initial: initialMarginRatio };
}

/** What a held asset counts as margin. */
export function countedValue(collateral: {
  readonly value: Decimal;
  readonly ratio: Decimal;
  readonly usable: boolean;
  readonly enabled: boolean;
}): Decimal {
  return collateral.usable && collateral.enabled ? collateral.value.times(collateral.ratio) : collateral.value.times(0);
}
