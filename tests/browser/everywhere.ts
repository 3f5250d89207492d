import { type Browser, type BrowserContextOptions, expect } from '@playwright/test';
import { pages } from '../../src/presentation/shell/pages';
import { openByCalls } from '../support/account';

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
  const context = await browser.newContext({ baseURL: process.env.PRODUCT_ADDRESS! });
  const { hosts, agreements } = await openByCalls(
    context.request,
    `everywhere-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`,
  );
  const bearer = (await context.cookies()).find(({ name }) => name === '__Host-authorization')!.value;
  // What a new account agrees to by being opened: whoever has not is asked.
  for (const [document, version] of [
    ['agree_term_service', agreements.terms],
    ['agree_tr_service', agreements.tradingRules],
  ] as const) {
    const agreed = await context.request.post(`${hosts.rest}/usercenter/account/${document}`, {
      headers: { authorization: `Bearer ${bearer}` },
      data: { version },
    });
    expect(agreed.ok(), document).toBe(true);
  }
  const login = await context.storageState();
  await context.close();
  return login;
}
