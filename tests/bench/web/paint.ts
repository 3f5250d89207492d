import { createServer, type Server } from 'node:http';
import type { Browser } from 'playwright';
import { readEnvironment, type Ports } from '../../../scripts/environment.mjs';
import { dist } from '../../../scripts/lib/build.mjs';
import { start, type Running } from '../../../scripts/lib/processes.mjs';
import { serveSite } from '../../../scripts/lib/static-server.mjs';
import { freePort } from '../../support/free-ports';
import { paintProbe, type Probe } from './paint-probe';
import { parseOnly, parseOnlyPage } from './parse-only';
import { report } from './report';

/** Messages a second, and the p99 in milliseconds that is aimed at. */
const limits = new Map([
  [500, 17],
  [1_000, 17],
  [2_000, 33],
  [5_000, 33],
]);
const warmUp = 2_000;
const measured = 5_000;
const frame = 1_000 / 60;

/** Time from a message to its paint, and dropped frames, under a steady feed; beside them what bare parsing costs here. */
export async function paintBench(browser: Browser, ports: Ports, bookAt: number): Promise<void> {
  for (const [rate, limit] of limits) {
    for (const path of [parseOnly, '/markets', '/trade/BTC_USDT']) {
      const { latencies, frames, received } = await underLoad(browser, ports, path, rate, bookAt);
      const name = `${path.split('/')[1]} at ${rate}/s`;
      const sorted = [...latencies].sort((a, b) => a - b);
      const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
      const dropped = frames.reduce((sum, time) => sum + Math.max(0, Math.round(time / frame) - 1), 0);
      report(`message to paint p50, ${name}`, at(0.5), 'ms', limit, sorted.length, at(0.75) - at(0.25));
      report(`message to paint p99, ${name}`, at(0.99), 'ms', limit, sorted.length, at(1) - at(0.99));
      report(`dropped frames, ${name} (worst frame ${Math.max(...frames).toFixed(1)} ms, ${received} messages)`, dropped, 'frames', 1, frames.length);
    }
  }
}

async function underLoad(browser: Browser, ports: Ports, path: string, rate: number, bookAt: number): Promise<Probe> {
  const port = await freePort();
  const generator = start(['--import', 'tsx', 'tests/bench/web/load-generator.ts', String(port), String(rate), String(bookAt)], { quiet: true });
  const { server, address } = await serve(ports, port, path);
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: paintProbe });
    await untilListening(generator);
    await page.goto(address + path);
    await page.waitForFunction(() => (window as unknown as { probe: Probe }).probe.received > 100, undefined, { timeout: 30_000 });
    await page.waitForTimeout(warmUp);
    await page.evaluate(() => Object.assign((window as unknown as { probe: object }).probe, { latencies: [], frames: [], received: 0 }));
    await page.waitForTimeout(measured);
    return await page.evaluate(() => (window as unknown as { probe: Probe }).probe);
  } finally {
    await context.close();
    server.close();
    await generator.stop();
  }
}

/** The page that only parses does not try again; the product would. */
async function untilListening(generator: Running): Promise<void> {
  for (let tries = 0; tries < 300 && !generator.lines.includes('ready'); tries += 1) await new Promise((resolve) => setTimeout(resolve, 100));
}

/** The built site with its stream led to the generator; everything else comes from a quiet exchange. */
async function serve(ports: Ports, stream: number, path: string): Promise<{ readonly server: Server; readonly address: string }> {
  const environment = readEnvironment('sandbox', ports);
  const site = () => serveSite(dist, { ...environment, hosts: { ...environment.hosts, newWsUrl: `ws://localhost:${stream}` } });
  const server = path === parseOnly ? createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(parseOnlyPage(stream))) : site();
  await new Promise<void>((resolve) => server.listen(ports.web, 'localhost', resolve));
  return { server, address: `http://localhost:${ports.web}` };
}
