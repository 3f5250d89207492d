import type { Page } from 'playwright';
import type { StakingAbility } from '../abilities/staking';
import { action, fact, figureIn, holding, outcome } from './browser-money';
import type { OwnCalls } from './own-calls';
import { english, englishPattern } from './texts';

export function browserStaking(page: Page, email: string, calls: OwnCalls): StakingAbility {
  const main = page.getByRole('main');
  const mode = main.getByRole('group', { name: english('staking:mode.label') });
  const form = main.locator('form');
  const open = async (which: 'stake' | 'unstake'): Promise<void> => {
    await page.goto('/staking');
    await action(mode, `staking:mode.${which}`).click();
  };
  const type = async (amount: string, instant: boolean): Promise<void> => {
    await form.getByLabel(english('staking:amount'), { exact: true }).fill(amount);
    if (!instant) return;
    await action(form, 'staking:way.instant').click();
    await form.getByRole('checkbox').check();
  };
  const send = async (which: 'stake' | 'unstake', receipt: string): Promise<string | undefined> => {
    await action(form, `staking:mode.${which}`).click();
    return outcome(
      main,
      main.getByRole('heading', { name: english(`staking:receipt.${receipt}`), exact: true }).and(page.locator('h3')),
    );
  };
  return {
    async verifyIdentity() {
      await calls.practice('verified', { email, country: 'CH', level: 1 });
    },
    async stake(amount) {
      await open('stake');
      await type(amount, false);
      // Whoever has to be verified first is led there instead.
      if (await form.getByRole('link', { name: english('staking:action.verify') }).isVisible()) return 'rejected';
      return send('stake', 'staked');
    },
    async unstake(amount, instant) {
      await open('unstake');
      await type(amount, instant);
      return send('unstake', instant ? 'left' : 'unstaking');
    },
    async promisedFee(amount) {
      await open('unstake');
      await type(amount, true);
      return figureIn(await fact(form, english('staking:preview.fee')).innerText());
    },
    async nextTier() {
      await page.goto('/my-woo');
      const title = main.getByRole('heading', { name: englishPattern('programme:gap.title') });
      await title.waitFor();
      const stake = main.getByRole('progressbar', { name: english('programme:gap.byStake') }).locator('..');
      return { tier: Number(figureIn(await title.innerText())), missing: figureIn(await stake.innerText()) };
    },
    async figures() {
      await page.goto('/staking');
      const own = main.getByRole('region', { name: english('staking:own.title') });
      const staked = fact(own, english('staking:own.staked'));
      await staked.waitFor();
      const waiting = main
        .getByRole('table', { name: english('staking:exits.title') })
        .locator('tbody tr')
        .filter({ hasText: english('staking:exits.unbonding').split('{{')[0]! });
      const amounts = await waiting.locator('td').last().allInnerTexts();
      return {
        staked: figureIn(await staked.innerText()),
        unbonding: amounts.map(figureIn),
        free: await holding(calls, 'WOO'),
      };
    },
  };
}
