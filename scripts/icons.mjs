import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './environment.mjs';
import { browserArguments, findBrowser } from './lib/browser.mjs';
import { main } from './lib/machine.mjs';

/*
 * npm run icons: draws the icons of the installed app from the mark of public/favicon.svg. A maskable one fills its square
 * and keeps the mark within the inner circle, since each system cuts its own shape.
 */
const icons = [
  { name: '180', size: 180, whole: true },
  { name: '192', size: 192, whole: false },
  { name: '512', size: 512, whole: false },
  { name: 'maskable-512', size: 512, whole: true },
];

await main(async () => {
  const svg = readFileSync(path.join(root, 'public/favicon.svg'), 'utf8');
  const mark = /<g transform="[^"]*">([^]*)<\/g>/.exec(svg)[1];
  const folder = path.join(root, 'public/icons');
  mkdirSync(folder, { recursive: true });
  const { chromium } = await import('playwright');
  const { CHROME_PATH, ...env } = findBrowser();
  const browser = await chromium.launch({
    executablePath: CHROME_PATH,
    args: [...browserArguments],
    env: { ...process.env, ...env },
  });
  for (const { name, size, whole } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const scale = whole ? 0.56 : 0.7;
    const inset = (32 - 32 * scale) / 2;
    await page.setContent(
      `<style>body{margin:0}</style><svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32" style="display:block"><rect width="32" height="32" rx="${whole ? 0 : 6}" fill="#0b0e13"/><g transform="translate(${inset} ${inset}) scale(${scale})">${mark}</g></svg>`,
    );
    writeFileSync(path.join(folder, `${name}.png`), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
  await browser.close();
});
