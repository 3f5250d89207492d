import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addresses, isPrivate, openAccount } from './everywhere';
import { expect, test as base, untilSettled } from './product-test';

const test = base.extend<{ theme: string }>({
  theme: ['dark', { option: true }],
  page: async ({ page, theme }, use) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(page);
  },
});

for (const theme of ['dark', 'light']) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ theme });

    for (const address of addresses.filter((each) => !isPrivate(each) || each === '/account')) {
      test(`${address} has no accessibility violation`, async ({ page }) => {
        await page.goto(address);
        await untilSettled(page);
        expect(await violations(page, theme)).toEqual([]);
      });
    }

    test.describe('with an account', () => {
      test.use({ storageState: ({ browser }, use) => openAccount(browser).then(use) });

      test('no private page has an accessibility violation', async ({ page }) => {
        test.setTimeout(180_000);
        for (const address of addresses.filter(isPrivate)) {
          // The theme changes colours, not the layout: both widths once.
          for (const width of theme === 'dark' ? [1440, 390] : [1440]) {
            await page.setViewportSize({ width, height: 900 });
            await page.goto(address);
            await untilSettled(page);
            expect.soft(await violations(page, theme), `${address} at ${width} px`).toEqual([]);
          }
        }
      });
    });
  });
}

/** The light theme changes nothing but colours. */
async function violations(page: Page, theme: string): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page });
  const found = await (theme === 'dark' ? axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']) : axe.withRules(['color-contrast'])).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
