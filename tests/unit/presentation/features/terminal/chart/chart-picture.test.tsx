import type { Chart } from 'klinecharts';
import { takePicture } from '../../../../../../src/presentation/features/terminal/chart/chart-picture';

/** What the library has drawn when the picture is taken, and what is written over it. */
async function taken(compared: readonly object[]) {
  const hidden = new Set<string>();
  const written: string[] = [];
  let left: readonly string[] = [];
  const chart = {
    getDom: () => document.body,
    overrideOverlay: ({ name, visible }: { name: string; visible: boolean }) =>
      visible ? hidden.delete(name) : hidden.add(name),
    getConvertPictureUrl: () => {
      left = ['ownPriceLine', 'ownFill', 'trendLine'].filter((name) => !hidden.has(name));
      return 'data:,';
    },
    getIndicators: () => compared,
  } as unknown as Chart;
  const nothing = (): void => undefined;
  const context = {
    ...Object.fromEntries(
      ['fillRect', 'drawImage', 'scale', 'setLineDash', 'beginPath', 'moveTo', 'lineTo', 'stroke'].map((name) => [
        name,
        nothing,
      ]),
    ),
    fillText: (text: string) => written.push(text),
    measureText: () => ({ width: 40 }),
  };
  HTMLImageElement.prototype.decode = async () => undefined;
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
  HTMLCanvasElement.prototype.toBlob = function (done: BlobCallback) {
    done(new Blob());
  };
  await takePicture(chart, 'BTC/USDT · 15m');
  return { left, written, hidden };
}

it('has neither orders nor trades of the account in a picture, and shows them again after it', async () => {
  const { left, hidden } = await taken([]);
  expect(left).toEqual(['trendLine']);
  expect(hidden.size).toBe(0);
});

it('names the markets that are compared', async () => {
  const line = { color: 'teal', style: 'solid' };
  const { written } = await taken([
    { id: 'compared PERP_BTC_USDT', styles: { lines: [line] } },
    { id: 'compared SPOT_ETH_USDT', styles: { lines: [{ ...line, style: 'dashed', dashedValue: [8, 4] }] } },
  ]);
  expect(written).toEqual(['BTC/USDT · 15m', 'BTC-PERP', 'ETH/USDT']);
});
