import { chromium, type Browser } from 'playwright';
import { build } from 'vite';
import { freePort } from '../../support/free-ports';
import { launchOptions } from '../../support/browser';
import { Product, SandboxProcess } from '../../support/processes';
import { budgets, firstLoad } from './first-load';
import { paintBench } from './paint';
import { report } from './report';

/* First load, decoding in the browser, and message to paint, on the production build. One JSON line per figure. */
const browser = await chromium.launch(launchOptions());
try {
  await loads(browser);
  await decoding(browser);
  await painting(browser);
} finally {
  await browser.close();
}

async function loads(browser: Browser): Promise<void> {
  const product = await Product.start();
  try {
    for (const { path, kilobytes, requests } of budgets) {
      const load = await firstLoad(browser, product.address, path);
      report(`first load ${path}, scripts, brotli`, load.scriptBytes / 1_000, 'kB', kilobytes);
      report(`first load ${path}, everything, brotli`, load.allBytes / 1_000, 'kB', kilobytes);
      report(`first load ${path}, requests`, load.requests, 'requests', requests);
    }
  } finally {
    await product.stop();
  }
}

/** The same cases as in Node, bundled for the browser: the two differ by a lot. */
async function decoding(browser: Browser): Promise<void> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry: 'tests/bench/streams/decode-cases.ts', formats: ['iife'], name: 'decodeCases', fileName: 'cases' } },
  });
  const outputs = [built].flat() as { readonly output: readonly { readonly code?: string }[] }[];
  const page = await browser.newPage();
  await page.addScriptTag({ content: outputs[0]!.output[0]!.code! });
  const lines = await page.evaluate(() => (window as unknown as { decodeCases: { decodeBench(): { readonly name: string }[] } }).decodeCases.decodeBench());
  for (const line of lines) console.log(JSON.stringify({ ...line, name: `${line.name}, Chromium` }));
  await page.close();
}

async function painting(browser: Browser): Promise<void> {
  const sandbox = await SandboxProcess.start(await freePort(), ['--empty']);
  try {
    const answer = await fetch(`http://localhost:${sandbox.ports.sandbox}/v3/public/orderbook?symbol=SPOT_BTC_USDT`);
    const { timestamp } = (await answer.json()) as { readonly timestamp: number };
    await paintBench(browser, sandbox.ports, Number(timestamp));
  } finally {
    await sandbox.stop();
  }
}
