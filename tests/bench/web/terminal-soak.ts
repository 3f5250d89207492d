import type { Browser } from 'playwright';
import type { SandboxProcess } from '../../support/processes';
import { withFedPage } from './fed-page';
import { report } from './report';

/** Memory in use after collection, 1,000 messages a second for so many minutes: how much more at the end than after a fifth of the time. */
export async function soakBench(browser: Browser, sandbox: SandboxProcess, minutes: number): Promise<void> {
  await withFedPage(browser, sandbox, { path: '/trade/BTC_USDT', rate: 1_000 }, async ({ page, session }) => {
    const samples: { readonly minute: number; readonly megabytes: number }[] = [];
    const began = Date.now();
    const pause = Math.min(30_000, (minutes * 60_000) / 20);
    while (Date.now() - began < minutes * 60_000) {
      await page.waitForTimeout(pause);
      // What the probe noted of every message would be the largest part of what is gained.
      await page.evaluate('Object.assign(probe, { latencies: [], frames: [] })');
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      samples.push({
        minute: (Date.now() - began) / 60_000,
        megabytes: (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6,
      });
    }
    // The lists of trades and candles fill first.
    const counted = samples.slice(Math.floor(samples.length / 5));
    report(
      `memory gained over ${minutes} minutes at 1000/s, by slope (${counted.at(-1)?.megabytes.toFixed(1)} MB at the end)`,
      slope(counted) * minutes,
      'MB',
      1,
      counted.length,
    );
  });
}

function slope(samples: readonly { readonly minute: number; readonly megabytes: number }[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = mean(samples.map(({ minute }) => minute));
  const level = mean(samples.map(({ megabytes }) => megabytes));
  const spread = samples.reduce((sum, { minute }) => sum + (minute - middle) ** 2, 0);
  return samples.reduce((sum, { minute, megabytes }) => sum + (minute - middle) * (megabytes - level), 0) / spread;
}
