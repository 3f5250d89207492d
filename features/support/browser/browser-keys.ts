import { createHmac } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import type { KeysAbility } from '../abilities/accounts';
import { english } from './texts';

const text = (key: string, values: Readonly<Record<string, string>> = {}): string =>
  Object.entries(values).reduce(
    (words, [name, value]) => words.replaceAll(`{{${name}}}`, value),
    english(`credentials:${key}`),
  );

export function browserKeys(page: Page, email: string): KeysAbility {
  const main = page.getByRole('main');
  const proof = page.getByRole('dialog', { name: english('accountKit:proof.title') });
  const press = (within: Locator, name: string): Promise<void> =>
    within.getByRole('button', { name, exact: true }).click();
  const made = new Map<string, { readonly key: string; readonly secret: string }>();

  const host = (): Promise<string> =>
    page.evaluate(
      () => (JSON.parse(document.getElementById('environment')!.textContent) as { hosts: { rest: string } }).hosts.rest,
    );
  const mailed = async (): Promise<string> => {
    const answer = (await (
      await fetch(`${await host()}/sandbox/outbox?email=${encodeURIComponent(email)}`)
    ).json()) as {
      readonly data: { readonly rows: readonly { readonly lines: readonly string[] }[] };
    };
    return answer.data.rows
      .flatMap(({ lines }) => lines)
      .map((line) => /^(\d{6}) /.exec(line)?.[1])
      .find((code) => code !== undefined)!;
  };
  const prove = async (): Promise<void> => {
    await press(proof, english('accountKit:proof.send'));
    await proof.getByText(english('accountKit:proof.sent')).waitFor();
    await proof.getByLabel(english('accountKit:proof.factor.EMAIL'), { exact: true }).fill(await mailed());
    await press(proof, english('accountKit:proof.confirm'));
    await proof.waitFor({ state: 'detached' });
  };
  /** The list is on screen, with keys or with the words for none. */
  const open = async (of?: string): Promise<void> => {
    await page.goto('/account/api-management');
    const there = main
      .getByRole('table')
      .or(main.getByText(text('empty.title')))
      .first();
    await there.waitFor();
    if (of === undefined) return;
    await main.getByLabel(text('account.label'), { exact: true }).click();
    await page
      .getByRole('option', { name: of })
      .or(page.locator('.ant-select-item-option', { hasText: of }))
      .last()
      .click();
    await there.waitFor();
  };
  const next = (): Promise<void> => press(main, english('common:action.continue'));
  return {
    async make(name, { of, permissions = ['TRADE'], address = '' } = {}) {
      await open(of);
      await main
        .getByRole('button', { name: text('create.open') })
        .first()
        .click();
      await main.getByLabel(text('name.label'), { exact: true }).fill(name);
      await next();
      for (const permission of permissions)
        await main.getByRole('checkbox', { name: text(`permission.${permission}`) }).check();
      await next();
      if (address !== '') await main.getByLabel(text('addresses.label')).fill(address);
      await press(main, text('create.submit'));
      const told = main.locator('.ant-form-item-explain-error').first();
      await proof.or(told).first().waitFor();
      if (await told.isVisible()) return;
      await prove();
      const values = main.locator('code');
      await main.getByText(text('secret.secret'), { exact: true }).waitFor();
      made.set(name, { key: await values.nth(0).innerText(), secret: await values.nth(1).innerText() });
      await main.getByLabel(text('secret.saved')).check();
      await press(main, text('secret.done'));
      await main.getByRole('table').waitFor();
    },
    async list(of) {
      await open(of);
      return main
        .locator('tbody tr td:first-child span span:first-child')
        .filter({ hasNot: page.locator('*') })
        .allInnerTexts();
    },
    async isSecretSeen(name) {
      const { secret } = made.get(name)!;
      const shown = await main.innerText();
      await page.reload();
      return shown.includes(secret) || (await page.content()).includes(secret);
    },
    isToldOfAddress: (problem, entry = '') =>
      main.getByText(text(`addresses.problem.${problem}`, { entry })).isVisible(),
    async allowOnlyFrom(name, address) {
      await open();
      await main.getByRole('button', { name: text('edit.open', { name }) }).click();
      const dialog = page.getByRole('dialog', { name: text('edit.title', { name }) });
      await dialog.getByLabel(text('addresses.label')).fill(address);
      await press(dialog, english('common:action.save'));
      await prove();
      await dialog.waitFor({ state: 'detached' });
    },
    async remove(name) {
      await open();
      await main.getByRole('button', { name: text('remove.open', { name }), exact: true }).click();
      await press(page.getByRole('dialog', { name: text('remove.title', { name }) }), english('common:action.remove'));
      await prove();
    },
    async accountReadBy(name) {
      const { key, secret } = made.get(name)!;
      const path = '/v3/account/info';
      const timestamp = String(Date.now());
      const signature = createHmac('sha256', secret).update(`${timestamp}GET${path}`).digest('hex');
      const response = await fetch(`${await host()}${path}`, {
        headers: { 'x-api-key': key, 'x-api-timestamp': timestamp, 'x-api-signature': signature },
      });
      if (!response.ok) return undefined;
      const { data } = (await response.json()) as {
        readonly data: { readonly alias: string; readonly accountType: string };
      };
      return data.accountType === 'Main' ? 'main' : data.alias;
    },
  };
}
