import type { Browser, Page } from 'playwright';
import { quietTime, toolsTime } from '../../../src/presentation/runtime/stores/quiet.store';

/** Goals of quality: bytes of scripts over the wire (brotli), and requests to the site. */
export const budgets = [
  { path: '/', kilobytes: 100, requests: 10 },
  { path: '/markets', kilobytes: 150, requests: 12 },
  { path: '/trade/BTC_USDT', kilobytes: 240, requests: 16 },
] as const;

export interface FirstLoad {
  readonly scriptBytes: number;
  readonly allBytes: number;
  readonly requests: number;
}

/** What a first visit to a page takes from the site itself, until its data is there. */
export async function firstLoad(browser: Browser, address: string, path: string): Promise<FirstLoad> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(stayQuiet, [quietTime, toolsTime]);
  const session = await context.newCDPSession(page);
  const types = new Map<string, string>();
  let scriptBytes = 0;
  let allBytes = 0;
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.url.startsWith(address)) types.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === undefined) return;
    allBytes += encodedDataLength;
    if (type === 'Script') scriptBytes += encodedDataLength;
  });
  await page.goto(address + path);
  await settled(page);
  await context.close();
  return { scriptBytes, allBytes, requests: types.size };
}

async function settled(page: Page): Promise<void> {
  await page.getByRole('main').waitFor();
  await page.waitForFunction(() => /\d[\d,]*\.\d\d/.test(document.querySelector('main')?.innerText ?? ''));
  // Chunks that follow the first figures belong to the load too.
  await page.waitForTimeout(1_500);
}

/** What waits for the first page to have its time is no part of it, however long a busy machine takes for the load. */
function stayQuiet(times: readonly number[]): void {
  const start = window.setTimeout.bind(window);
  window.setTimeout = ((task: () => void, delay?: number, ...rest: unknown[]) =>
    delay !== undefined && times.includes(delay) ? 0 : start(task, delay, ...rest)) as typeof window.setTimeout;
}
