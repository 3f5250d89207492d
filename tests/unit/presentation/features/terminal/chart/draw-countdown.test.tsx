import type { Chart, Formatter, Styles } from 'klinecharts';
import { drawCountdown } from '../../../../../../src/presentation/features/terminal/chart/draw-countdown';
import { minute } from '../../../../../../src/domain/shared/instant';

/** A pane 300 pixels high in which a price stands at `y`. @returns what is written under and over the last price */
function written(y: number): { readonly below: string; readonly above: string } {
  let formatter: Partial<Formatter> = {};
  const last = { text: { size: 12, paddingTop: 4, paddingBottom: 4 }, extendTexts: [] as unknown[] };
  const chart = {
    setFormatter: (given: Partial<Formatter>) => (formatter = given),
    setStyles: (styles: { candle: { priceMark: { last: Partial<typeof last> } } }) =>
      Object.assign(last, styles.candle.priceMark.last),
    getStyles: () => ({ candle: { priceMark: { last } } }) as unknown as Styles,
    getSize: () => ({ height: 300 }),
    convertToPixel: () => ({ y }),
  };
  drawCountdown(chart as unknown as Chart, '15m', true, () => 5 * minute, { family: 'any', color: () => '' });
  const data = { timestamp: 0, open: 1, high: 1, low: 1, close: 1 };
  const texts = (last.extendTexts as { position: string }[]).map(({ position }, index) => [
    position,
    formatter.formatExtendText!({ type: 'last_price', data, index }),
  ]);
  const { below_price: below = '', above_price: above = '' } = Object.fromEntries(texts) as Record<string, string>;
  return { below, above };
}

it('stands under the last price', () => {
  expect(written(270)).toEqual({ below: '10:00', above: '' });
});

it('stands over it where it would be cut off below', () => {
  expect(written(280)).toEqual({ below: '', above: '10:00' });
  expect(written(400)).toEqual({ below: '', above: '10:00' });
});
