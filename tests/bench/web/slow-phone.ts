import type { Browser, Page } from 'playwright';
import { untilAlive } from '../../support/browser';

const slow4G = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** A page on a phone that has never been anywhere: slow 4G and a processor four times slower. */
export async function slowPhone(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = untilAlive(await context.newPage());
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** Once nothing larger has come for two seconds. No function in it has a name: the page knows no helper that keeps names. */
export function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const latest = { paint: Number.NaN, heardAt: performance.now() };
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntries()) latest.paint = startTime;
          latest.heardAt = performance.now();
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setInterval(() => {
          if (performance.now() - latest.heardAt > 2_000) resolve(latest.paint);
        }, 100);
      }),
  );
}
