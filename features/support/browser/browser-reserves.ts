import type { Page } from 'playwright';
import { ownAnswer } from '../../../tests/support/browser';
import type { ReservesAbility } from '../abilities/reserves';
import { action } from './browser-money';
import type { OwnCalls } from './own-calls';
import { english } from './texts';

const flipped = (hash: string): string => `${hash.slice(0, -1)}${hash.endsWith('0') ? '1' : '0'}`;

interface Check {
  readonly data: { readonly leaves: { hash: string; path: { hash: string }[] }[] };
}
interface Audits {
  readonly data: { readonly rows: { merkle_root: string }[] };
}

export function browserReserves(page: Page, { practice }: OwnCalls): ReservesAbility {
  const main = page.getByRole('main');
  const section = main.locator('#verify');
  const result = section.locator('[data-sound]');
  const rows = main.getByRole('table', { name: english('reserves:audits.title') }).locator('tbody tr');
  let verdict = '';
  let balances: Readonly<Record<string, string>> = {};

  /** Reads what the page says of the balance. */
  const read = async (): Promise<void> => {
    await result.waitFor();
    const [title] = (await result.innerText()).split('\n');
    if (title === english('reserves:verify.included')) verdict = 'included';
    else if (title === english('reserves:verify.notIncluded')) verdict = 'notIncluded';
    else {
      const step = await result.locator('li[data-fault=yes] p').first().innerText();
      const names = { [english('reserves:step.leaf')]: 'leaf', [english('reserves:step.root')]: 'root' };
      verdict = names[step] ?? step.toLowerCase();
    }
    const facts = result.locator('dl > div');
    const entries = (await facts.allInnerTexts()).map((words) => words.split('\n') as [string, string]);
    balances = Object.fromEntries(
      entries.map(([asset, amount]) => [asset, String(Number(amount.replaceAll(',', '')))]),
    );
  };
  const withOwnHash = async (): Promise<void> => {
    await page.goto('/account/audit');
    await main
      .getByRole('link', { name: english('reserves:verify.action'), exact: true })
      .first()
      .click();
    await page.waitForURL('**/proof-of-reserves**');
  };
  const verify = async (): Promise<void> => {
    await action(section, 'reserves:verify.action').click();
    await read();
  };
  return {
    audited: () => practice('audit', {}),
    async verify(whose) {
      if (whose === 'own') await withOwnHash();
      else {
        await page.goto('/proof-of-reserves');
        await section.getByLabel(english('reserves:verify.hash'), { exact: true }).fill('ab'.repeat(32));
      }
      await verify();
    },
    verdict: () => verdict,
    balances: () => balances,
    async tampered(where) {
      await page.route(`**/asset/porl/v2/${where === 'root' ? 'audits' : 'user_check'}*`, async (route) => {
        const response = await ownAnswer(route);
        const answer = (await response.json()) as Check & Audits;
        if (where === 'root') for (const row of answer.data.rows) row.merkle_root = flipped(row.merkle_root);
        else {
          const leaf = answer.data.leaves[0]!;
          if (where === 'leaf') leaf.hash = flipped(leaf.hash);
          else leaf.path[0]!.hash = flipped(leaf.path[0]!.hash);
        }
        await route.fulfill({ response, json: answer });
      });
      await withOwnHash();
      await verify();
    },
    async look() {
      await page.goto('/proof-of-reserves');
      await rows.first().waitFor();
    },
    async rewritten() {
      await page.route('**/asset/porl/v2/audits*', async (route) => {
        const response = await ownAnswer(route);
        const answer = (await response.json()) as Audits;
        const oldest = answer.data.rows.at(-1)!;
        oldest.merkle_root = flipped(oldest.merkle_root);
        await route.fulfill({ response, json: answer });
      });
      await page.reload();
      await rows.first().waitFor();
    },
    async rewrittenAudits() {
      const warnings = main.getByRole('alert').filter({ hasText: /has changed/ });
      await warnings.first().waitFor();
      return warnings.count();
    },
    async warnBelow(asset, level) {
      if (!page.url().endsWith('/proof-of-reserves')) await page.goto('/proof-of-reserves');
      const form = main.locator('details', { has: page.getByLabel(english('reserves:alarm.level')) });
      if ((await form.getAttribute('open')) === null) await form.locator('summary').click();
      await form.getByRole('combobox').selectOption(asset);
      await form.getByLabel(english('reserves:alarm.level')).fill(String(level));
      await action(form, 'reserves:alarm.add').click();
      await form.getByText(new RegExp(`^${asset} under`)).waitFor();
    },
    async warnings() {
      const said = await main
        .getByRole('alert')
        .filter({ hasText: / coverage is / })
        .allInnerTexts();
      return said.map((words) => words.split(' ')[0]!);
    },
    async recount() {
      await withOwnHash();
      await action(section, 'reserves:tree.action').click();
      // Beside it, what the page verifies by itself for whoever comes with their hash.
      const tree = section.getByRole('status').filter({ has: page.getByRole('table') });
      await tree.waitFor();
      const isOwn = await tree.getByText(english('reserves:tree.withYou'), { exact: true }).isVisible();
      return (await tree.getAttribute('data-sound')) === 'yes' && isOwn ? 'sound' : 'other totals';
    },
  };
}
