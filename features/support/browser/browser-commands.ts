import type { Page } from 'playwright';
import type { CommandsAbility, PreviewedOrder } from '../abilities/commands';
import { english } from './texts';

export function browserCommands(page: Page): CommandsAbility {
  const palette = () => page.getByRole('dialog', { name: english('commands:palette.title'), exact: true });
  const field = () => palette().getByRole('combobox');
  const fact = async (name: string): Promise<string | undefined> => {
    const term = palette()
      .locator('dl > div')
      .filter({ has: page.getByText(english(`commands:fact.${name}`), { exact: true }) });
    return (await term.count()) === 0 ? undefined : (await term.locator('dd').innerText()).replace(/[ ,]|[A-Z]+$/g, '');
  };
  const order = async (): Promise<PreviewedOrder | undefined> => {
    const [side, quantity, price] = await Promise.all([fact('side'), fact('size'), fact('price')]);
    return quantity === undefined
      ? undefined
      : { side: side === english('commands:side.BUY') ? 'BUY' : 'SELL', quantity, price };
  };
  return {
    async say(words) {
      if (!(await palette().isVisible())) await page.keyboard.press('ControlOrMeta+k');
      await field().fill(words);
    },
    async preview() {
      return (await palette().getByRole('option').first().isVisible()) ? order() : undefined;
    },
    async wrongWord() {
      const mark = palette().locator('mark');
      return (await mark.count()) === 0 ? undefined : mark.innerText();
    },
    async agreeToOrder() {
      await field().press('Enter');
      await palette()
        .getByRole('heading', { name: english('commands:confirm.title'), exact: true })
        .waitFor();
      const agreed = await order();
      await page.keyboard.press('Enter');
      await palette().waitFor({ state: 'detached' });
      return agreed!;
    },
    async agreeToCancel() {
      await field().press('Enter');
      const send = palette().getByRole('button', { name: english('commands:cancel.send'), exact: true });
      await send.waitFor();
      await page.keyboard.press('Enter');
      await palette().waitFor({ state: 'detached' });
    },
    async agreeToAlert() {
      await field().press('Enter');
      await palette().waitFor({ state: 'detached' });
    },
    async firings() {
      const kept = await page.evaluate(
        () => Object.entries<string>({ ...localStorage }).find(([key]) => /^account\.\d+\.alerts$/.test(key))?.[1],
      );
      return kept === undefined ? 0 : (JSON.parse(kept) as { readonly log: readonly unknown[] }).log.length;
    },
    async bindTwice() {
      await page.goto('/account/settings#keys');
      const bind = async (action: string): Promise<void> => {
        await page.getByRole('button', { name: new RegExp(`^${action}: `) }).click();
        await page.keyboard.press('z');
      };
      await bind(english('commands:action.book.centre'));
      await bind(english('commands:action.book.groupUp'));
      const told = english('commands:keys.taken').replace('{{action}}', english('commands:action.book.centre'));
      return (await page.getByRole('alert').filter({ hasText: told }).isVisible()) ? 'taken' : undefined;
    },
    async armKeys() {
      await page.locator('body').click({ position: { x: 2, y: 2 } });
      // Keys come a moment after the page.
      const armed = page.getByText(english('commands:keys.armed'));
      for (let tries = 0; tries < 20 && !(await armed.isVisible()); tries += 1) {
        await page.keyboard.press('Shift+A');
        await armed.waitFor({ timeout: 1_000 }).catch(() => undefined);
      }
      await page.getByLabel(english('commands:keys.size')).fill('0.001');
      await page.getByLabel(english('commands:keys.size')).blur();
    },
    async pressBuy(where) {
      if (where === 'in a field') await page.getByRole('textbox').first().focus();
      else await page.locator('body').click({ position: { x: 2, y: 2 } });
      await page.keyboard.press('Shift+B');
    },
  };
}
