import {
  drawingTools,
  longestNote,
  mostDrawings,
  mostDrawnMarkets,
  readDrawings,
  retracementLevels,
  withDrawings,
  type Drawing,
  type DrawingTool,
} from '../../../../src/domain/markets/chart-drawing';
import { fc } from '../../../support/properties';

describe('Fibonacci levels', () => {
  it('lead from the end of a move back to where it began', () => {
    const prices = (began: number, ended: number) =>
      retracementLevels(began, ended).map(({ ratio, price }) => [ratio, Math.round(price * 100) / 100]);
    expect(prices(100, 200)).toEqual([
      [0, 200],
      [0.236, 176.4],
      [0.382, 161.8],
      [0.5, 150],
      [0.618, 138.2],
      [0.786, 121.4],
      [1, 100],
    ]);
    expect(prices(200, 100)[2]).toEqual([0.382, 138.2]);
  });

  it('stay between the two prices, one after the other', () => {
    const price = fc.double({ min: 1e-6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(price, price, (began, ended) => {
        const levels = retracementLevels(began, ended).map((level) => level.price);
        const [low, high] = [Math.min(began, ended), Math.max(began, ended)];
        const slack = high * 1e-12;
        for (const level of levels) expect(level >= low - slack && level <= high + slack).toBe(true);
        const sorted = [...levels].sort((one, other) => (began > ended ? one - other : other - one));
        expect(levels).toEqual(sorted);
      }),
    );
  });
});

const point = { at: 1, price: 2 };
const drawn = (id: string, tool: DrawingTool = 'horizontal'): Drawing => ({
  id,
  tool,
  points: Array.from({ length: drawingTools[tool] }, () => point),
});
const kept = (drawing: unknown): boolean => readDrawings({ SPOT_BTC_USDT: [drawing] }).SPOT_BTC_USDT !== undefined;

describe('a stored drawing', () => {
  it.each(Object.entries(drawingTools))('with the tool %s has as many points as it takes: %d', (tool, points) => {
    const of = (count: number) => ({ id: '1', tool, points: Array.from({ length: count }, () => point) });
    expect([kept(of(points - 1)), kept(of(points)), kept(of(points + 1))]).toEqual([false, true, false]);
  });

  it('takes one point for a level or a note, two for a line and three for a channel', () => {
    expect(drawingTools).toMatchObject({ horizontal: 1, note: 1, segment: 2, rectangle: 2, channel: 3 });
  });

  it.each([
    ['nothing', null],
    ['not there', undefined],
    ['a text', 'line'],
    ['one without a name', { ...drawn('1'), id: '' }],
    ['one whose name is a number', { ...drawn('1'), id: 7 }],
    ['one with a tool nobody knows', { ...drawn('1'), tool: 'circle' }],
    ['one with what every object has for a tool', { ...drawn('1'), tool: 'toString', points: [] }],
    ['one whose tool is no word', { ...drawn('1'), tool: ['horizontal'] }],
    ['one without points', { id: '1', tool: 'horizontal' }],
    ['one whose points are a text', { ...drawn('1'), points: 'x' }],
    ['one with a point that is nothing', { ...drawn('1'), points: [null] }],
    ['one with a point that is not there', { ...drawn('1'), points: [undefined] }],
    ['one with a point that is a text', { ...drawn('1'), points: ['x'] }],
    ['one with a point at no time', { ...drawn('1'), points: [{ price: 2 }] }],
    ['one with a point at no price', { ...drawn('1'), points: [{ at: 1 }] }],
    ['a note that is a number', { ...drawn('1', 'note'), text: 7 }],
    ['a note that is too long', { ...drawn('1', 'note'), text: 'x'.repeat(longestNote + 1) }],
  ])('that is %s is left out', (_which, value) => expect(kept(value)).toBe(false));

  it('keeps a note of any length up to the longest', () => {
    expect(kept({ ...drawn('1', 'note'), text: 'x'.repeat(longestNote) })).toBe(true);
    expect(kept({ ...drawn('1', 'note'), text: '' })).toBe(true);
  });
});

describe('stored drawings', () => {
  it.each([undefined, null, 'drawings', 7, [[drawn('1')]]])('that are %j are none', (stored) => {
    expect(readDrawings(stored)).toEqual({});
  });

  it('are left out for a market that has none', () => {
    expect(readDrawings({ SPOT_BTC_USDT: 'many', SPOT_ETH_USDT: [], SPOT_SOL_USDT: [drawn('1')] })).toEqual({
      SPOT_SOL_USDT: [drawn('1')],
    });
  });

  it('are the newest where there are too many, of a market and of markets', () => {
    const many = Array.from({ length: mostDrawings + 1 }, (_, index) => drawn(String(index)));
    expect(readDrawings({ SPOT_BTC_USDT: many }).SPOT_BTC_USDT).toEqual(many.slice(1));
    expect(withDrawings({}, 'SPOT_BTC_USDT', many).SPOT_BTC_USDT).toEqual(many.slice(1));
    const markets = Array.from({ length: mostDrawnMarkets + 1 }, (_, index) => [`SPOT_C${index}_USDT`, [drawn('1')]]);
    const read = Object.keys(readDrawings(Object.fromEntries(markets)));
    expect(read).toHaveLength(mostDrawnMarkets);
    expect(read).not.toContain('SPOT_C0_USDT');
  });

  it('of the market drawn in last stand at the end', () => {
    const both = withDrawings(withDrawings({}, 'A', [drawn('1')]), 'B', [drawn('2')]);
    expect(Object.keys(withDrawings(both, 'A', [drawn('3')]))).toEqual(['B', 'A']);
  });
});
