import type { Instrument } from '../../../domain/markets/instrument';
import { changePercent, type Ticker } from '../../../domain/markets/ticker';

/** Which markets a menu shows. `dayOf` is the last 24 hours of a market, `undefined` while they are not known. */
export type ChooseMarkets = (
  instruments: readonly Instrument[],
  dayOf: (symbol: string) => Ticker | undefined,
) => readonly Instrument[];

const shown = 4;

/** By what was paid in 24 hours. */
export const busiest: ChooseMarkets = (instruments, dayOf) =>
  highest(instruments, (each) => amount(dayOf(each.symbol)));

export const busiestSpot: ChooseMarkets = (instruments, dayOf) =>
  busiest(
    instruments.filter(({ type }) => type === 'SPOT'),
    dayOf,
  );

export const busiestContracts: ChooseMarkets = (instruments, dayOf) =>
  busiest(
    instruments.filter(({ type }) => type === 'PERP'),
    dayOf,
  );

/** That rose most in 24 hours; on a day when all fall there are none. */
export const steepest: ChooseMarkets = (instruments, dayOf) =>
  highest(instruments, ({ symbol }) => {
    const day = dayOf(symbol);
    const change = day && changePercent(day.open, day.close);
    return change !== undefined && change > 0 ? change : undefined;
  });

function amount(day: Ticker | undefined): number | undefined {
  return day && day.amount > 0 ? day.amount : undefined;
}

/** Those with a figure, the highest first. */
function highest(
  instruments: readonly Instrument[],
  figure: (instrument: Instrument) => number | undefined,
): readonly Instrument[] {
  return instruments
    .flatMap((instrument) => {
      const value = instrument.status === 'TRADING' ? figure(instrument) : undefined;
      return value === undefined ? [] : [{ instrument, value }];
    })
    .sort((a, b) => b.value - a.value || (a.instrument.symbol < b.instrument.symbol ? -1 : 1))
    .slice(0, shown)
    .map(({ instrument }) => instrument);
}
