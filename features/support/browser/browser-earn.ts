import type { Page } from 'playwright';
import type { EarnAbility } from '../abilities/earn';
import { action, fact, figureIn, outcome } from './browser-money';
import { english } from './texts';

export function browserEarn(page: Page): EarnAbility {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const positions = main.getByRole('table', { name: english('earn:positions.title') });
  const amount = dialog.getByLabel(english('earn:amount'), { exact: true });
  const open = async (): Promise<void> => {
    if (new URL(page.url(), 'http://about').pathname !== '/staking/earn') await page.goto('/staking/earn');
    await main.getByRole('heading', { name: english('earn:positions.title') }).waitFor();
  };
  const done = async (title: string): Promise<string | undefined> => {
    const refusal = await outcome(dialog, dialog.getByRole('heading', { name: english(title), exact: true }));
    await dialog.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    return refusal;
  };
  return {
    async subscribe(productId, wanted) {
      await page.goto(`/staking/earn?product=${productId}`);
      await amount.fill(wanted);
      // Its words are those of what it locks.
      await dialog.locator('button[type=submit]').click();
      return done('earn:receipt.title');
    },
    async redeem(wanted) {
      await open();
      await action(positions, 'earn:action.redeem').click();
      if (wanted !== undefined) await amount.fill(wanted);
      const consent = dialog.getByLabel(english('earn:redeem.consent'));
      if (await consent.isVisible()) await consent.check();
      await action(dialog, 'earn:action.redeem').click();
      // More than there is of the position, which the page says before the exchange would.
      const refusal = await done('earn:redeem.done');
      return refusal === 'rejected' ? 'invalid' : refusal;
    },
    async promisedCost() {
      await open();
      await action(positions, 'earn:action.redeem').click();
      const cost = figureIn(await fact(dialog, english('earn:redeem.cost')).innerText());
      await dialog.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      return cost;
    },
    async positions() {
      await open();
      return positions.locator('tbody tr').count();
    },
  };
}
