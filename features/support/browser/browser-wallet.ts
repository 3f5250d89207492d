import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { recordKinds } from '../../../src/domain/wallet/money-record';
import type { HeldAmounts, WalletAbility } from '../abilities/wallet';
import { action, figureIn, outcome } from './browser-money';
import { english, englishPattern } from './texts';

const moneyPages = ['/wallet', '/staking', '/staking/earn', '/my-woo', '/account'];

export function browserWallet(page: Page): WalletAbility {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const row = (asset: string) =>
    main
      .getByRole('table', { name: english('wallet:assets.title') })
      .locator('tbody tr')
      .filter({ has: page.getByRole('link', { name: asset, exact: true }) });
  const records = main.getByRole('table', { name: english('wallet:records.title') }).locator('tbody tr');
  const openRecords = async (asset: string): Promise<void> => {
    await page.goto(`/wallet?movements=${asset}`);
    await records.first().waitFor();
  };
  return {
    async holdingOf(asset) {
      await page.goto('/wallet');
      // What is available is known once it is known what contracts stand on.
      const cell = async (name: keyof HeldAmounts): Promise<string> =>
        figureIn(
          await row(asset)
            .locator(`td[data-title="${english(`wallet:column.${name}`)}"]`)
            .filter({ hasText: /\d/ })
            .innerText(),
        );
      await row('USDT').waitFor();
      // What has all gone is no row any more.
      if ((await row(asset).count()) === 0) return { total: '0', available: '0', earning: '0' };
      return { total: await cell('total'), available: await cell('available'), earning: await cell('earning') };
    },
    async buyFor(amount, asset) {
      await page.goto('/wallet?convert=USDT');
      await dialog.getByLabel(english('convert:to'), { exact: true }).fill(asset);
      await page
        .locator('.ant-select-item-option', { hasText: new RegExp(`^${asset}`) })
        .first()
        .click();
      await dialog.getByLabel(english('convert:amount'), { exact: true }).fill(amount);
      await dialog.getByRole('button', { name: englishPattern('convert:takeWithin') }).click();
      const refusal = await outcome(dialog, dialog.getByText(englishPattern('convert:done')));
      if (refusal !== undefined) throw new Error(`It was not converted: ${refusal}`);
    },
    async movements(asset) {
      await openRecords(asset);
      const kinds = new Map(recordKinds.map((kind) => [english(`wallet:kind.${kind}`), kind]));
      const rows = await records.evaluateAll((all) =>
        all.map((each) => [...each.querySelectorAll('td')].map((cell) => cell.textContent)),
      );
      return rows.map(([, kind, amount]) => {
        const sign = /^[−-]/.test(amount!) ? '-' : '';
        return [kinds.get(kind!) ?? kind!, `${sign}${figureIn(amount!)}`] as const;
      });
    },
    async statement(asset) {
      await openRecords(asset);
      const download = page.waitForEvent('download');
      await action(main, 'wallet:records.statement').click();
      const [head, ...lines] = (await readFile(await (await download).path(), 'utf8'))
        .replace('\uFEFF', '')
        .trim()
        .split(/\r?\n/)
        .map((line) => line.split(','));
      const net = head!.indexOf('net');
      return String(lines.reduce((sum, line) => sum + Number(line[net]), 0));
    },
    shown: {
      async sweep() {
        await page.goto('/wallet?convert=USDT');
        await action(dialog, 'convert:way.small').click();
        await action(dialog, 'convert:take').click();
        await action(dialog, 'common:action.cancel').waitFor();
        await action(dialog, 'convert:take').click();
        await dialog.getByText(englishPattern('convert:small.done')).waitFor();
      },
      async switchAmounts() {
        await page.goto('/wallet');
        const eye = action(main, 'moneyKit:amounts.hide');
        const isHidden = (await eye.getAttribute('aria-pressed')) === 'true';
        await eye.click();
        // Shown once the account has kept it.
        await main.locator(`[aria-pressed="${!isHidden}"]`).and(eye).waitFor();
      },
      async withAmounts() {
        const found: string[] = [];
        for (const address of moneyPages) {
          await page.goto(address);
          await page
            .getByRole('banner')
            .getByRole('link', { name: /^Estimated balance/ })
            .waitFor();
          await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
          // What everybody may see, how much is staked altogether, can be as much as somebody has.
          const own = await page.locator('main, header').evaluateAll((parts, openToAll) => {
            const [all, open] = [parts as HTMLElement[], `section[aria-label="${openToAll}"]`];
            const shared = all.flatMap((part) => [...part.querySelectorAll<HTMLElement>(open)]);
            return shared.reduce(
              (text, each) => text.replace(each.innerText.trim(), ''),
              all.map((part) => part.innerText).join('\n'),
            );
          }, english('staking:terms.title'));
          // The account was given 10,000 USDT, 0.05 BTC, 1 ETH and 5,000 WOO, and has only moved them about.
          const isGiven = /\b(10,000\.00|9,000\.00|1,000\.00|5,000\.00)\b/.test(own);
          // What all of it is worth.
          const isWorth = /\b16,\d{3}\.\d\d\b/.test(own);
          if (isGiven || isWorth) found.push(address);
        }
        return found;
      },
    },
  };
}
