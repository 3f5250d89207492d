import type { Browser } from 'playwright';
import type { SandboxProcess } from '../../support/processes';
import { withFedPage } from './fed-page';
import { report } from './report';

const cuts = 3;
const between = 10_000;

/** The line is cut three times in half a minute: how long the longest task then is, and how soon the book is right again. */
export async function dropBench(browser: Browser, sandbox: SandboxProcess): Promise<void> {
  await withFedPage(browser, sandbox, { path: '/trade/BTC_USDT', rate: 500 }, async ({ page, cut }) => {
    await page.evaluate(`
      window.drops = { tasks: [], healed: [] };
      new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) drops.tasks.push(duration); }).observe({ type: 'longtask' });
      const grid = document.querySelector('main [role=grid]');
      new MutationObserver(() => { if (!grid.hasAttribute('data-stale') && probe.openedAt) { drops.healed.push(performance.now() - probe.openedAt); probe.openedAt = undefined; } })
        .observe(grid, { attributes: true, attributeFilter: ['data-stale'] });`);
    for (let turn = 0; turn < cuts; turn += 1) {
      cut();
      await page.waitForTimeout(between);
    }
    const { tasks, healed } = await page.evaluate<{
      readonly tasks: readonly number[];
      readonly healed: readonly number[];
    }>('drops');
    report(
      `longest task over ${cuts} lost lines (a task under 50 ms is not told and counts as 50)`,
      Math.max(50, ...tasks),
      'ms',
      50,
      cuts,
    );
    report(
      'book right after the line is open, slowest',
      healed.length === cuts ? Math.max(...healed) : Number.NaN,
      'ms',
      500,
      healed.length,
    );
  });
}
