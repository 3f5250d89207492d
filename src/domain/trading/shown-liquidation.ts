import { roundTo, type Decimal, type Rounding } from '../shared/decimal';

/** A liquidation price is never shown farther off than it is: higher where a falling mark leads to it, else lower. */
export function liquidationRounding(falling: boolean): Rounding {
  return falling ? 'up' : 'down';
}

export function shownLiquidation(price: Decimal, falling: boolean, places: number): Decimal {
  return roundTo(price, places, liquidationRounding(falling));
}
