import { getOverlayClass } from 'klinecharts';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { drawFills, type DrawnFill } from '../../../../../../src/presentation/features/terminal/chart/draw-fills';
import { LineDrawer } from '../../../../../../src/presentation/features/terminal/chart/draw-lines';
import type { DrawnLine } from '../../../../../../src/presentation/features/terminal/chart/line-overlay';

interface Figure {
  readonly type: string;
  readonly attrs: {
    readonly text?: string;
    readonly coordinates?: readonly { readonly x: number; readonly y: number }[];
  };
}
const css = { family: 'x', color: (token: string) => token };
const height = 300;
/** A price is at as many pixels from the top. */
const yAxis = { convertToPixel: (price: number) => price, getRange: () => ({ realFrom: 0, realTo: height }) };
const xAxis = {
  convertToPixel: (index: number) => index,
  convertTimestampToPixel: (at: number) => at,
  getRange: () => ({ realFrom: 0, realTo: 1 }),
};

interface Kept {
  readonly id: string;
  readonly name: string;
  readonly points: readonly { readonly timestamp?: number; readonly value: number }[];
  readonly extendData: object;
  readonly onMouseEnter: () => void;
  readonly onMouseLeave: () => void;
  readonly onPressedMoveStart: (event: { readonly y: number }) => void;
  readonly onPressedMoving: (event: { readonly y: number }) => void;
  readonly onPressedMoveEnd: () => void;
}

/** The library keeps copies of what it is given: an instance of a class is none any more. */
function copied<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copied<unknown>(each)])) as Value;
}

/** As much of the library as lies on the canvas; the newest candle ends at the axis. */
function canvas(
  width: number,
  indicators: readonly { name: string }[] = [],
  bars: readonly object[] = [{ close: 150 }],
) {
  const overlays = new Map<string, Kept>();
  const template = () => ['O', 'H', 'L', 'C'].map((title) => ({ title: `${title} `, value: '83,275.16' }));
  const chart = {
    getSize: () => ({ width, height }),
    getStyles: () => ({
      candle: {
        priceMark: {
          high: { show: bars.length > 1, textOffset: 5, textSize: 10 },
          low: { show: bars.length > 1, textOffset: 5, textSize: 10 },
          last: { text: { size: 11, paddingTop: 3, paddingBottom: 3 }, extendTexts: [] },
        },
        tooltip: { offsetLeft: 4, legend: { template, size: 12, marginLeft: 8, marginRight: 8 } },
      },
    }),
    getIndicators: () => indicators,
    getDataList: () => bars,
    getSymbol: () => ({ pricePrecision: 2 }),
    getBarSpace: () => ({ halfBar: width }),
    getVisibleRange: () => ({ from: 0, to: bars.length, realTo: -1 }),
    getOverlays: ({ id }: { readonly id?: string }) =>
      id === undefined ? [...overlays.values()] : [...overlays.values()].filter((each) => each.id === id),
    createOverlay: (overlay: Kept) => overlays.set(overlay.id, { ...overlay, extendData: copied(overlay.extendData) }),
    overrideOverlay: (overlay: Kept) =>
      overlays.set(overlay.id, { ...overlays.get(overlay.id), ...overlay, extendData: copied(overlay.extendData) }),
    removeOverlay: ({ id }: { readonly id: string }) => overlays.delete(id),
    getThousandsSeparator: () => ({ format: String }),
    convertFromPixel: ([{ y }]: readonly [{ readonly y: number }]) => [{ value: y }],
  } as never;
  const figures = (): readonly Figure[] =>
    [...overlays.values()].flatMap((overlay) =>
      (new (getOverlayClass(overlay.name)!)().createPointFigures as unknown as (about: object) => readonly Figure[])({
        chart,
        overlay,
        coordinates: overlay.points.map(({ timestamp = 0, value }) => ({ x: timestamp, y: value })),
        bounding: { width, height },
        xAxis,
        yAxis,
      }),
    );
  const texts = () =>
    figures().flatMap(({ attrs }) => (attrs.text === undefined || attrs.text === '×' ? [] : [attrs.text]));
  return { chart, overlays, figures, texts };
}

