import type { MarketMove } from '../../../domain/markets/market-moves';
import type { MarketRow } from '../markets/market-row';

/** A market as the lists show it. */
export interface Mover extends MarketMove {
  readonly row: MarketRow;
  /** Quote value of what is held, at the mark price; of a perpetual. */
  readonly interest: number | undefined;
  /** Estimated rate, a fraction; of a perpetual. */
  readonly funding: number | undefined;
}

export const moverLists = ['gainers', 'losers', 'surges', 'extremes', 'interest', 'funding'] as const;
export type MoverList = (typeof moverLists)[number];

/** Traded at least half as much again as usual. */
const leastSurge = 1.5;

/** The markets that stand out in one respect, the strongest first. */
export function moversOf(list: MoverList, movers: readonly Mover[], count: number): readonly Mover[] {
  const trading = movers.filter(({ row }) => row.trading);
  const by = (figure: (mover: Mover) => number | undefined, stands: (value: number) => boolean): readonly Mover[] =>
    trading
      .map((mover) => ({ mover, value: figure(mover) }))
      .filter(({ value }) => value !== undefined && stands(value))
      .sort((a, b) => b.value! - a.value!)
      .slice(0, count)
      .map(({ mover }) => mover);
  switch (list) {
    case 'gainers':
      return by(
        ({ change }) => change,
        (change) => change > 0,
      );
    case 'losers':
      return by(
        ({ change }) => change && -change,
        (loss) => loss > 0,
      );
    case 'surges':
      return by(
        ({ surge }) => surge,
        (surge) => surge >= leastSurge,
      );
    case 'extremes':
      return trading.filter(({ high, low }) => high || low).slice(0, count);
    case 'interest':
      return by(
        ({ interest }) => interest,
        (interest) => interest > 0,
      );
    case 'funding':
      return by(
        ({ funding }) => funding && Math.abs(funding),
        (funding) => funding > 0,
      );
  }
}
