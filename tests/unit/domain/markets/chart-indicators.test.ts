import {
  areParameters,
  hasIndicator,
  indicatorKind,
  indicatorKinds,
  longestPeriod,
  type IndicatorKind,
} from '../../../../src/domain/markets/chart-indicators';

const named = (wanted: (kind: IndicatorKind) => boolean | undefined): readonly string[] =>
  indicatorKinds.filter(wanted).map(({ name }) => name);

describe('the indicators of a chart', () => {
  it('have a short name in capitals and a title, each of its own', () => {
    for (const { name, title } of indicatorKinds) {
      expect(name).toMatch(/^[A-Z]{2,7}$/);
      expect(title).toMatch(/^[A-Z][\w -]+/);
    }
    expect(new Set(named(() => true)).size).toBe(indicatorKinds.length);
    expect(new Set(indicatorKinds.map(({ title }) => title)).size).toBe(indicatorKinds.length);
  });

  it('are found by their names', () => {
    expect(indicatorKind('RSI')?.title).toBe('Relative Strength Index');
    expect(indicatorKind('MACD')?.title).toBe('Moving Average Convergence Divergence');
    expect(indicatorKind('XYZ')).toBeUndefined();
  });

  it('are drawn over the prices where they are prices themselves, and those are offered first', () => {
    const overPrices = ['MA', 'EMA', 'SMA', 'BOLL', 'BBI', 'SAR'];
    expect(named(({ onPrice }) => onPrice)).toEqual(overPrices);
    expect(named(() => true).slice(0, 6)).toEqual(overPrices);
  });

  it('begin with the parameters that traders know them by', () => {
    const begin = (name: string) => indicatorKind(name)?.parameters;
    expect(begin('MA')).toEqual([5, 10, 30, 60]);
    expect(begin('BOLL')).toEqual([20, 2]);
    expect(begin('MACD')).toEqual([12, 26, 9]);
    expect(begin('KDJ')).toEqual([9, 3, 3]);
    expect(named(({ parameters }) => parameters.length === 0)).toEqual(['PVT', 'FUNDING']);
  });

  it('may have as many lines as somebody wants where each is one by itself', () => {
    expect(named(({ open }) => open)).toEqual(['MA', 'EMA', 'RSI', 'VOL', 'WR', 'BIAS']);
    const average = indicatorKind('MA')!;
    expect(areParameters(average, [7])).toBe(true);
    expect(areParameters(average, [1, 2, 3, 4, 5, 6, 7, 8])).toBe(true);
    expect(areParameters(average, [1, 2, 3, 4, 5, 6, 7, 8, 9])).toBe(false);
    expect(areParameters(average, [])).toBe(false);
  });

  it('take the number of parameters they have, each above zero and not too long', () => {
    const bands = indicatorKind('BOLL')!;
    expect(areParameters(bands, [20, 0.5])).toBe(true);
    expect(areParameters(bands, [20])).toBe(false);
    expect(areParameters(bands, [20, 2, 2])).toBe(false);
    expect(areParameters(bands, [20, 0])).toBe(false);
    expect(areParameters(bands, [20, '2'])).toBe(false);
    expect(areParameters(bands, [longestPeriod, 2])).toBe(true);
    expect(areParameters(bands, [longestPeriod + 1, 2])).toBe(false);
  });

  it('are there on every market, but what only a perpetual has', () => {
    expect(named(({ name }) => !hasIndicator('SPOT', name))).toEqual(['FUNDING']);
    expect(named(({ name }) => !hasIndicator('PERP', name))).toEqual([]);
    expect(hasIndicator('SPOT', 'XYZ')).toBe(true);
  });
});
