import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { renderMarkets } from './markets-fixture';

const root = document.documentElement;
afterEach(() => {
  root.style.fontSize = '';
  jest.restoreAllMocks();
});

const tops = () => [...document.querySelectorAll<HTMLElement>('[data-index]')].map(({ style }) => style.transform);

test.each([
  ['', ['translateY(0px)', 'translateY(48px)', 'translateY(96px)']],
  ['32px', ['translateY(0px)', 'translateY(96px)', 'translateY(192px)']],
])('rows stand as far apart as the text of the page asks for (root "%s")', async (fontSize, first) => {
  root.style.fontSize = fontSize;
  await renderMarkets();
  await screen.findByRole('table');
  expect(tops().slice(0, 3)).toEqual(first);
});

test.each([
  [1232, '16px', 48],
  [1232, '32px', 96],
  [1000, '32px', 128],
  [575, '16px', 64],
])(
  'a list %i px wide in a text of %s has rows %i px high: larger text is less room',
  async (width, fontSize, height) => {
    root.style.fontSize = fontSize;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 400));
    await renderMarkets();
    await screen.findByRole('table');
    expect(tops()[1]).toBe(`translateY(${height}px)`);
  },
);

/** Where nothing is laid out, the sheet itself is what can be asked. */
test('a row is as high as the list takes it to be, and a figure that does not fit says so', () => {
  const sheet = readFileSync('src/presentation/features/markets/market-table.module.css', 'utf8');
  const heights = [...sheet.matchAll(/\.row \{[^}]*?[^-]height: (?<height>[^;]+);/g)].map(
    ({ groups }) => groups?.['height'],
  );
  expect(heights).toEqual(['3rem', '4rem']);
  expect(sheet).toMatch(/\(width < 36rem\) \{[^@]*height: 4rem;/);
  // No width of the window: text may be larger than the window knows.
  expect(sheet).not.toMatch(/@media/);
  expect(sheet).toMatch(/\.price \{[^}]*text-overflow: ellipsis;/);
  expect(sheet).toMatch(/\.volume \{[^}]*text-overflow: ellipsis;/);
});
