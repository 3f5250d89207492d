import type { Browser, Page } from 'playwright';
import type { SandboxProcess } from '../../support/processes';
import { withFedPage } from './fed-page';
import type { Probe } from './paint-probe';
import { parseOnly } from './parse-only';
import { percentile, report } from './report';

/** Messages a second, and the p99 in milliseconds that is aimed at. */
const limits = new Map([
  [500, 17],
  [1_000, 17],
  [2_000, 33],
  [5_000, 33],
]);
const measured = 5_000;
const frame = 1_000 / 60;

/** Time from a message to its paint, and dropped frames, under a steady feed; beside them what bare parsing costs here. */
export async function paintBench(browser: Browser, sandbox: SandboxProcess): Promise<void> {
  for (const [rate, limit] of limits) {
    for (const path of [parseOnly, '/markets', '/trade/BTC_USDT']) {
      const probe = await withFedPage(browser, sandbox, { path, rate }, ({ page }) => probed(page));
      reportPaint(`${path.split('/')[1]} at ${rate}/s`, probe, limit);
    }
  }
}

export function reportPaint(name: string, { latencies, frames, received }: Probe, limit: number): void {
  report(
    `message to paint p50, ${name}`,
    percentile(latencies, 0.5),
    'ms',
    limit,
    latencies.length,
    percentile(latencies, 0.75) - percentile(latencies, 0.25),
  );
  report(
    `message to paint p99, ${name}`,
    percentile(latencies, 0.99),
    'ms',
    limit,
    latencies.length,
    percentile(latencies, 1) - percentile(latencies, 0.99),
  );
  report(
    `dropped frames, ${name} (worst frame ${Math.max(...frames).toFixed(1)} ms, ${received} messages)`,
    dropped(frames),
    'frames',
    1,
    frames.length,
  );
}

export function dropped(frames: readonly number[]): number {
  return frames.reduce((sum, time) => sum + Math.max(0, Math.round(time / frame) - 1), 0);
}

/** What the probe in the page sees in the next five seconds. */
export async function probed(page: Page): Promise<Probe> {
  await page.evaluate(() =>
    Object.assign((window as unknown as { probe: object }).probe, { latencies: [], frames: [], received: 0 }),
  );
  await page.waitForTimeout(measured);
  return page.evaluate(() => (window as unknown as { probe: Probe }).probe);
}
