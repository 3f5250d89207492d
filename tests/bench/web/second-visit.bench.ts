import { chromium } from 'playwright';
import { launchOptions } from '../../support/browser';
import { Product } from '../../support/processes';
import { percentile, report } from './report';
import { largestPaint, slowPhone } from './slow-phone';

/*
 * The largest paint of a second visit against that of the first, on slow 4G and a processor four times slower: what the
 * service worker is for. Median of five devices. One JSON line per figure.
 */
const rounds = 5;
const goal = 0.5;
const addresses = ['/', '/markets', '/blog/how-funding-is-computed'];

const product = await Product.start();
const browser = await chromium.launch(launchOptions());
try {
  for (const address of addresses) {
    const visits: (readonly [first: number, second: number])[] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await twice(address));
    const first = percentile(
      visits.map(([paint]) => paint),
      0.5,
    );
    const second = percentile(
      visits.map(([, paint]) => paint),
      0.5,
    );
    report(`largest paint of ${address}, first visit`, first, 'ms', first, rounds);
    report(`largest paint of ${address}, second visit`, second, 'ms', first * goal, rounds);
  }
} finally {
  await browser.close();
  await product.stop();
}

async function twice(address: string): Promise<readonly [number, number]> {
  const page = await slowPhone(browser, product.address);
  await page.goto(address);
  const first = await largestPaint(page);
  // As long as somebody reads: the worker comes after three seconds, with what it fetches ahead.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(async () => (await (await caches.open('documents')).keys()).length > 0, undefined, {
    timeout: 120_000,
    polling: 500,
  });
  await page.goto('about:blank');
  await page.goto(address);
  const second = await largestPaint(page);
  await page.context().close();
  return [first, second];
}
