import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { untilAlive } from '../support/browser';

export interface Observed {
  /** What the browser complained of: errors, exceptions, breaches of the security policy. */
  readonly complaints: string[];
}

/** A test of a page in the built product. Whatever the browser complains of fails it. */
export const test = base.extend<{ observed: Observed; tolerated: RegExp }>({
  /** What the browser may complain of because the test asks for it, such as an answer that refuses something. */
  tolerated: [/^$/, { option: true }],
  baseURL: async ({}, use) => use(process.env.PRODUCT_ADDRESS),
  page: ({ page }, use) => use(untilAlive(page)),
  observed: [
    async ({ page, tolerated }, use, testInfo) => {
      const observed: Observed = { complaints: [] };
      observe(page, observed);
      await use(observed);
      if (testInfo.status !== testInfo.expectedStatus) await tellWhatWasShown(page, testInfo.title);
      expect(observed.complaints.filter((complaint) => !tolerated.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** In the log, which is all that is left of a run elsewhere: the open dialogs, or what the page is about. */
async function tellWhatWasShown(page: Page, title: string): Promise<void> {
  const dialogs = await page.getByRole('dialog').all();
  const shown = await Promise.all((dialogs.length > 0 ? dialogs : [page.getByRole('main')]).map(snapshotOf));
  process.stdout.write(`\n${title}\nwas at ${page.url()} and showed:\n${shown.join('\n')}\n`);
}

const snapshotOf = (part: Locator): Promise<string> =>
  part.ariaSnapshot({ timeout: 5_000 }).then(
    (text) => text.split('\n').slice(-60).join('\n'),
    (error: unknown) => String(error),
  );

function observe(page: Page, { complaints }: Observed): void {
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // The error page says on purpose which error it stands for, and a missing page is answered as one.
    const isMissingPage = message.text().includes('status of 404') && message.location().url === page.url();
    if (!isMissingPage && !message.text().includes('The error page was opened'))
      complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
}

/** The page is drawn and its first data is there. */
export async function untilSettled(page: Page): Promise<void> {
  await page.getByRole('main').waitFor();
  await page.locator('html[data-rendered]').waitFor({ state: 'detached' });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 15_000 });
}
