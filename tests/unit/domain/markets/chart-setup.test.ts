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

describe('a stored setup', () => {
  const read = (value: unknown): ChartSetup => readChartSetups({ version: 2, common: value }).common;
  const average = (id: unknown) => ({ id, name: 'MA', parameters: [5] });

  it.each(['candles', 'hollow', 'bars', 'line', 'area', 'heikinAshi'] as const)('may have the type %s', (type) => {
    expect(read({ type }).type).toBe(type);
  });

  it.each(['linear', 'logarithmic', 'percent'] as const)('may have the scale %s', (scale) => {
    expect(read({ scale }).scale).toBe(scale);
  });

  it.each(['last', 'mark', 'index'] as const)('may be of the %s price', (price) => {
    expect(read({ price }).price).toBe(price);
  });

  it('has the first indicators and compared markets where there are too many', () => {
    const indicators = Array.from({ length: mostIndicators + 1 }, (_, index) => average(`MA ${index}`));
    const compared = ['SPOT_A_USDT', 'SPOT_B_USDT', 'SPOT_C_USDT', 'SPOT_D_USDT'];
    expect(read({ indicators, compared })).toMatchObject({
      indicators: indicators.slice(0, 12),
      compared: ['SPOT_A_USDT', 'SPOT_B_USDT', 'SPOT_C_USDT'],
    });
  });

  it.each([
    ['without a name of its own', average('')],
    ['named by a number', average(7)],
    ['of no kind', { id: '1', name: 7, parameters: [5] }],
    ['without parameters', { id: '1', name: 'MA' }],
    ['whose parameters are a text', { id: '1', name: 'MA', parameters: 'x' }],
  ])('leaves out an indicator %s', (_which, indicator) => {
    expect(read({ indicators: [indicator, average('MA 2')] }).indicators).toEqual([average('MA 2')]);
  });

  it('keeps several indicators of one kind', () => {
    const two = [average('MA 1'), average('MA 2')];
    expect(read({ indicators: two }).indicators).toEqual(two);
  });

  it('leaves out compared markets that are no symbols', () => {
    expect(read({ compared: [7, ['SPOT_BTC_USDT'], 'BTC', 'PERP_BTC_USDT'] }).compared).toEqual(['PERP_BTC_USDT']);
    expect(read({ compared: 'SPOT_BTC_USDT' }).compared).toEqual([]);
  });
});

describe('a stored look', () => {
  const read = (look: unknown) => readChartSetups({ version: 2, look }).look;

  it.each(['pane', 'overlay', 'hidden'] as const)('may have the volume in the place "%s"', (volume) => {
    expect(read({ volume }).volume).toBe(volume);
  });

  it('has its layers in one order, those that are known', () => {
    expect(
      read({ layers: ['index', 'mark', 'position', 'alerts', 'x', 'conditional', 'orders', 'fills'] }).layers,
    ).toEqual(['fills', 'orders', 'conditional', 'alerts', 'position', 'mark', 'index']);
    expect(read({ layers: [] }).layers).toEqual([]);
    expect(read({ layers: 'fills' }).layers).toEqual(plainLook.layers);
  });

  it('has no rail unless somebody wants it, and grid and countdown unless somebody does not', () => {
    expect(read({ rail: 1, grid: 0, countdown: 0 })).toMatchObject({ rail: false, grid: true, countdown: true });
    expect(read({ rail: true, grid: false, countdown: false })).toMatchObject({
      rail: true,
      grid: false,
      countdown: false,
    });
  });

  it('is plain to begin with: candles of last prices on an even scale, with what is one’s own over them', () => {
    expect(readChartSetups({ version: 2 })).toEqual({
      common: { type: 'candles', scale: 'linear', price: 'last', indicators: [], compared: [] },
      markets: {},
      look: {
        layers: ['fills', 'orders', 'conditional', 'alerts', 'position'],
        volume: 'pane',
        rail: false,
        grid: true,
        countdown: true,
      },
    });
  });
});

describe('setups of single markets', () => {
  it('are kept for markets alone, the newest where there are too many', () => {
    const many = Array.from({ length: mostOwnSetups + 1 }, (_, index) => [`SPOT_C${index}_USDT`, liked] as const);
    const read = readChartSetups({ version: 2, markets: Object.fromEntries([...many, ['BTC', liked]]) });
    expect(Object.keys(read.markets)).toEqual(many.slice(1).map(([symbol]) => symbol));
  });

  it('stand in the order of their last change', () => {
    const both = withSetup(withSetup(plain, 'SPOT_A_USDT', liked), 'SPOT_B_USDT', liked);
    const changed = withSetup(both, 'SPOT_A_USDT', plainSetup);
    expect(Object.entries(changed.markets)).toEqual([
      ['SPOT_B_USDT', liked],
      ['SPOT_A_USDT', plainSetup],
    ]);
    expect(changed.look).toBe(plain.look);
  });
});
