import type { LeverageTier } from '../markets/futures-figures';
import { zero, type Decimal } from '../shared/decimal';
import { marginShare, unitsDown } from './contract-margin';
import type { MarginState } from './contract-order';
import { contractOutcome } from './contract-outcome';
import type { OrderSide } from './order';
import type { FeeRates } from './order-estimate';
import { returnPercent } from './position-figures';
import { profitAt } from './ticket-conditions';
import { orderAt } from './waiting-contract-order';

/** An account that holds nothing: a position stands on its own margin alone. */
export function loneMarginState(mark: Decimal, tiers: readonly LeverageTier[], leverage: number): MarginState {
  return {
    mark,
    tiers,
    leverage,
    marginMode: 'ISOLATED',
    holding: zero,
    opposite: zero,
    averageOpenPrice: zero,
    settlePrice: zero,
    isolatedMargin: zero,
    feesPaid: zero,
    beside: [],
    collateral: zero,
    free: zero,
    available: zero,
    exposed: false,
    otherMaintenance: zero,
    otherNotional: zero,
  };
}

/** What an account begins with. */
export const usualLeverage = 10;

/** Somebody without an account reckons with a position that stands for itself. */
export function visitorMarginState(mark: Decimal, tiers: readonly LeverageTier[]): MarginState {
  return loneMarginState(mark, tiers, Math.min(usualLeverage, tiers[0]!.maximumLeverage));
}

/** A position somebody thinks about. */
export interface PlannedPosition {
  readonly side: OrderSide;
  readonly entry: Decimal;
  readonly quantity: Decimal;
  readonly leverage: number;
  readonly exit?: Decimal | undefined;
}

/** What a planned position would need and bring. Quote. */
export interface PlannedFigures {
  readonly value: Decimal;
  readonly margin: Decimal;
  readonly entryFee: Decimal;
  readonly liquidationPrice: Decimal | undefined;
  readonly liquidatesFalling: boolean;
  /** Signed. */
  readonly holding: Decimal;
  readonly breakEven: Decimal | undefined;
  /** Present with an exit. */
  readonly exit?: PlannedExit | undefined;
}

interface PlannedExit {
  readonly fee: Decimal;
  /** Before fees. */
  readonly profit: Decimal;
  readonly afterFees: Decimal;
  /** Profit before fees by margin, in percent. */
  readonly returnPercent: Decimal | undefined;
  /** The position would be liquidated on the way. */
  readonly beyondLiquidation: boolean;
}

/** Reckoned as orders are, isolated and both times at market. @param tiers the lowest first, at least one */
export function plannedFigures(plan: PlannedPosition, tiers: readonly LeverageTier[], fees: FeeRates): PlannedFigures {
  const { side, entry, quantity, leverage } = plan;
  const order = orderAt(entry, { side, takes: true, reduceOnly: false, quantity });
  const outcome = contractOutcome(loneMarginState(entry, tiers, leverage), order, quantity, fees);
  const { notional: value, fee: entryFee, liquidationPrice, liquidatesFalling, breakEven, holding } = outcome;
  return {
    value,
    margin: marginShare(value, leverage),
    entryFee,
    liquidationPrice,
    liquidatesFalling,
    holding,
    breakEven,
    exit: plan.exit && plannedExit({ ...plan, exit: plan.exit }, entryFee, fees, { holding, liquidationPrice }),
  };
}

function plannedExit(
  { side, entry, quantity, leverage, exit }: PlannedPosition & { readonly exit: Decimal },
  entryFee: Decimal,
  { taker }: FeeRates,
  { holding, liquidationPrice }: { readonly holding: Decimal; readonly liquidationPrice: Decimal | undefined },
): PlannedExit {
  const fee = unitsDown(exit.times(quantity).times(taker));
  const profit = profitAt(exit, { side, entry, quantity })!;
  return {
    fee,
    profit,
    afterFees: profit.minus(entryFee).minus(fee),
    returnPercent: returnPercent({ holding, averageOpenPrice: entry, leverage }, profit),
    beyondLiquidation:
      liquidationPrice !== undefined && (side === 'BUY' ? exit.lte(liquidationPrice) : exit.gte(liquidationPrice)),
  };
}
