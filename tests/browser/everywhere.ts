import type { Browser, BrowserContextOptions } from '@playwright/test';
import { pages } from '../../src/presentation/shell/pages';

export type Login = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** What stands in for a parameter of an address; any other parameter is a name that nobody has. */
const samples: Readonly<Record<string, string>> = {
  market: 'BTC_USDT',
  section: 'trading-placeOrder',
  id: 'WOOTOPIA_2049',
};

/** What a page asks its address for beside its path. */
const questions: Readonly<Record<string, string>> = {
  '/social-trading/strategy': '?id=10001',
};

/** One address of every page of the product. */
export const addresses = pages.map(
  ({ path }) =>
    path.replace('*', '/nowhere').replace(/:(\w+)/g, (_, name: string) => samples[name] ?? 'nobody') +
    (questions[path] ?? ''),
);

/** Pages that show nothing before somebody is logged in; logged out they all say the same. */
export const isPrivate = (address: string): boolean =>
  /^\/(account|notification|leaderboard\/user-profile)/.test(address);

/**
 * Cookies and storage of somebody who has just opened an account. Good for some minutes: a renewal serves once, so
 * that a copy from before it ends the session.
 */
export async function openAccount(browser: Browser): Promise<Login> {
  const context = await browser.newContext({
    baseURL: process.env.PRODUCT_ADDRESS!,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto('/register');
  await page
    .locator('input[type=email]')
    .fill(`everywhere-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`);
  await page.locator('input[type=password]').first().fill('correct horse battery');
  // The last of what a new account is said to have agreed to: what is lost on the way is asked for again.
  const agreed = page.waitForResponse((answer) => answer.url().endsWith('/agree_tr_service'));
  await page.getByRole('main').locator('button[type=submit]').click();
  await agreed;
  const login = await context.storageState();
  await context.close();
  return login;
}
