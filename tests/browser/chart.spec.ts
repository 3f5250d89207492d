import type { Page } from '@playwright/test';
import { untilAlive } from '../support/browser';
import { openAccount } from './everywhere';
import { expect, test, untilSettled } from './product-test';

async function openChart(page: Page, height: number): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('network-allow-analytics', 'no'));
  await page.setViewportSize({ width: 1440, height });
  await page.goto('/trade/BTC_USDT');
  await untilSettled(page);
  // The tab tells the last price once the market is live.
  await expect(page).toHaveTitle(/^\d/);
}

test('an order that is dragged over another panel is where it was, and the next click in the chart takes nothing along', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, storageState: await openAccount(browser) });
  const page = untilAlive(await context.newPage());
  await openChart(page, 900);
  const last = Number((await page.title()).split(' ')[0]!.replaceAll(',', ''));
  const form = page.getByRole('region', { name: /^Order form/ });
  await form.getByLabel('Price', { exact: true }).fill(String(Math.round(last * 0.997)));
  await form.getByLabel('Quantity', { exact: true }).fill('0.001');
  await form.getByRole('button', { name: /^Buy .*BTC/ }).click();
  await expect(form.getByText(/^Order placed/)).toBeVisible();

  const picture = page.getByRole('application');
  const box = (await picture.boundingBox())!;
  const { mouse } = page;
  const drag = async (from: readonly [number, number], to: readonly [number, number]): Promise<void> => {
    await mouse.move(...from);
    await mouse.down();
    await mouse.move(from[0], from[1] + (to[1] > from[1] ? 20 : -20), { steps: 4 });
    await mouse.move(...to, { steps: 8 });
    await mouse.up();
  };
  // The prices are pressed together, so that the order is in sight.
  const axis = box.x + box.width - 25;
  await drag([axis, box.y + 120], [axis, box.y + 240]);
  const x = box.x + box.width * 0.4;
  /** Where a line can be taken hold of, from the top down. */
  const lineAt = async (): Promise<number> => {
    for (let y = box.y + 60; y < box.y + box.height * 0.66; y += 3) {
      await mouse.move(x, y);
      const held = await page.evaluate(
        ([left, top]) => document.elementFromPoint(left!, top!)?.parentElement?.style.cursor === 'pointer',
        [x, y],
      );
      if (held) return y + 6;
    }
    throw new Error('No line is in sight.');
  };
  const line = await lineAt();
  const question = page.getByRole('alertdialog', { name: /^Move Buy 0\.001 BTC/ });
  for (const [left, top] of [
    [x, box.y + box.height + 120],
    [box.x + box.width + 100, line + 30],
  ] as const) {
    await drag([x, line], [left, top]);
    await mouse.click(x - 60, line - 60);
    await expect(question).toBeHidden();
    expect(Math.abs((await lineAt()) - line)).toBeLessThan(8);
  }
  // Within the chart it is asked about.
  await drag([x, line], [x, line - 60]);
  await expect(question).toBeVisible();
  // It lies over the borders between the panes, too.
  const seen = await question.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const heights = Array.from({ length: Math.floor(height) - 2 }, (_, index) => top + 1 + index);
    return heights.every((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
  });
  expect(seen).toBe(true);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await context.close();
});

test('what was drawn can be taken back however low the chart is', async ({ page }) => {
  await openChart(page, 640);
  await page.getByRole('button', { name: 'Drawing tools' }).click();
  const tools = page.getByRole('toolbar', { name: 'Drawing tools' });
  const { scrollHeight, clientHeight } = await tools.evaluate(({ scrollHeight, clientHeight }) => ({
    scrollHeight,
    clientHeight,
  }));
  expect(scrollHeight).toBeGreaterThan(clientHeight);
  for (const name of ['Undo drawing', 'Remove all drawings', 'Drawings'])
    await expect(tools.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
});

test('the bar of a narrow chart takes two lines at most, in long words too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/ru/trade/BTC_PERP');
  await untilSettled(page);
  const tools = page.getByRole('group', { name: 'Инструменты графика' });
  await tools.waitFor();
  const heights = await tools.evaluate((group) => {
    const bar = group.parentElement!.parentElement!;
    bar.style.alignSelf = 'start';
    const line = Math.max(...[...bar.children].map(({ clientHeight }) => clientHeight));
    return [340, 380, 420, 520].map((width) => {
      bar.style.inlineSize = `${width}px`;
      return Math.round(bar.clientHeight / line);
    });
  });
  expect(heights).toEqual([2, 2, 2, 2]);
});