const line = (id: string, price: number): DrawnLine => ({
  id,
  price,
  label: `Sell ${id}`,
  priceText: `${price}.00`,
  colour: 'red',
  dashed: false,
  movable: true,
  busy: false,
});
/** Lines are put down at tens. */
const putAt = (_: string, price: number) => {
  const at = Math.round(price / 10) * 10;
  return { price: at, priceText: `${at}.00` };
};
const noEvents = { putAt, moved: () => undefined, cancelled: () => undefined };

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
    expect(startsOf(900, [110, 120], [{ name: 'MA' }, { name: 'COMPARED' }])).toEqual([0]);
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

  /** A line at 100, or elsewhere, and the pointer that presses on it. */
  const pressed = (price = 100) => {
    const drawn = canvas(900);
    const moved: number[] = [];
    const drawer = new LineDrawer(drawn.chart, 'own lines', { ...noEvents, moved: (_, to) => moved.push(to) });
    drawer.draw([line('a', price), line('b', 250)], css);
    const overlay = () => drawn.overlays.get('own lines a')!;
    const dragTo = (y: number): void => {
      // As far as the pointer went, is what the library makes of it.
      drawn.overlays.set('own lines a', { ...overlay(), points: [{ value: price + y }] });
      overlay().onPressedMoving({ y });
    };
    const letGo = (): void => overlay().onPressedMoveEnd();
    const at = () => overlay().points[0]!.value;
    overlay().onPressedMoveStart({ y: 100 });
    return { ...drawn, drawer, moved, overlay, dragTo, letGo, at };
  };

  it.each([100, -5000])(
    'taken at %d are at the pointer, say there what would be sent, and are asked about there',
    (price) => {
      const { dragTo, letGo, at, texts, moved, drawer } = pressed(price);
      dragTo(118);
      expect([at(), texts()]).toEqual([120, ['Sell a 120.00']]);
      // Something else of the page changes meanwhile.
      drawer.draw([{ ...line('a', price), label: 'Sell half' }, line('b', 250)], css);
      expect([at(), texts()]).toEqual([120, ['Sell half 120.00']]);
      dragTo(163);
      expect([at(), texts()]).toEqual([160, ['Sell half 160.00']]);
      letGo();
      expect(moved).toEqual([160]);
    },
  );

  it('are where they were, and nothing is asked, after they were put down there', () => {
    const { dragTo, letGo, at, moved } = pressed();
    dragTo(140);
    dragTo(103);
    letGo();
    expect([at(), moved]).toEqual([100, []]);
  });

  it('stay where they are while the pointer moves no farther than in a click', () => {
    const { dragTo, letGo, at, moved } = pressed(-5000);
    dragTo(104);
    dragTo(96);
    expect(at()).toBe(-5000);
    letGo();
    expect(moved).toEqual([]);
  });

  it('stay where they are when Escape lets go of one that is dragged, wherever the pointer ends', () => {
    const { dragTo, letGo, at, texts, overlay, moved } = pressed(-5000);
    dragTo(120);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect([at(), texts()]).toEqual([-5000, ['↑ Sell a -5000.00']]);
    dragTo(140);
    letGo();
    expect([at(), moved]).toEqual([-5000, []]);
    overlay().onPressedMoveStart({ y: 140 });
    dragTo(130);
    letGo();
    expect(moved).toEqual([130]);
  });

  it('that are gone while they are dragged leave Escape to others', () => {
    const { dragTo, drawer, moved, overlay } = pressed();
    const { onPressedMoveEnd } = overlay();
    dragTo(120);
    drawer.draw([line('b', 250)], css);
    const heard = jest.fn();
    document.addEventListener('keydown', heard, { once: true });
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    onPressedMoveEnd();
    expect([heard.mock.calls.length, moved]).toEqual([1, []]);
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
});
