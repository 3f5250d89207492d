import type { Page, Request } from '@playwright/test';
import { readEnvironment } from '../../scripts/environment.mjs';
import { newerDocuments } from '../../features/support/browser/newer-documents';
import { english } from '../../features/support/browser/texts';
import { inaccessible } from './accessibility';
import { openAccount } from './everywhere';
import { expect, test, untilSettled } from './product-test';

const key = 'network-allow-analytics';
/** Addresses of the tag manager and of analytics, wherever a deployment has put them. */
const measuring = /\/tags\/gt(m|ag)\.js|\/collect$/;

/** Requests that leave for the tag manager or analytics, and those that leave for a host nobody configured. */
function watch(page: Page): { readonly measured: Request[]; readonly foreign: string[] } {
  const measured: Request[] = [];
  const foreign: string[] = [];
  page.context().on('request', (request) => {
    if (measuring.test(request.url())) measured.push(request);
    if (!['localhost', ''].includes(new URL(request.url()).hostname)) foreign.push(request.url());
  });
  return { measured, foreign };
}

const events = (requests: readonly Request[]): readonly string[] =>
  requests.flatMap((request) =>
    request.url().endsWith('/collect') ? [(JSON.parse(request.postData()!) as { event: string }).event] : [],
  );

const pages = (requests: readonly Request[]): readonly string[] =>
  requests.flatMap((request) =>
    request.url().endsWith('/collect')
      ? [(JSON.parse(request.postData()!) as { values: { page: string } }).values.page]
      : [],
  );

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilSettled(page);
}

test('before an answer nothing of anybody else is loaded, on any page', async ({ page }) => {
  const { measured, foreign } = watch(page);
  for (const path of ['/', '/trade/BTC_USDT', '/login']) {
    await open(page, path);
    await expect(page.getByRole('region', { name: 'Cookies and analytics' })).toBeVisible();
  }
  expect(measured.map((request) => request.url())).toEqual([]);
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => ['dataLayer' in window, 'measurementLayer' in window])).toEqual([false, false]);
});

test('a no is kept, and nothing is loaded', async ({ page }) => {
  const { measured } = watch(page);
  await open(page, '/markets');
  const banner = page.getByRole('region', { name: 'Cookies and analytics' });
  await banner.getByRole('button', { name: 'Reject' }).click();
  await expect(banner).toHaveCount(0);
  await open(page, '/');
  await page.getByRole('link', { name: 'Markets' }).first().click();
  await untilSettled(page);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('no');
  expect(measured.map((request) => request.url())).toEqual([]);
});

test('a yes brings both, every report carries what it must and nothing else, and a no ends it', async ({ page }) => {
  const { measured, foreign } = watch(page);
  await open(page, '/markets?tab=PERP');
  await page.getByRole('region', { name: 'Cookies and analytics' }).getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => events(measured)).toEqual(['page_view', 'page_view']);
  const addresses = measured.map((request) => new URL(request.url()));
  const analytics = readEnvironment('sandbox').analytics!;
  expect(addresses.find(({ pathname }) => pathname === '/tags/gtm.js')?.searchParams.get('id')).toBe(
    analytics.tagManagerId,
  );
  expect(addresses.find(({ pathname }) => pathname === '/tags/gtag.js')?.searchParams.get('id')).toBe(
    analytics.measurementId,
  );
  const reports = measured
    .filter((request) => request.url().endsWith('/collect'))
    .map((request) => JSON.parse(request.postData()!) as { values: object });
  for (const { values } of reports) {
    expect(values).toMatchObject({
      platform: 'desktop',
      language: 'en',
      page: '/markets',
      page_location: expect.stringMatching(/\/markets$/),
      deviceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(
      Object.keys(values).filter(
        (name) =>
          !['event', 'page', 'platform', 'userId', 'language', 'deviceId', 'page_location', 'send_to'].includes(name),
      ),
    ).toEqual([]);
  }

  // /trade, which leads on to a market, is no page that anybody has seen.
  await page.getByRole('link', { name: 'Trade' }).first().click();
  await expect.poll(() => pages(measured)).toEqual(['/markets', '/markets', '/trade/:market', '/trade/:market']);

  // Reloaded, the answer still holds.
  await page.reload();
  await expect.poll(() => events(measured).length).toBe(6);

  // The terminal ends with the window: what is changed at the end of pages is changed on another one.
  await page.getByRole('link', { name: 'Markets' }).first().click();
  await expect.poll(() => events(measured).length).toBe(8);
  const footer = page.getByRole('contentinfo').getByRole('switch', { name: 'Usage statistics' });
  await expect(footer).toBeChecked();
  await footer.click();
  await expect(footer).not.toBeChecked();
  const before = measured.length;
  await page.getByRole('link', { name: 'Markets' }).first().click();
  await untilSettled(page);
  await open(page, '/');
  expect(measured.length).toBe(before);
  expect(await page.evaluate(() => document.querySelectorAll('script[src*="/tags/"]').length)).toBe(0);
  expect(foreign).toEqual([]);
});

test('the answer given in one tab is the answer in all', async ({ page, context }) => {
  await open(page, '/markets');
  const other = await context.newPage();
  await open(other, '/');
  const banner = (tab: Page) => tab.getByRole('region', { name: 'Cookies and analytics' });
  await expect(banner(other)).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await banner(other).getByRole('button', { name: 'Reject' }).click();
  await expect(banner(page)).toHaveCount(0);
});

test('the question covers nothing that matters and is answered by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/trade/BTC_USDT');
  const banner = page.getByRole('region', { name: 'Cookies and analytics' });
  await expect(banner).toBeVisible();
  const [yes, no] = [banner.getByRole('button', { name: 'Allow' }), banner.getByRole('button', { name: 'Reject' })];
  const looks = (button: typeof yes) =>
    button.evaluate((element) => {
      const { backgroundColor, color, fontWeight, fontSize, width } = getComputedStyle(element);
      return { backgroundColor, color, fontWeight, fontSize, width };
    });
  expect(await looks(yes)).toEqual(await looks(no));
  // The way to an order stays in reach.
  await page.getByRole('button', { name: 'Buy', exact: true }).click({ trial: true });
  await no.focus();
  await page.keyboard.press('Enter');
  await expect(banner).toHaveCount(0);
});

for (const theme of ['dark', 'light']) {
  test(`the question has no accessibility violation in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await open(page, '/login');
    await expect(page.getByRole('region', { name: 'Cookies and analytics' })).toBeVisible();
    expect(await inaccessible(page, { within: 'section[aria-label="Notices"]' })).toEqual([]);
  });
}

test('what stands in the way of a page is seen, though the cookie notice waits', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, storageState: await openAccount(browser) });
  const page = await context.newPage();
  await page.addInitScript({ content: newerDocuments });
  await page.goto('/account');
  const dialog = page.getByRole('dialog', { name: english('layers:agreements.title') });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: english('layers:agreements.agree') }).click();
  await expect(dialog).toBeHidden();
  await context.close();
});
