import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
let ready;

/** @param fonts whole files; drawings of articles have no text */
export async function pngOf(svg, fonts = []) {
  await (ready ??= initWasm(readFileSync(wasm)));
  const font = { loadSystemFonts: false, fontBuffers: fonts };
  return new Resvg(svg, { fitTo: { mode: 'width', value: 1200 }, font }).render().asPng();
}

/**
 * Draws the pictures that others show beside a link to an article: those who do so take no SVG.
 * @param drawings of articles: `{ url, file }`, where the file is the path of the picture below the site
 * @param read the text of a drawing
 */
export async function writeSharePictures(dist, drawings, read) {
  const wanted = new Map(drawings.map(({ url, file }) => [file, url]));
  for (const [file, url] of wanted) {
    const picture = await pngOf(await read(url));
    const target = path.join(dist, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, picture);
  }
}
