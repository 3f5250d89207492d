import type { Locator, Page } from 'playwright';
import { TestWallet } from '../../../tests/support/test-wallet';
import type { AccountsAbility, SettingsAbility } from '../abilities/accounts';
import { somewhere } from './browser-account';
import { english, englishPattern } from './texts';

export function browserAccounts(page: Page): AccountsAbility {
  const main = page.getByRole('main');
  const header = page.getByRole('banner');
  const menu = (within: Page): Locator =>
    within.getByRole('banner').getByRole('button', { name: new RegExp(`^${english('common:account.menu')}:`) });
  const card = main.getByRole('region', { name: english('account:identity.label') });
  const table = main.getByRole('table', { name: english('account:subs.title') });
  let otherTab: Page | undefined;
  const open = async (): Promise<void> => {
    if (!page.url().endsWith('/account')) await page.goto('/account');
    await card.getByText(english('account:identity.since')).waitFor();
  };
  const type = async (name: string, action: string): Promise<void> => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(english('account:name.label'), { exact: true }).fill(name);
    await dialog.getByRole('button', { name: action }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  return {
    async whoAmI() {
      await open();
      const uid = await card.locator('dd').first().filter({ hasText: /\d/ }).innerText();
      const kind = card.getByText(english('common:account.main'), { exact: true });
      // Until the public name is known a skeleton or the address stands in its place.
      return {
        name: await card.getByRole('heading').filter({ hasText: /\S/, hasNotText: '@' }).innerText(),
        uid: uid.trim(),
        main: await kind.isVisible(),
      };
    },
    async takePublicName(name) {
      await page.goto('/account');
      await open();
      await card.getByRole('button', { name: english('account:name.change') }).click();
      const dialog = page.getByRole('dialog');
      const field = dialog.getByLabel(english('account:name.label'), { exact: true });
      await field.waitFor();
      const later = dialog.getByText(englishPattern('account:name.next'));
      // When it may be changed is read once the dialog is open.
      await later.waitFor({ timeout: 2_000 }).catch(() => undefined);
      if (await later.isVisible()) return (await field.isDisabled()) ? 'tooSoon' : undefined;
      await field.fill(name);
      await dialog.getByRole('button', { name: english('common:action.save') }).click();
      const problems = [
        ['form', dialog.getByText(englishPattern('account:name.form.public'))],
        ['taken', dialog.getByText(english('account:name.taken'))],
      ] as const;
      await Promise.race([
        dialog.waitFor({ state: 'detached' }),
        ...problems.map(([, problem]) => problem.waitFor().catch(() => undefined)),
      ]);
      for (const [refusal, problem] of problems) if (await problem.isVisible()) return refusal;
      await dialog.waitFor({ state: 'detached' });
      return undefined;
    },
    async openSubAccount(name) {
      await open();
      await main.getByRole('button', { name: english('account:subs.open') }).click();
      await type(name, english('account:subs.open'));
      await table.getByText(name, { exact: true }).waitFor();
    },
    async subAccounts() {
      await open();
      return table.locator('tbody tr td:first-child').allInnerTexts();
    },
    async renameSubAccount(from, to) {
      await open();
      await table.getByRole('button', { name: english('account:subs.renameLabel').replace('{{name}}', from) }).click();
      await type(to, english('common:action.save'));
    },
    async switchTo(name) {
      await menu(page).click();
      await header
        .getByRole('list', { name: english('accountKit:switch.label') })
        .getByRole('button', { name })
        .click();
      await header.getByRole('button', { name: `${english('common:account.menu')}: ${name}` }).waitFor();
    },
    async backToMain() {
      await main.getByRole('button', { name: english('accountKit:mainOnly.action') }).click();
      await main.getByText(english('accountKit:mainOnly.title')).waitFor({ state: 'detached' });
    },
    async isWorthSomething() {
      await open();
      const value = main
        .getByRole('region', { name: english('account:glance.label') })
        .locator('p')
        .first();
      const figure = /[\d,]+\.\d{2}/.exec(await value.innerText())?.[0];
      return figure !== undefined && Number(figure.replaceAll(',', '')) > 0;
    },
    async isSentToMainAccount() {
      await page.goto('/account/referral');
      await main.getByText(english('accountKit:mainOnly.title')).waitFor();
      return main.getByRole('button', { name: english('accountKit:mainOnly.action') }).isVisible();
    },
    async openAnotherTab() {
      otherTab = await page.context().newPage();
      await otherTab.goto('/account');
      await menu(otherTab).waitFor();
    },
    async nameInOtherTab() {
      return (await menu(otherTab!).innerText()).trim();
    },
  };
}

export function browserSettings(page: Page, email: string): SettingsAbility {
  const main = page.getByRole('main');
  const wallet = new TestWallet();
  const open = async (): Promise<void> => {
    if (!new URL(page.url()).pathname.endsWith('/account/settings')) await page.goto('/account/settings');
    await main.getByRole('heading', { name: english('settings:linked.title'), exact: true }).waitFor();
  };
  /** What is beside the title, its state, is part of the same line. */
  const row = (title: string): Locator =>
    main
      .locator('p')
      .filter({ hasText: new RegExp(`^${title}`) })
      .first()
      .locator('xpath=ancestor::div[2]');
  const choose = async (title: string, option: string): Promise<void> => {
    await main.getByRole('combobox', { name: title }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: option }).click();
    await page.locator('.ant-select-selection-item, .ant-select-content').filter({ hasText: option }).first().waitFor();
  };
  /** Confirms with the code that was mailed. */
  const prove = async (): Promise<void> => {
    const dialog = page.getByRole('dialog', { name: english('accountKit:proof.title') });
    await dialog.getByRole('button', { name: english('accountKit:proof.send') }).click();
    await dialog.getByText(english('accountKit:proof.sent')).waitFor();
    await dialog.getByRole('textbox').fill(await mailedCode(page, email));
    await dialog.getByRole('button', { name: english('accountKit:proof.confirm') }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  const bound = async (title: string): Promise<string | undefined> => {
    await open();
    const shown = row(title);
    await shown.waitFor();
    if (!(await shown.getByText(english('settings:linked.bound'), { exact: true }).isVisible())) return undefined;
    return (await shown.locator('p').nth(1).innerText()).split(' · ')[0]!;
  };
  const themeButton = page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${english('common:theme.label')}:`) });
  return {
    // In the header, where visitors have it too.
    async preferTheme(look) {
      await somewhere(page);
      await themeButton.click();
      await page
        .getByRole('banner')
        .getByRole('button', { name: english(`common:theme.${look}`), exact: true })
        .click();
      // Shown once it is kept, so that whoever leaves sooner takes it along. What cannot be kept is never shown.
      await page
        .locator(`html[data-theme="${look}"]`)
        .waitFor({ timeout: 3_000 })
        .catch(() => undefined);
    },
    look: () => page.evaluate(() => document.documentElement.dataset['theme']),
    async preferNumbers(sample) {
      await open();
      await choose(english('settings:format.numbers'), sample.replace(/^1(.)234(.)56$/, '1$1234$1567$289'));
    },
    async numbers() {
      await open();
      return (await row(english('settings:format.sample')).locator('span').last().innerText()).split(' · ')[0]!;
    },
    async cancelOrdersForUpgrades() {
      await open();
      await main.getByRole('switch', { name: english('settings:trading.cancelOrders') }).click();
      await page.getByText(english('settings:saved')).waitFor();
    },
    async ordersAreCancelledForUpgrades() {
      await open();
      return main.getByRole('switch', { name: english('settings:trading.cancelOrders'), checked: true }).isVisible();
    },
    async linkWallet() {
      await page.exposeFunction('signByTestWallet', (hex: string) =>
        wallet.sign(Buffer.from(hex.slice(2), 'hex').toString('utf8')),
      );
      await page.addInitScript({ content: injectedWallet(wallet.address) });
      await page.goto('/account/settings');
      await main.getByRole('button', { name: english('settings:wallet.bind') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: english('settings:wallet.sign') })
        .click();
      await prove();
    },
    async unlinkWallet() {
      await main.getByRole('button', { name: english('settings:wallet.unbind') }).click();
      await prove();
    },
    wallet: () => bound(english('settings:wallet.title')),
    ownAddress: async () => wallet.address,
    async linkDiscord() {
      await open();
      await main.getByRole('button', { name: english('settings:discord.bind') }).click();
    },
    async unlinkDiscord() {
      await main.getByRole('button', { name: english('settings:discord.unbind') }).click();
    },
    discord: () => bound(english('settings:discord.title')),
    async linkX(handle) {
      await open();
      const consents = page.context().waitForEvent('page');
      await main.getByRole('button', { name: english('settings:x.bind') }).click();
      const consent = await consents;
      await consent.getByLabel('Handle').fill(handle);
      await consent.getByRole('button', { name: 'Allow' }).click();
      const code = await consent.locator('code').innerText();
      await consent.close();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(english('settings:x.code'), { exact: true }).fill(code);
      await dialog.getByRole('button', { name: english('settings:x.link'), exact: true }).click();
      await main.getByText(`@${handle}`).waitFor();
    },
    async unlinkX() {
      await open();
      const unlink = main.getByRole('button', { name: english('settings:x.unbind') });
      await unlink.click();
      await unlink.waitFor({ state: 'detached' });
    },
    async followStrangeAnswer() {
      await page.goto('/account/settings?link=discord&code=somebody-elses&state=guessed');
      await page.waitForURL('**/account/settings#linked');
    },
  };
}

/** A text, because the transpiler's helpers do not exist in the page. */
function injectedWallet(address: string): string {
  return `window.ethereum = { request: async ({ method, params }) =>
    method === 'eth_requestAccounts' ? ['${address}'] : method === 'eth_chainId' ? '0x1' : window.signByTestWallet(params[0]) };`;
}

/** The code in the exchange's newest mail. */
async function mailedCode(page: Page, email: string): Promise<string> {
  const host = await page.evaluate(
    () => (JSON.parse(document.getElementById('environment')!.textContent) as { hosts: { rest: string } }).hosts.rest,
  );
  const answer = await fetch(`${host}/sandbox/outbox?email=${encodeURIComponent(email)}`);
  const { data } = (await answer.json()) as {
    readonly data: { readonly rows: readonly { readonly lines: readonly string[] }[] };
  };
  return data.rows
    .flatMap(({ lines }) => lines)
    .find((line) => /^\d{6} /.test(line))!
    .slice(0, 6);
}
