import { readFileSync } from 'node:fs';
import { palettes } from '../../../../../src/domain/platform/preferences';
import { themes } from '../../../../../src/presentation/kit/theme/theme';

/** Colours of a theme's block of tokens.css, by name, with those of the other palette over them. */
function colours(theme: string, palette: string): Map<string, string> {
  const css = readFileSync('src/presentation/kit/theme/tokens.css', 'utf8');
  const block = (attributes: string): string =>
    css.split('}').find((each) => each.split('{')[0]!.trimEnd().endsWith(`:root${attributes}`)) ?? '';
  const blocks = [
    block(`[data-theme='${theme}']`),
    palette === 'standard' ? '' : block(`[data-palette='${palette}'][data-theme='${theme}']`),
  ];
  return new Map(
    blocks.flatMap((each) =>
      [...each.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((match) => [match[1]!, match[2]!] as const),
    ),
  );
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const panels = ['surface-0', 'surface-1'];
const surfaces = [...panels, 'surface-2'];
const pairs: readonly (readonly [names: readonly string[], on: readonly string[], least: number])[] = [
  // Figures in the terminal.
  [['text', 'first', 'second'], panels, 7],
  // Words.
  [['text', 'text-2'], [...surfaces, 'surface-3'], 4.5],
  [['text-3', 'link', 'warning', 'error', 'first', 'second', 'accent'], surfaces, 4.5],
  [['on-action'], ['action', 'action-hover'], 4.5],
  [['on-accent'], ['accent', 'accent-hover'], 4.5],
  [['on-strong'], ['first-strong', 'second-strong'], 4.5],
  // Borders of controls, focus rings, marks.
  [['line-strong', 'focus', 'accent'], surfaces, 3],
];

describe.each(themes.flatMap((theme) => palettes.map((palette) => [theme, palette] as const)))(
  '%s theme, %s palette',
  (theme, palette) => {
    const values = colours(theme, palette);
    const cases = pairs.flatMap(([names, on, least]) =>
      names.flatMap((name) => on.map((surface) => [name, surface, least] as const)),
    );
    test.each(cases)('%s on %s is at least %d:1', (name, surface, least) => {
      expect(contrast(values.get(name)!, values.get(surface)!)).toBeGreaterThanOrEqual(least);
    });
  },
);
