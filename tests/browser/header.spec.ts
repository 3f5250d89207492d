import type { Page, Request } from '@playwright/test';
import { openAccount } from './everywhere';
import { expect, test } from './product-test';

/** How much of what was there has moved, as browsers count it. */
declare global {
  interface Window {
    moved: number;
  }
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

function countMovement(): void {
  window.moved = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) window.moved += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What comes once a page is quiet is there: the header's last part is. */
const wholeHeader = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Estimated balance/ });

const isChoice = (request: Request) => request.method() === 'POST' && request.url().endsWith('/usercenter/account');

test('the header of whoever is logged in moves nothing, and agrees with the pages it leads to', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const context = await browser.newContext({
    baseURL: baseURL!,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    storageState: await openAccount(browser),
  });
  const page = await context.newPage();
  await page.addInitScript(countMovement);
  for (const address of ['/account', '/wallet', '/notification', '/account/spot-margin']) {
    await page.goto(address);
    await expect(wholeHeader(page)).toContainText(/\d/);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect.soft(await page.evaluate(() => window.moved), `movement of ${address}`).toBeLessThan(0.01);
  }

  // The header tells what the wallet tells, and hides it with it.
  await page.goto('/wallet');
  const chip = wholeHeader(page);
  const summary = page.getByRole('region', { name: 'Estimated balance' });
  await expect(chip).toContainText(/\d/);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const figure = (selector: string) =>
          /[\d,]+\.\d\d/.exec(document.querySelector(selector)?.textContent ?? '')?.[0];
        return figure('header [data-balance]') === figure('main section');
      }),
    )
    .toBe(true);
  const eye = summary.getByRole('button', { name: 'Hide amounts' });
  await eye.focus();
  await expect(eye).toBeFocused();
  // One after the other, so that a failure tells which: the press arrives, the account keeps the choice, the header shows it.
  const kept = page.waitForResponse((answer) => isChoice(answer.request()));
  await page.keyboard.press('Enter');
  expect((await kept).status()).toBe(200);
  await expect(chip).not.toContainText(/\d{2}/);

  // The bell shows the latest and leads to all of them.
  await page.goto('/account');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  const panel = page.getByRole('banner').getByRole('region', { name: 'Notifications', exact: true });
  await panel.getByRole('link', { name: 'See all notifications' }).click();
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  await context.close();
});

test('what is still being read does not move the way out from under the pointer', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    locale: 'en-US',
    storageState: await openAccount(browser),
  });
  const page = await context.newPage();
  let answer: () => void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/usercenter\/account(\/sub_accounts)?(\?|$)|private\/cool-names/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/notification');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /^Account(?::|$)/ }).click();
  const wayOut = header.getByRole('button', { name: 'Log out', exact: true });
  // Also when what opens has come to rest.
  await wayOut.hover();
  const before = await wayOut.boundingBox();
  answer!();
  await expect(header.getByText('Main account', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await wayOut.boundingBox()).toEqual(before);
  await context.close();
});
