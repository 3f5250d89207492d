import type { Page } from 'playwright';
import { openByCalls, password } from '../../../tests/support/account';
import type { AccountAbility } from '../abilities/account';
import { shownNotices } from './notices';
import { english } from './texts';

/** Whoever has an account from the start has opened no page yet; the lightest one will do for what every page has. */
export async function somewhere(page: Page): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/notification');
}

export class BrowserAccount implements AccountAbility {
  constructor(
    private readonly page: Page,
    private readonly email: string,
  ) {}

  async openAccount(): Promise<void> {
    await this.page.goto('/register?next=%2Ftrade%2FBTC_USDT');
    await this.#fillIn(password);
    await this.page.getByRole('button', { name: english('session:register.submit') }).click();
    await this.page.waitForURL('**/trade/BTC_USDT');
  }

  async haveAccount(): Promise<void> {
    await openByCalls(this.page.context().request, this.email);
    if (this.page.url() !== 'about:blank') await this.page.goto('/notification');
  }

  async logIn(tried = password): Promise<void> {
    await this.page.goto('/login');
    await this.#fillIn(tried);
    await this.page
      .getByRole('main')
      .getByRole('button', { name: english('session:logIn.submit') })
      .click();
  }

  async logOut(): Promise<void> {
    await somewhere(this.page);
    await this.#menu().click();
    await this.page.getByRole('button', { name: english('common:account.logOut'), exact: true }).click();
    await this.#wayIn().waitFor();
  }

  async isLoggedIn(): Promise<boolean> {
    await somewhere(this.page);
    return this.#menu().isVisible();
  }

  async chooseLanguage(name: string): Promise<void> {
    await somewhere(this.page);
    const header = this.page.getByRole('banner');
    await header.getByRole('button', { name: /English/ }).click();
    await header.getByRole('button', { name, exact: true }).click();
  }

  language(): Promise<string> {
    return this.page.evaluate(() => document.documentElement.lang);
  }

  async timesTold(key: string): Promise<number> {
    const text = english(key);
    return (await shownNotices(this.page)).filter((notice) => notice.includes(text)).length;
  }

  /** The words are the provider's, so what counts is that it complained of the credential. */
  async timesToldWrongCredentials(): Promise<number> {
    return (await shownNotices(this.page)).filter((notice) => /credential|password/i.test(notice)).length;
  }

  async #fillIn(tried: string): Promise<void> {
    await this.page.getByLabel(english('session:email.label'), { exact: true }).fill(this.email);
    await this.page.getByLabel(english('session:password.label'), { exact: true }).fill(tried);
  }

  #menu() {
    return this.page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${english('common:account.menu')}:`) });
  }

  #wayIn() {
    return this.page.getByRole('banner').getByRole('link', { name: english('common:account.logIn') });
  }
}
