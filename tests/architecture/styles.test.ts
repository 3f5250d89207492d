import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { widths } from '../../src/presentation/kit/theme/breakpoints';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(path.join('src', file), 'utf8') }));
const allowed = new Set(
  widths.flatMap((width, index) => [
    `(width < ${width}px)`,
    `(width >= ${width}px)`,
    ...widths.slice(index + 1).map((wider) => `(${width}px <= width < ${wider}px)`),
  ]),
);

/** Style sheets repeat nothing that the kit says once. */
describe('style sheets', () => {
  it('have names of their own, since classes are called after them', () => {
    const names = sheets.map(({ file }) => path.basename(file)).filter((name) => name.endsWith('.module.css'));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('change at widths of the one list, written in one way', () => {
    const others = sheets.flatMap(({ file, text }) =>
      [...text.matchAll(/@media[^{]*/g)]
        .flatMap(([query]) => query.match(/\([^()]*width[^()]*\)/g) ?? [])
        .filter((condition) => !allowed.has(condition))
        .map((condition) => `${file}: ${condition}`),
    );
    expect(others).toEqual([]);
  });

  it('leave the ring of the focus, and what lists look like, to the theme', () => {
    const repeated = sheets
      .filter(({ file }) => !file.endsWith('kit/theme/global.css'))
      .flatMap(({ file, text }) =>
        [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
          .filter(
            ([, selector = '', rules = '']) =>
              /list-style: none/.test(rules) ||
              (/:focus-visible\s*$/.test(selector) && /outline: 2px solid var\(--focus\)/.test(rules)),
          )
          .map(([, selector = '']) => `${file}: ${selector.trim()}`),
      );
    expect(repeated).toEqual([]);
  });
});
