import path from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../support/browser';
import { decodeBench, type BenchLine } from './decode-cases';

/*
 * Cost of reading the stream, beside bare JSON.parse of the same frames: in Chromium, which counts, and in Node,
 * which may differ. One JSON line per figure.
 */

declare const decodeCases: { decodeBench: typeof decodeBench };

async function inChromium(): Promise<BenchLine[]> {
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: path.join(import.meta.dirname, 'decode-cases.ts'), formats: ['iife'], name: 'decodeCases' },
    },
  })) as unknown as [{ output: { code: string }[] }];
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: bundle.output[0]!.code });
    return await page.evaluate(() => decodeCases.decodeBench());
  } finally {
    await browser.close();
  }
}

function print(where: string, lines: readonly BenchLine[]): void {
  for (const line of lines) console.log(JSON.stringify({ ...line, name: `${where}: ${line.name}` }));
}

print('Chromium', await inChromium());
print('Node', decodeBench());
