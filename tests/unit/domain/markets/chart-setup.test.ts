import fc from 'fast-check';
import { areParameters, indicatorKind, indicatorKinds } from '../../../../src/domain/markets/chart-indicators';
import { mostIndicators, plainSetup, readChartSetup, type ChartSetup } from '../../../../src/domain/markets/chart-setup';
import { mostDrawings, mostDrawnMarkets, readDrawings, withDrawings, type Drawing } from '../../../../src/domain/markets/chart-drawing';

const liked: ChartSetup = {
  type: 'bars',
  scale: 'logarithmic',
  indicators: [{ id: 'MA 1', name: 'MA', parameters: [7, 25] }],
  layers: ['orders', 'mark'],
  grid: false,
  countdown: false,
};
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

it('is read as it was written', () => {
  expect(readChartSetup(stored(liked))).toEqual(liked);
});

it('is plain where nothing is kept, and keeps what can be understood of anything else', () => {
  expect(readChartSetup(undefined)).toEqual(plainSetup);
  expect(readChartSetup({ type: 'renko', scale: 'percent', layers: ['fills', 'dreams'], indicators: 'many' })).toEqual({ ...plainSetup, scale: 'percent', layers: ['fills'] });
});

it('leaves out indicators that no chart knows, or that cannot be reckoned', () => {
  const indicators = [
    { id: 'MA 1', name: 'MA', parameters: [5] },
    { id: 'MA 1', name: 'MA', parameters: [9] },
    { id: 'X 1', name: 'X', parameters: [5] },
    { id: 'MACD 1', name: 'MACD', parameters: [12, 26] },
    { id: 'RSI 1', name: 'RSI', parameters: [0] },
    null,
  ];
  expect(readChartSetup({ indicators }).indicators).toEqual([{ id: 'MA 1', name: 'MA', parameters: [5] }]);
});

it('survives whatever is stored', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const setup = readChartSetup(value);
      expect(readChartSetup(stored(setup))).toEqual(setup);
      expect(setup.indicators.length).toBeLessThanOrEqual(mostIndicators);
      const drawings = readDrawings(value);
      expect(readDrawings(stored(drawings))).toEqual(drawings);
    }),
  );
});

it('begins each indicator with parameters that it can be reckoned by', () => {
  for (const kind of indicatorKinds) if (kind.parameters.length > 0) expect(areParameters(kind, kind.parameters)).toBe(true);
  expect(areParameters(indicatorKind('MA')!, [1, 2, 3, 4, 5, 6, 7, 8, 9])).toBe(false);
  expect(areParameters(indicatorKind('BOLL')!, [20])).toBe(false);
});

describe('drawings', () => {
  const line = (id: string): Drawing => ({ id, tool: 'segment', points: [{ at: 1, price: 2 }, { at: 3, price: 4 }] });

  it('belong to their market', () => {
    const drawings = withDrawings(withDrawings({}, 'SPOT_BTC_USDT', [line('1')]), 'SPOT_ETH_USDT', [line('2')]);
    expect(drawings).toEqual({ SPOT_BTC_USDT: [line('1')], SPOT_ETH_USDT: [line('2')] });
    expect(withDrawings(drawings, 'SPOT_BTC_USDT', [])).toEqual({ SPOT_ETH_USDT: [line('2')] });
  });

  it('need as many points as their tool has', () => {
    const list = [line('1'), { ...line('2'), points: [] }, { ...line('3'), tool: 'circle' }, { ...line('4'), points: [{ at: 1, price: null }, { at: 2, price: 3 }] }];
    expect(readDrawings({ SPOT_BTC_USDT: list })).toEqual({ SPOT_BTC_USDT: [line('1')] });
  });

  it('are not kept without end', () => {
    const many = Array.from({ length: mostDrawings + 5 }, (_, index) => line(String(index)));
    expect(withDrawings({}, 'SPOT_BTC_USDT', many).SPOT_BTC_USDT).toHaveLength(mostDrawings);
    let all = {};
    for (let market = 0; market <= mostDrawnMarkets; market += 1) all = withDrawings(all, `SPOT_C${market}_USDT`, [line('1')]);
    expect(Object.keys(all)).toHaveLength(mostDrawnMarkets);
    expect(all).not.toHaveProperty('SPOT_C0_USDT');
  });
});
