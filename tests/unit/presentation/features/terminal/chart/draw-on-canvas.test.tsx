import { decimal } from '../../../../../../src/domain/shared/decimal';
import { drawFills, type DrawnFill } from '../../../../../../src/presentation/features/terminal/chart/draw-fills';
import { LineDrawer } from '../../../../../../src/presentation/features/terminal/chart/draw-lines';
import { canvas, css, line, noEvents } from './canvas-fixture';

describe('lines across a chart', () => {
  const startsOf = (width: number, prices: readonly number[], indicators?: readonly { name: string }[]) => {
    const { chart, figures } = canvas(width, indicators);
    new LineDrawer(chart, 'own lines', noEvents).draw(
      prices.map((price) => line(String(price), price)),
      css,
    );
    return figures()
      .filter(({ type, attrs }) => type === 'line' && attrs.coordinates![0]!.y === attrs.coordinates![1]!.y)
      .map(({ attrs }) => attrs.coordinates![0]!.x);
  };

  it('begin after the figures of the candle where they would run through them', () => {
    const [high, low] = startsOf(900, [30, 120]);
    // Four figures of eleven letters, with what is free between them.
    expect(high).toBeGreaterThan(4 + 4 * (11 * 7 + 16));
    expect(high).toBeLessThan(600);
    expect(low).toBe(0);
  });

  it('are left out there where the figures take the whole width', () => {
    expect(startsOf(390, [30, 120])).toEqual([0]);
    expect(startsOf(900, [60, 120], [{ name: 'MA' }])).toEqual([0]);
    // Names of compared markets stand under the figures of indicators.
    expect(startsOf(900, [90, 100], [{ name: 'MA' }, { name: 'COMPARED' }])).toEqual([0]);
  });

  it('leave room for the highest and the lowest price, which are written beside their candles', () => {
    const bars = [
      { high: 200, low: 190, close: 195 },
      { high: 190, low: 120, close: 150 },
    ];
    const { chart, figures } = canvas(900, [], bars);
    new LineDrawer(chart, 'own lines', noEvents).draw([line('a', 193), line('b', 150)], css);
    const stretches = figures().flatMap(({ type, attrs }) =>
      type === 'line' && attrs.coordinates![0]!.y === attrs.coordinates![1]!.y
        ? [attrs.coordinates!.map(({ x }) => x)]
        : [],
    );
    // The highest price is written to the right of the first candle.
    expect(stretches).toEqual([
      [expect.closeTo(53, 0), 900],
      [0, 900],
    ]);
  });

  it('that are out of sight say what they are and their price at the edge, also over candles', () => {
    const { chart, texts } = canvas(900);
    const lines = [line('a', -10), line('b', -20), line('c', -30), line('d', -40), line('e', 400)];
    new LineDrawer(chart, 'own lines', noEvents).draw(lines, css);
    expect(texts()).toEqual(['↑ Sell a -10.00', '↑ Sell b -20.00', '↑ Sell c -30.00 +1', '↓ Sell e 400.00']);
  });

  it('of which several are out of sight of a narrow chart have one label there, with their number', () => {
    const { chart, texts } = canvas(320);
    new LineDrawer(chart, 'own lines', noEvents).draw([line('a', -10), line('b', -20), line('c', -30)], css);
    expect(texts()).toEqual(['↑ Sell a -10.00 +2']);
  });
});

describe('marks of fills', () => {
  const fill = (id: string, at: number, total: string): DrawnFill => ({
    id,
    side: 'BUY',
    at,
    price: 100,
    total: decimal(total),
    whole: `Buy ${total} · 100.00`,
  });
  const amount = (total: { toString(): string }): string => `${total.toString()} BTC`;

  it('too close to each other have one label, and each says what it is while it is pointed at', () => {
    const { chart, texts, overlays } = canvas(900);
    const fills = [fill('a', 100, '1'), fill('b', 110, '2'), fill('c', 300, '4')];
    drawFills(chart, fills, amount, css);
    expect(texts()).toEqual(['3 BTC', '4 BTC']);
    overlays.get('own fills b')!.onMouseEnter();
    expect(texts()).toContain('Buy 2 · 100.00');
    overlays.get('own fills b')!.onMouseLeave();
    expect(texts()).toEqual(['3 BTC', '4 BTC']);
    drawFills(chart, [...fills, fill('d', 310, '8')], amount, css);
    expect(texts()).toEqual(['3 BTC', '12 BTC']);
  });

  it('say nothing under the tag of a line, wherever that goes', () => {
    const { chart, figures } = canvas(900, [], [{ high: 160, low: 90, close: 150 }]);
    const lines = new LineDrawer(chart, 'own lines', noEvents);
    const placeOf = (words: string) => figures().find(({ attrs }) => attrs.text === words)?.attrs.x;
    drawFills(chart, [fill('a', 800, '1')], amount, css);
    expect(placeOf('1 BTC')).toBe(800);
    // The label of a line out of sight is at the edge, over candles.
    lines.draw([line('a', 400)], css);
    expect(placeOf('1 BTC')).toBe(800);
    drawFills(chart, [{ ...fill('b', 764, '1'), price: 270 }], amount, css);
    expect(placeOf('1 BTC')).toBeLessThan(740);
    lines.draw([line('a', 200)], css);
    expect(placeOf('1 BTC')).toBe(764);
  });
});
