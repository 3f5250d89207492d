import { getOverlayClass } from 'klinecharts';
import type { DrawnLine } from '../../../../../../src/presentation/features/terminal/chart/line-overlay';
import { placed } from './pointer';

interface Figure {
  readonly type: string;
  readonly attrs: {
    readonly text?: string;
    readonly x?: number;
    readonly coordinates?: readonly { readonly x: number; readonly y: number }[];
  };
}
export const css = { family: 'x', color: (token: string) => token };
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
  readonly groupId: string;
  points: readonly { readonly timestamp?: number; readonly value: number }[];
  readonly extendData: object;
  readonly onMouseEnter: () => void;
  readonly onMouseLeave: () => void;
  readonly onPressedMoveStart: (event: { readonly y: number; readonly overlay?: Kept }) => void;
  readonly onPressedMoving: (event: { readonly preventDefault: () => void }) => void;
  readonly onPressedMoveEnd: (event: { readonly overlay: Kept }) => void;
  readonly lock: boolean;
}

/** The library keeps copies of what it is given: an instance of a class is none any more. */
function copied<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copied<unknown>(each)])) as Value;
}

/** As much of the library as lies on the canvas; the newest candle ends at the axis. */
export function canvas(
  width: number,
  indicators: readonly { name: string }[] = [],
  bars: readonly object[] = [{ close: 150 }],
) {
  const overlays = new Map<string, Kept>();
  const template = () => ['O', 'H', 'L', 'C'].map((title) => ({ title: `${title} `, value: '83,275.16' }));
  const chart = {
    getDom: () => placed(width, height),
    getSize: () => ({ width, height }),
    getStyles: () => ({
      candle: {
        priceMark: {
          high: { show: bars.length > 1, textOffset: 5, textSize: 10 },
          low: { show: bars.length > 1, textOffset: 5, textSize: 10 },
          last: { text: { size: 11, paddingTop: 3, paddingBottom: 3 }, extendTexts: [] },
        },
        tooltip: {
          offsetLeft: 4,
          title: { show: width >= 480 },
          legend: { template, size: 12, marginLeft: 8, marginRight: 8 },
        },
      },
    }),
    getIndicators: () => indicators,
    getDataList: () => bars,
    getSymbol: () => ({ pricePrecision: 2 }),
    getBarSpace: () => ({ halfBar: width }),
    getVisibleRange: () => ({ from: 0, to: bars.length, realTo: -1 }),
    getOverlays: (asked: Partial<Pick<Kept, 'id' | 'name' | 'groupId'>>) =>
      [...overlays.values()].filter((each) =>
        (['id', 'name', 'groupId'] as const).every((key) => asked[key] === undefined || each[key] === asked[key]),
      ),
    createOverlay: (overlay: Kept) => overlays.set(overlay.id, { ...overlay, extendData: copied(overlay.extendData) }),
    overrideOverlay: ({ extendData, ...overlay }: Kept) =>
      Object.assign(overlays.get(overlay.id)!, overlay, extendData && { extendData: copied(extendData) }),
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

export const line = (id: string, price: number): DrawnLine => ({
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
export const noEvents = { putAt, moved: () => undefined, cancelled: () => undefined };
