import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { launchOptions } from '../../support/browser';
import { Product } from '../../support/processes';
import { report } from './report';

/*
 * The terminal as it is used: how busy it keeps the page, how long a click takes to be answered for, a change of route,
 * and whether memory stays. BENCH_MINUTES says how long it soaks (30 by default). One JSON line per figure.
 */
const minutes = Number(process.env.BENCH_MINUTES ?? 30);
const settled = 3_000;
const watched = 5_000;
const frame = 1_000 / 60;

const browser = await chromium.launch(launchOptions());
const product = await Product.start();
try {
  await busy(browser, '/trade/BTC_USDT');
  await busy(browser, '/multi-symbol');
  await clicks(browser);
  await soak(browser);
} finally {
  await browser.close();
  await product.stop();
}

async function open(at: Browser, path: string): Promise<{ readonly page: Page; readonly session: CDPSession }> {
  const context = await at.newContext({ baseURL: product.address, locale: 'en-US', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForTimeout(settled);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return { page, session };
}

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN;
}

/** Share of the time in which the page's thread works, and frames that were dropped. */
async function busy(at: Browser, path: string): Promise<void> {
  const { page, session } = await open(at, path);
  const before = await metric(session, 'TaskDuration');
  const frames = await framesOf(page);
  const share = ((await metric(session, 'TaskDuration')) - before) / (watched / 1_000);
  const dropped = frames.reduce((sum, time) => sum + Math.max(0, Math.round(time / frame) - 1), 0);
  report(`busy share, ${path}`, share * 100, '%', 30);
  report(`dropped frames, ${path} (worst ${Math.max(...frames).toFixed(1)} ms)`, dropped, 'frames', 1, frames.length);
  await page.context().close();
}

/** As a text, because the transpiler's helpers do not exist in the page. */
function framesOf(page: Page): Promise<number[]> {
  return page.evaluate(`new Promise((resolve) => {
    const times = [];
    const began = performance.now();
    let last = began;
    const next = (now) => {
      times.push(now - last);
      last = now;
      if (now - began < ${watched}) requestAnimationFrame(next);
      else resolve(times);
    };
    requestAnimationFrame(next);
  })`);
}

/** From a click to the paint of what it brings. */
async function clicks(at: Browser): Promise<void> {
  const { page } = await open(at, '/trade/BTC_USDT');
  const times: number[] = [];
  for (let click = 0; click < 20; click += 1) {
    const name = click % 2 === 0 ? 'Sell' : 'Buy';
    times.push(await toPaint(page, 'label, button', name));
  }
  times.sort((a, b) => a - b);
  report('click to paint p50, side of the order form', times[10]!, 'ms', 50, times.length, times[15]! - times[5]!);
  const began = performance.now();
  await page.getByRole('link', { name: 'Markets' }).first().click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  report('change of route, terminal to markets', performance.now() - began, 'ms', 300);
  await page.context().close();
}

function toPaint(page: Page, selector: string, name: string): Promise<number> {
  return page.evaluate(`new Promise((resolve, reject) => {
    const control = [...document.querySelectorAll(${JSON.stringify(selector)})].find(({ textContent }) => textContent.trim() === ${JSON.stringify(name)});
    if (!control) return reject(new Error('Nothing is called ' + ${JSON.stringify(name)}));
    const began = performance.now();
    control.click();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
  })`);
}

/** Slope of the memory in use after collection, from samples of each half minute; the first fifth is warming up. */
async function soak(at: Browser): Promise<void> {
  const { page, session } = await open(at, '/trade/BTC_USDT');
  const samples: { readonly hour: number; readonly megabytes: number }[] = [];
  const pause = Math.min(30_000, (minutes * 60_000) / 10);
  for (const began = Date.now(); Date.now() - began < minutes * 60_000; ) {
    await page.waitForTimeout(pause);
    await session.send('HeapProfiler.collectGarbage');
    samples.push({ hour: (Date.now() - began) / 3_600_000, megabytes: (await metric(session, 'JSHeapUsedSize')) / 1e6 });
  }
  const counted = samples.slice(Math.floor(samples.length / 5));
  report(`memory slope over ${minutes} minutes, terminal (${counted.at(-1)?.megabytes.toFixed(1)} MB at the end)`, slope(counted), 'MB/h', 5, counted.length);
  await page.context().close();
}

function slope(samples: readonly { readonly hour: number; readonly megabytes: number }[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = mean(samples.map(({ hour }) => hour));
  const level = mean(samples.map(({ megabytes }) => megabytes));
  const spread = samples.reduce((sum, { hour }) => sum + (hour - middle) ** 2, 0);
  return samples.reduce((sum, { hour, megabytes }) => sum + (hour - middle) * (megabytes - level), 0) / spread;
}
