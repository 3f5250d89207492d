import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../environment.mjs';
import { pngOf } from './share-pictures.mjs';

const { resolve } = createRequire(import.meta.url);
const latin = resolve('inter-ui/variable/InterVariable.woff2');
/** In parts, each with a range of characters. */
const chinese = path.dirname(resolve('@fontsource-variable/noto-sans-sc/package.json'));
const leftOver = '…';
const size = { width: 1200, height: 630, edge: 88 };

/**
 * Draws for each page what others show beside a link to it: the mark, and the page's title and description in its language.
 * @param pages `{ title, description, picture }`, where the picture is its path below the site, or nothing
 */
export async function writeTitlePictures(dist, pages, brand) {
  const wanted = pages.filter(({ picture }) => picture !== undefined);
  const fonts = await fontsFor(
    wanted.map(({ title, description }) => `${title}${description}`).join('') + brand + leftOver,
  );
  for (const { title, description, picture } of wanted) {
    const target = path.join(dist, picture);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, await pngOf(drawingOf(title, description, brand), fonts));
  }
}

/** The characters that are needed, in one weight: what draws them knows no fonts that vary. */
async function fontsFor(text) {
  const instance = { targetFormat: 'sfnt', variationAxes: { wght: 600 } };
  const parts = Object.entries(JSON.parse(readFileSync(path.join(chinese, 'unicode.json'), 'utf8'))).flatMap(
    ([name, ranges]) => {
      const own = [...new Set(text)].filter(
        (letter) => /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u.test(letter) && isIn(letter, ranges),
      );
      return own.length === 0 ? [] : [{ name: name.replace(/[[\]]/g, ''), text: own.join('') }];
    },
  );
  const file = (name) => readFileSync(path.join(chinese, `files/noto-sans-sc-${name}-wght-normal.woff2`));
  return Promise.all([
    subsetFont(readFileSync(latin), text, { ...instance, variationAxes: { wght: 600, opsz: 32 } }),
    ...parts.map((part) => subsetFont(file(part.name), part.text, instance)),
  ]);
}

/** @param ranges as style sheets have them: `U+4e00-4e07,U+4e09` */
function isIn(letter, ranges) {
  const code = letter.codePointAt(0);
  return ranges.split(',').some((range) => {
    const [first, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((each) => Number.parseInt(each, 16));
    return code >= first && code <= last;
  });
}

function drawingOf(title, description, brand) {
  const mark = /<g transform="[^"]*">([^]*)<\/g>/.exec(readFileSync(path.join(root, 'public/favicon.svg'), 'utf8'))[1];
  const large = linesOf(title, 72, 3);
  const small = linesOf(description, 32, 3);
  const top = 300 - (large.length - 1) * 30;
  const line = (text, y, pixels, colour, x = size.edge) =>
    `<text x="${x}" y="${y}" font-family="Inter Variable" font-size="${pixels}" fill="${colour}">${escape(text)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">
    <rect width="100%" height="100%" fill="#0b0e13"/><rect width="100%" height="10" fill="#f2b84b"/>
    <g transform="translate(${size.edge} 80) scale(2)">${mark}</g>
    ${line(brand, 128, 44, '#eef1f5', size.edge + 84)}
    ${large.map((text, at) => line(text, top + at * 84, 72, '#eef1f5')).join('')}
    ${small.map((text, at) => line(text, top + large.length * 84 + at * 46, 32, '#a4adbb')).join('')}
  </svg>`;
}

/** As many lines as there is room for; what is left over is told by three dots. */
function linesOf(text, pixels, most) {
  const room = (size.width - 2 * size.edge) / pixels;
  const lines = [''];
  // Chinese breaks between any two characters.
  for (const word of text.match(/\p{Script=Han}[\u3000-\u303f\uff00-\uffef]*|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? []) {
    if (widthOf(lines.at(-1) + word.trimEnd()) > room && lines.at(-1) !== '') lines.push('');
    lines[lines.length - 1] += word;
  }
  const shown = lines.slice(0, most).map((line) => line.trimEnd());
  if (lines.length > most)
    shown[most - 1] = `${shown[most - 1].replace(/[\s,.;:，。、]*[^\s]$|\s+[^\s]*$/u, '')}${leftOver}`;
  return shown;
}

/** In units of the letters' size; a little more than it takes. */
function widthOf(text) {
  return [...text].reduce(
    (sum, letter) =>
      sum +
      (/[\u3000-\u9fff\uff00-\uffef]/u.test(letter)
        ? 1
        : /[A-ZА-ЯІЇЄMWmwмшщжю]/u.test(letter)
          ? 0.74
          : /[ .,:;!’'|il1]/u.test(letter)
            ? 0.3
            : 0.58),
    0,
  );
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
