import { fc } from '../../../support/properties';
import {
  areParameters,
  hasIndicator,
  indicatorKind,
  indicatorKinds,
} from '../../../../src/domain/markets/chart-indicators';
import {
  mostCompared,
  mostIndicators,
  mostOwnSetups,
  plainLook,
  plainSetup,
  readChartSetups,
  setupOf,
  withSetup,
  writeChartSetups,
  type ChartSetup,
  type ChartSetups,
} from '../../../../src/domain/markets/chart-setup';
import {
  mostDrawings,
  mostDrawnMarkets,
  readDrawings,
  withDrawings,
  type Drawing,
} from '../../../../src/domain/markets/chart-drawing';
import { keptFields } from '../../../../src/domain/shared/kept-fields';

const liked: ChartSetup = {
  type: 'bars',
  scale: 'logarithmic',
  price: 'index',
  indicators: [{ id: 'MA 1', name: 'MA', parameters: [7, 25] }],
  compared: ['SPOT_ETH_USDT'],
};
const plain: ChartSetups = { common: plainSetup, markets: {}, look: plainLook };
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
const again = (setups: ChartSetups): ChartSetups => readChartSetups(keptFields(writeChartSetups(setups)));

it('is read as it was written, market by market', () => {
  const setups: ChartSetups = {
    common: plainSetup,
    markets: { SPOT_BTC_USDT: liked },
    look: { layers: ['orders', 'mark'], volume: 'overlay', rail: true, grid: false, countdown: false },
  };
  expect(again(setups)).toEqual(setups);
  expect(setupOf(again(setups), 'SPOT_BTC_USDT')).toEqual(liked);
  expect(setupOf(again(setups), 'SPOT_ETH_USDT')).toEqual(plainSetup);
});

it('takes over the one setup that every market had before', () => {
  const before = {
    type: 'line',
    scale: 'percent',
    indicators: liked.indicators,
    layers: ['fills', 'mark'],
    grid: false,
    countdown: true,
  };
  expect(readChartSetups(before)).toEqual({
    common: { ...plainSetup, type: 'line', scale: 'percent', indicators: liked.indicators },
    markets: {},
    look: { layers: ['fills', 'alerts', 'mark'], volume: 'pane', rail: false, grid: false, countdown: true },
  });
});

it('is plain where nothing is kept, and keeps what can be understood of anything else', () => {
  expect(readChartSetups({})).toEqual(plain);
  expect(
    readChartSetups({
      version: 2,
      common: {
        type: 'renko',
        scale: 'percent',
        indicators: 'many',
        compared: ['x', 'SPOT_ETH_USDT', 'SPOT_ETH_USDT'],
      },
      markets: { nonsense: liked },
      look: 7,
    }),
  ).toEqual({
    ...plain,
    common: { ...plainSetup, scale: 'percent', compared: ['SPOT_ETH_USDT'] },
  });
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
  expect(readChartSetups({ indicators }).common.indicators).toEqual([{ id: 'MA 1', name: 'MA', parameters: [5] }]);
});

it('forgets the market changed longest ago where there are very many', () => {
  let setups = plain;
  for (let market = 0; market <= mostOwnSetups; market += 1) setups = withSetup(setups, `SPOT_C${market}_USDT`, liked);
  expect(Object.keys(setups.markets)).toHaveLength(mostOwnSetups);
  expect(setupOf(setups, 'SPOT_C0_USDT')).toEqual(plainSetup);
});

it('survives whatever is stored', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.boolean(), (value, second) => {
      const setups = readChartSetups(
        keptFields(
          JSON.stringify(
            second ? { version: 2, common: value, markets: { SPOT_BTC_USDT: value }, look: value } : value,
          ),
        ),
      );
      expect(again(setups)).toEqual(setups);
      expect(setups.common.indicators.length).toBeLessThanOrEqual(mostIndicators);
      expect(setups.common.compared.length).toBeLessThanOrEqual(mostCompared);
      const drawings = readDrawings(value);
      expect(readDrawings(stored(drawings))).toEqual(drawings);
    }),
  );
});

it('offers what only perpetuals have only for them', () => {
  expect(hasIndicator('SPOT', 'FUNDING')).toBe(false);
  expect(hasIndicator('PERP', 'FUNDING')).toBe(true);
  expect(hasIndicator('SPOT', 'RSI')).toBe(true);
});

it('begins each indicator with parameters that it can be reckoned by', () => {
  for (const kind of indicatorKinds)
    if (kind.parameters.length > 0) expect(areParameters(kind, kind.parameters)).toBe(true);
  expect(areParameters(indicatorKind('MA')!, [1, 2, 3, 4, 5, 6, 7, 8, 9])).toBe(false);
  expect(areParameters(indicatorKind('BOLL')!, [20])).toBe(false);
});

describe('drawings', () => {
  const line = (id: string): Drawing => ({
    id,
    tool: 'segment',
    points: [
      { at: 1, price: 2 },
      { at: 3, price: 4 },
    ],
  });

  it('belong to their market', () => {
    const drawings = withDrawings(withDrawings({}, 'SPOT_BTC_USDT', [line('1')]), 'SPOT_ETH_USDT', [line('2')]);
    expect(drawings).toEqual({ SPOT_BTC_USDT: [line('1')], SPOT_ETH_USDT: [line('2')] });
    expect(withDrawings(drawings, 'SPOT_BTC_USDT', [])).toEqual({ SPOT_ETH_USDT: [line('2')] });
  });

  it('need as many points as their tool has', () => {
    const list = [
      line('1'),
      { ...line('2'), points: [] },
      { ...line('3'), tool: 'circle' },
      {
        ...line('4'),
        points: [
          { at: 1, price: null },
          { at: 2, price: 3 },
        ],
      },
    ];
    expect(readDrawings({ SPOT_BTC_USDT: list })).toEqual({ SPOT_BTC_USDT: [line('1')] });
  });

  it('are not kept without end', () => {
    const many = Array.from({ length: mostDrawings + 5 }, (_, index) => line(String(index)));
    expect(withDrawings({}, 'SPOT_BTC_USDT', many).SPOT_BTC_USDT).toHaveLength(mostDrawings);
    let all = {};
    for (let market = 0; market <= mostDrawnMarkets; market += 1)
      all = withDrawings(all, `SPOT_C${market}_USDT`, [line('1')]);
    expect(Object.keys(all)).toHaveLength(mostDrawnMarkets);
    expect(all).not.toHaveProperty('SPOT_C0_USDT');
  });
});
