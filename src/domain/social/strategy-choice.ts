import type { CopyStrategy, StrategyKind, StrategyOrder } from './copy-strategy';

/** Which strategies are shown; a bound of 0 leaves none out. Ratios as fractions, money in USDT. */
interface StrategyBounds {
  readonly kind: StrategyKind | undefined;
  readonly leastReturn: number;
  readonly deepestDrawdown: number;
  readonly leastAssets: number;
  readonly leastDays: number;
  /** The coin of a market that was traded; empty for any. */
  readonly coin: string;
  /** Part of a name of strategy or lead. */
  readonly words: string;
}

export function strategiesWithin(
  strategies: readonly CopyStrategy[],
  { kind, leastReturn, deepestDrawdown, leastAssets, leastDays, coin, words }: StrategyBounds,
): readonly CopyStrategy[] {
  const sought = words.trim().toLowerCase();
  return strategies.filter(
    (each) =>
      (kind === undefined || each.kind === kind) &&
      (leastReturn === 0 || each.roi >= leastReturn) &&
      (deepestDrawdown === 0 || (each.maxDrawdown !== undefined && each.maxDrawdown <= deepestDrawdown)) &&
      each.assetsUnderCopy.gte(leastAssets) &&
      (leastDays === 0 || (each.recordDays ?? 0) >= leastDays) &&
      (coin === '' || coinsOf(each).includes(coin)) &&
      `${each.name} ${each.leadTrader}`.toLowerCase().includes(sought),
  );
}

/** Coins whose markets a strategy traded. */
export function coinsOf({ symbols }: Pick<CopyStrategy, 'symbols'>): readonly string[] {
  return symbols.map((symbol) => symbol.split('_')[1] ?? symbol);
}

/** Highest first; what is not known comes last. */
export function strategiesBy(strategies: readonly CopyStrategy[], order: StrategyOrder): readonly CopyStrategy[] {
  const figure: Readonly<Record<StrategyOrder, (each: CopyStrategy) => number>> = {
    ROI: ({ roi }) => roi,
    PNL: ({ pnl }) => pnl.toNumber(),
    WIN_RATE: ({ winRate }) => winRate ?? -1,
    COPIERS: ({ copiers }) => copiers,
    ASSETS: ({ assetsUnderCopy }) => assetsUnderCopy.toNumber(),
  };
  return [...strategies].sort((a, b) => figure[order](b) - figure[order](a));
}

/** Worth after each day of returns, from 100 before the first. */
export function courseOf(dailyReturns: readonly number[]): readonly number[] {
  const course = [100];
  for (const each of dailyReturns) course.push(course.at(-1)! * (1 + each));
  return course;
}

/** Days that have to have moved before anything is said of how two courses go together, as for a result's range. */
const fewestDays = 7;

/** From −1 to 1: how far two strategies' days went together; `undefined` where one moved on too few of them. */
export function correlation(a: readonly number[], b: readonly number[]): number | undefined {
  const length = Math.min(a.length, b.length);
  const [x, y] = [a.slice(-length), b.slice(-length)];
  if ([x, y].some((days) => days.filter((each) => each !== 0).length < fewestDays)) return undefined;
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / length;
  const [meanX, meanY] = [mean(x), mean(y)];
  let [together, spreadX, spreadY] = [0, 0, 0];
  for (let day = 0; day < length; day += 1) {
    const [dx, dy] = [x[day]! - meanX, y[day]! - meanY];
    together += dx * dy;
    spreadX += dx * dx;
    spreadY += dy * dy;
  }
  const spread = Math.sqrt(spreadX * spreadY);
  return spread > 0 ? together / spread : undefined;
}

/** A strategy beside another. */
interface AlikeStrategy {
  readonly strategyId: string;
  /** From −1 to 1. */
  readonly together: number;
  readonly copied: boolean;
}

/** How far other strategies' days went with one's: those that are copied first, then so many strangers', most alike first. */
export function strategiesAlike(
  strategyId: string,
  returns: readonly { readonly strategyId: string; readonly dailyReturns: readonly number[] }[],
  copied: ReadonlySet<string>,
  strangers: number,
): readonly AlikeStrategy[] {
  const own = returns.find((each) => each.strategyId === strategyId)?.dailyReturns ?? [];
  const rows = returns
    .filter((each) => each.strategyId !== strategyId)
    .flatMap(({ strategyId: id, dailyReturns }) => {
      const together = correlation(own, dailyReturns);
      return together === undefined ? [] : [{ strategyId: id, together, copied: copied.has(id) }];
    })
    .sort((a, b) => b.together - a.together);
  return [...rows.filter((each) => each.copied), ...rows.filter((each) => !each.copied).slice(0, strangers)];
}
