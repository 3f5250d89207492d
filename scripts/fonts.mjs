import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { root } from './environment.mjs';
import { cutChineseFonts } from './lib/chinese-fonts.mjs';
import { freezeFeatures } from './lib/frozen-features.mjs';

/*
 * npm run fonts: makes the files that fonts.css names, each with the characters that the style sheet says, and those
 * that chinese.css names, with the characters of the texts.
 */

const whole = readFileSync(createRequire(import.meta.url).resolve('inter-ui/variable/InterVariable.woff2'));
const theme = path.join(root, 'src/presentation/kit/theme');
const keepFeatures = ['ccmp', 'kern', 'locl', 'mark', 'mkmk'];
/** The looks that figures have everywhere. */
const frozen = ['tnum', 'zero'];
/** The weights of the style sheets, drawn as for text at every size: the axis of optical sizes costs half as much again. */
const variationAxes = { wght: { min: 400, max: 700 }, opsz: 14 };

const faces = /url\('([^']+)'\)[^;]*;\s*unicode-range:([^;]+);/g;
for (const [, file, ranges] of readFileSync(path.join(theme, 'fonts.css'), 'utf8').matchAll(faces)) {
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
  write(file, packed, characters.length);
}

for (const { file, content, characters } of await cutChineseFonts()) write(file, content, characters);

function write(file, packed, characters) {
  writeFileSync(path.join(theme, file), packed);
  console.log(`${file}: ${characters} characters, ${(packed.length / 1_000).toFixed(1)} kB`);
}
