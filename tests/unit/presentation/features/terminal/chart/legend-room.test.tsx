import type { Chart } from 'klinecharts';
import { drawSetup } from '../../../../../../src/presentation/features/terminal/chart/draw-setup';
import { comparedRoom, legendRoom } from '../../../../../../src/presentation/features/terminal/chart/chart-panes';
import { plainLook, plainSetup } from '../../../../../../src/domain/markets/chart-setup';
import { css } from './canvas-fixture';

interface Told {
  styles: {
    candle: {
      tooltip: { showRule: string; showType: string; rect: { color: string }; title: { show: boolean } };
      priceMark: { high: { show: boolean } };
    };
  };
  gap: { top: number; bottom: number };
}

function chartOf(width: number, height: number) {
  const told = {} as Told;
  const chart = {
    getDom: () => ({ clientWidth: width, clientHeight: height }),
    getSize: () => ({ width, height }),
    getIndicators: () => [],
    getStyles: () => ({}),
    createIndicator: () => null,
    removeIndicator: () => undefined,
    overrideIndicator: () => undefined,
    setPaneOptions: () => undefined,
    setMaxOffsetLeftDistance: () => undefined,
    setMaxOffsetRightDistance: () => undefined,
    setStyles: (styles: Told['styles']) => (told.styles = styles),
    overrideYAxis: ({ paneId, gap }: { paneId: string; gap: Told['gap'] }) => {
      if (paneId === 'candle_pane') told.gap = gap;
    },
  } as unknown as Chart;
  return { chart, told };
}

const place = { title: 'BTC/USDT · 15m', essential: false, rail: false };

function drawn(width: number, height: number, compared: readonly string[] = []) {
  const { chart, told } = chartOf(width, height);
  drawSetup(chart, { ...plainSetup, compared }, plainLook, css, place);
  return told;
}

/** As the library draws: both gaps are added to the range of prices, which all has the same height. */
function freeOver(height: number, { gap }: Told): number {
  const share = (given: number): number => (given < 1 ? given : given / height);
  return (height * share(gap.top)) / (1 + share(gap.top) + share(gap.bottom));
}

describe('what is written over the candles', () => {
  it.each([
    ['title and figures where there is room', 720, 300, { titled: true, lasting: true, named: true, height: 46 }],
    ['figures in a line where the pane is low', 720, 219, { titled: false, lasting: true, named: false, height: 28 }],
    ['in two lines where it is narrow', 479, 219, { titled: false, lasting: true, named: false, height: 46 }],
    ['nothing where it is both', 479, 149, { titled: false, lasting: false, named: false, height: 0 }],
  ])('is %s', (_, width, height, room) => {
    expect(legendRoom(chartOf(width, height).chart, false)).toEqual(room);
  });

  it('names the price that the candles are of wherever it is not the last one', () => {
    expect(legendRoom(chartOf(479, 149).chart, true)).toMatchObject({ titled: true, height: 28 });
  });

  it.each([
    [720, 400],
    [720, 185],
    [720, 128],
    [390, 191],
  ])('has its room free in a chart of %i × %i', (width, height) => {
    const { chart } = chartOf(width, height);
    expect(freeOver(height, drawn(width, height))).toBeGreaterThanOrEqual(legendRoom(chart, false).height + 10 - 1e-9);
    const compared = freeOver(height, drawn(width, height, ['PERP_BTC_USDT']));
    const wanted = legendRoom(chart, false).height + comparedRoom(chart, 1);
    expect(compared).toBeGreaterThanOrEqual(Math.min(wanted, height / 2) - 1e-9);
  });

  it('leaves the candles half of the height at least', () => {
    expect(freeOver(60, drawn(720, 60, ['a', 'b', 'c']))).toBeCloseTo(30, 9);
  });

  it('has the label of the highest price under it where the market is named', () => {
    expect(drawn(720, 220).styles.candle.priceMark.high.show).toBe(true);
    expect(drawn(720, 219).styles.candle.priceMark.high.show).toBe(false);
    expect(drawn(719, 220).styles.candle.priceMark.high.show).toBe(false);
  });

  it('comes with the pointer, on a ground of its own, where it would hide the candles', () => {
    expect(drawn(360, 130).styles.candle.tooltip).toMatchObject({
      showRule: 'follow_cross',
      showType: 'rect',
      rect: { color: '--surface-2' },
      legend: { marginTop: 1 },
    });
    expect(drawn(390, 191).styles.candle.tooltip).toMatchObject({
      showRule: 'always',
      showType: 'standard',
      legend: { marginTop: 4 },
    });
  });
});

it('names of compared markets stand beside each other as far as the chart is wide', () => {
  const rooms = (width: number) => [0, 1, 2, 3].map((compared) => comparedRoom(chartOf(width, 300).chart, compared));
  expect(rooms(720)).toEqual([0, 26, 26, 52]);
  expect(rooms(390)).toEqual([0, 52, 78, 104]);
  expect(rooms(100)).toEqual([0, 52, 78, 104]);
  expect(comparedRoom(chartOf(360, 130).chart, 3)).toBe(0);
});
