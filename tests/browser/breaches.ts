import type { Page } from '@playwright/test';
import { expect } from './product-test';

/** Breaches of the security policy, as each document hears of them itself. A text, because it runs before any module. */
export const hearBreaches = `
  window.breaches = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) =>
    window.breaches.push([effectiveDirective, blockedURI, sample, sourceFile + ':' + lineNumber].join(' ')));
`;

export async function expectNoBreach(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as unknown as { breaches: string[] }).breaches)).toEqual([]);
}

/** Every list, calendar and menu of the page is opened once: these write style sheets when they are first shown. */
export async function openWhatOpens(page: Page): Promise<void> {
  const openers = page
    .getByRole('main')
    .locator(
      '[role="combobox"]:visible:not([disabled]), .ant-picker input:visible:not([disabled]), [aria-haspopup]:visible:not([disabled])',
    );
  for (let index = 0, count = await openers.count(); index < Math.min(count, 12); index += 1) {
    const opener = openers.nth(index);
    const dialog = (await opener.getAttribute('aria-haspopup')) === 'dialog' ? page.getByRole('dialog') : undefined;
    await opener.click({ timeout: 5_000 });
    // Some load when they are opened.
    await dialog?.first().waitFor();
    await page.keyboard.press('Escape');
    await dialog?.first().waitFor({ state: 'hidden' });
  }
}
