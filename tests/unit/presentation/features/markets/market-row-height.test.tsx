import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { renderMarkets } from './markets-fixture';

const root = document.documentElement;
afterEach(() => {
  root.style.fontSize = '';
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

/** Where nothing is laid out, the sheet itself is what can be asked. */
test('a row is as high as the list takes it to be, and a figure that does not fit says so', () => {
  const sheet = readFileSync('src/presentation/features/markets/market-table.module.css', 'utf8');
  const heights = [...sheet.matchAll(/\.row \{[^}]*?[^-]height: (?<height>[^;]+);/g)].map(
    ({ groups }) => groups?.['height'],
  );
  expect(heights).toEqual(['3rem', '4rem']);
  expect(sheet).toMatch(/\.price \{[^}]*text-overflow: ellipsis;/);
  expect(sheet).toMatch(/\.volume \{[^}]*text-overflow: ellipsis;/);
});
