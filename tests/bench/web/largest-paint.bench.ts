import { loadavg } from 'node:os';
import { chromium } from 'playwright';
import { launchOptions } from '../../support/browser';
import { Product } from '../../support/processes';
import { plainPages, plainSite } from './plain-site';
import { percentile, report } from './report';
import { largestPaint, slowPhone } from './slow-phone';

/*
 * The largest paint of a first visit beside those of two pages with nothing but a heading and a paragraph, a static one and
 * one that React draws: without a cache, on slow 4G and a processor four times slower. Rounds take turns, so that what else
 * the machine does falls on all of them; medians of five. One JSON line per figure.
 */
const rounds = 5;
/** Of the static page. */
const goal = 1.15;

const product = await Product.start();
const plain = await plainSite();
const pages = [
  { name: 'a static page', site: plain.address, path: plainPages.static },
  { name: 'a plain React page', site: plain.address, path: plainPages.react },
  ...['/', '/markets', '/blog/how-funding-is-computed'].map((path) => ({ name: path, site: product.address, path })),
];
const paints = new Map<string, number[]>(pages.map(({ name }) => [name, []]));
const browser = await chromium.launch(launchOptions());
try {
  for (let round = 0; round < rounds; round += 1)
    for (const { name, site, path } of pages) {
      const page = await slowPhone(browser, site);
      await page.goto(path);
      paints.get(name)!.push(await largestPaint(page));
      await page.context().close();
    }
  const floor = percentile(paints.get('a static page')!, 0.5);
  for (const [name, each] of paints)
    report(
      `largest paint of ${name}, first visit`,
      percentile(each, 0.5),
      'ms',
      floor * goal,
      rounds,
      Math.max(...each) - Math.min(...each),
    );
  report('load of the machine', loadavg()[0]!, 'processes', 1);
} finally {
  await browser.close();
  plain.stop();
  await product.stop();
}
