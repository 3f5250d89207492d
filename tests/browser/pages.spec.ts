import type { Page } from '@playwright/test';
import { english } from '../../features/support/browser/texts';
import { belowLevels, inaccessible } from './accessibility';
import { expectNoBreach, hearBreaches, openWhatOpens } from './breaches';
import { expectLanguages } from './other-languages';
import { addresses, isPrivate, type Login, openAccount } from './everywhere';
import { hearShifts, shifts } from './layout-shifts';
import { expect, test as base, untilSettled } from './product-test';

/* What every page owes, as a visitor and with an account, in one visit to each. */

const test = base.extend<object, { login: Login }>({
  login: [async ({ browser }, use) => use(await openAccount(browser)), { scope: 'worker' }],
  page: async ({ page }, use) => {
    await page.addInitScript({ content: hearBreaches });
    await hearShifts(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(page);
  },
});

/** From which on a movement is one that disturbs, as Web Vitals have it. */
const seen = 0.1;

/** What a visitor is shown of these is another page. */
const ownMoney = ['/wallet', '/wallet?movements', '/staking', '/staking/earn', '/my-woo'];

// /trade leads on to the market seen last.
for (const address of addresses.filter((each) => (!isPrivate(each) && each !== '/trade') || each === '/account')) {
  test(`${address} is right for a visitor`, ({ page }) => visit(page, address));
}

test.describe('with an account', () => {
  // The fixture's parameters are how a test asks for its worker's account.
  test.use({ storageState: ({ login }, use) => use(login) });

  // A visitor sees the spot market, so that both kinds are seen.
  for (const address of [...addresses.filter(isPrivate), ...ownMoney, '/trade/BTC_PERP']) {
    test(`${address} is right for whoever is logged in`, ({ page }) => visit(page, address));
  }
});

async function visit(page: Page, address: string): Promise<void> {
  test.setTimeout(120_000);
  // Where the least has room beside what grows.
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(address);
  await untilSettled(page);
  expect.soft(await shifts(page, seen), 'moves by itself').toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await untilSettled(page);
  await test.step('accessible', () => expectAccessible(page));
  // The page with the most that lies over it.
  if (address === '/trade/BTC_PERP') await test.step('accessible in its dialogs', () => expectAccessibleDialogs(page));
  await test.step('breaches no policy', async () => {
    await openWhatOpens(page);
    await expectNoBreach(page);
  });
  await test.step('speaks other languages', () => expectLanguages(page, addresses.indexOf(address)));
}

async function expectAccessible(page: Page): Promise<void> {
  expect.soft(await belowLevels(page), 'at 1440 px').toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  await untilSettled(page);
  // Colours are those of the wide page, and what is dear to look at.
  expect.soft(await belowLevels(page, { without: ['color-contrast'] }), 'at 390 px').toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await chooseTheme(page, 'light');
  // It changes nothing but colours.
  expect.soft(await inaccessible(page, { only: 'color-contrast' }), 'in the light theme').toEqual([]);
  await chooseTheme(page, 'dark');
}

/** Each dialog is right, and gives the focus back to what opened it. */
async function expectAccessibleDialogs(page: Page): Promise<void> {
  const openers = page.locator(':is(header, main) [aria-haspopup="dialog"]:visible:not([disabled])');
  for (let index = 0, count = await openers.count(); index < count; index += 1) {
    const opener = openers.nth(index);
    const name = (await opener.getAttribute('aria-label')) ?? (await opener.innerText());
    await opener.click();
    await page.getByRole('dialog').first().waitFor();
    await untilSettled(page);
    expect
      .soft(await belowLevels(page, { within: 'dialog[open], [role="dialog"]' }), `over the page by "${name}"`)
      .toEqual([]);
    await page.keyboard.press('Escape');
    await expect.soft(opener, 'has the focus again').toBeFocused();
  }
}

async function chooseTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: new RegExp(`^${english('common:theme.label')}`) }).click();
  await header.getByRole('button', { name: english(`common:theme.${theme}`), exact: true }).click();
  await page.locator(`html[data-theme="${theme}"]`).waitFor();
}
