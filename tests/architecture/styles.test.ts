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

const code = readdirSync('src/presentation', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join('src/presentation', file), 'utf8'));

/** Style sheets repeat nothing that the kit says once. */
describe('style sheets', () => {
  it('have names of their own, since classes are called after them', () => {
    const names = sheets.map(({ file }) => path.basename(file)).filter((name) => name.endsWith('.module.css'));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('have no class that nobody wears', () => {
    const worn = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);
    const unworn = sheets
      .filter(({ file }) => file.endsWith('.module.css'))
      .flatMap(({ file, text }) => {
        const wearers = code.filter((each) => each.includes(path.basename(file))).join('\n');
        // Where a class is called after a value, its name stands where the value does, or in no one place at all.
        const chosen = /styles\[|styles as/.test(wearers);
        const rules = text.replaceAll(/\/\*[^]*?\*\//g, '');
        const names = [...rules.matchAll(/\.([a-z]\w*)(?=[\s,:.{>+~[)])/gi)].map(([, name]) => name!);
        return [...new Set(names)].filter((name) => !chosen && !worn(wearers, name)).map((name) => `${file}: ${name}`);
      });
    expect(unworn).toEqual([]);
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

  it('ask nothing around a page what is in it: it would be asked anew at each change of a live page (useRootMark)', () => {
    const asking = sheets.flatMap(({ file, text }) =>
      [...text.matchAll(/(?::root|\bhtml|\bbody|\bmain|\.page)[^\s,{]*:has\([^{]*/g)].map(
        ([rule]) => `${file}: ${rule}`,
      ),
    );
    expect(asking).toEqual([]);
  });

  it('change the header at the same widths, counted in letters: larger text is less room', () => {
    const inLetters = new Set(
      [...allowed].map((condition) =>
        condition.replaceAll(/(\d+)px/g, (_, width: string) => `${Number(width) / 16}rem`),
      ),
    );
    const conditions = sheets.flatMap(({ text }) =>
      [...text.matchAll(/@container header (\([^{]*\))/g)].map(([, condition = '']) => condition),
    );
    expect(conditions.length).toBeGreaterThan(5);
    expect(conditions.filter((condition) => !inLetters.has(condition))).toEqual([]);
  });

  it('have the theme say in forced colours what is chosen: there every line has one colour, the unseen ones, too', () => {
    const theme = sheets.find(({ file }) => file.endsWith('kit/theme/global.css'))!.text;
    const said = [...theme.matchAll(/@media \(forced-colors: active\) \{\n([^]*?)\n\}/g)]
      .map(([, rules]) => rules)
      .join();
    const chosen = sheets.flatMap(({ text }) =>
      [...text.matchAll(/\[(aria-current|aria-pressed|aria-selected|data-chosen)\b/g)].map(([, name]) => name!),
    );
    expect([...new Set(chosen)].toSorted()).toEqual(['aria-current', 'aria-pressed', 'aria-selected', 'data-chosen']);
    expect([...new Set(chosen)].filter((name) => !said.includes(`[${name}`))).toEqual([]);
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
