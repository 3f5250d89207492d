import { axisText, percentOnAxis } from '../../../../../src/presentation/features/terminal/chart/axis-text';
import { formatOf } from '../../../../../src/presentation/kit/formats/format';

it.each([
  ['en-US', '86534.5', '86,534.5'],
  ['ru-RU', '86534.50', '86\u00a0534,50'],
  ['en-US', '-1.25%', '−1.25%'],
  ['ru-RU', '-1.25%', '−1,25\u00a0%'],
  ['uk-UA', '0.00%', '0,00%'],
  ['ru-RU', 'n/a', 'n/a'],
  ['ru-RU', '', ''],
  ['ru-RU', '%', '%'],
])('in %s the figure %s of an axis reads %s', (tag, text, said) => {
  expect(axisText(formatOf(tag), text)).toBe(said);
});

it('a line on an axis in percent is told in percent as well, and in prices on any other', () => {
  const axis = (name: string) => ({
    name,
    getRange: () => ({}) as never,
    valueToRealValue: (price: number) => price / 600 - 100,
    realValueToDisplayValue: (move: number) => move,
    displayValueToText: (move: number) => `${move.toFixed(2)}%`,
  });
  const chart = { getThousandsSeparator: () => ({ sign: '', format: (text: string | number) => `about ${text}` }) };
  expect(percentOnAxis(chart, axis('percentage'), 60_900)).toBe('about 1.50%');
  expect(percentOnAxis(chart, axis('normal'), 60_900)).toBeUndefined();
  expect(percentOnAxis(chart, null, 60_900)).toBeUndefined();
});
