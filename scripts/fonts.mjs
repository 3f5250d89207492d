import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { root } from './environment.mjs';
import { freezeFeatures } from './lib/frozen-features.mjs';

/* npm run fonts: makes the files that fonts.css names, each with the characters that the style sheet says. */

const whole = readFileSync(createRequire(import.meta.url).resolve('inter-ui/variable/InterVariable.woff2'));
const sheet = path.join(root, 'src/presentation/kit/theme/fonts.css');
const keepFeatures = ['ccmp', 'kern', 'locl', 'mark', 'mkmk'];
/** The looks that figures have everywhere. */
const frozen = ['tnum', 'zero'];
/** The weights of the style sheets, drawn as for text at every size: the axis of optical sizes costs half as much again. */
const variationAxes = { wght: { min: 400, max: 700 }, opsz: 14 };

const faces = /url\('([^']+)'\)[^;]*;\s*unicode-range:([^;]+);/g;
for (const [, file, ranges] of readFileSync(sheet, 'utf8').matchAll(faces)) {
  const characters = ranges.split(',').flatMap((range) => {
    const [first, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));
  });
  const text = characters.join('');
  const part = await subsetFont(whole, text, {
    targetFormat: 'sfnt',
    variationAxes,
    keepFeatures: [...keepFeatures, ...frozen],
  });
  // Inter counts the hyphen among tabular figures, which tears BTC-PERP apart.
  const packed = await subsetFont(freezeFeatures(part, frozen, '-'), text, { targetFormat: 'woff2', keepFeatures });
  writeFileSync(path.join(path.dirname(sheet), file), packed);
  console.log(`${file}: ${characters.length} characters, ${(packed.length / 1_000).toFixed(1)} kB`);
}
