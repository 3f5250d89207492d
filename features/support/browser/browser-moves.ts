import type { Page } from 'playwright';
import type { MovesAbility } from '../abilities/moves';
import { action, fact, figureIn, holding, outcome } from './browser-money';
import type { OwnCalls } from './own-calls';
import { english, englishPattern } from './texts';

export function browserMoves(page: Page, calls: OwnCalls): MovesAbility {
  const dialog = page.getByRole('dialog');
  const amount = (area: string) => dialog.getByLabel(english(`${area}:amount`), { exact: true });
  const told = (key: string) => dialog.getByText(englishPattern(key));
  const take = dialog.getByRole('button', { name: englishPattern('convert:takeWithin') });
  let promised = '';
  return {
    async transfer(way, wanted) {
      await page.goto('/wallet?transfer=USDT');
      await amount('transfer').waitFor();
      if (way === 'back') await action(dialog, 'transfer:swap').click();
      await amount('transfer').fill(wanted);
      await action(dialog, 'transfer:send').click();
      return outcome(dialog, told('transfer:done'));
    },
    async givable() {
      await page.goto('/wallet?transfer=USDT');
      await action(dialog, 'transfer:swap').click();
      // What the main account has is over a hundred times as much.
      const said = dialog.getByText(/^Available \d{1,2}\.\d+ USDT$/);
      await said.waitFor();
      return figureIn(await said.innerText());
    },
    async quote(wanted) {
      await page.goto('/wallet?convert=USDT');
      await amount('convert').fill(wanted);
      await take.waitFor();
      promised = figureIn(await fact(dialog, english('convert:quote.receive')).innerText());
    },
    async take() {
      // Whoever clicks twice has clicked before the first answer is there.
      if (await take.isVisible()) await take.dblclick();
      return outcome(dialog, told('convert:done'));
    },
    promised: () => promised,
    balance: (asset) => holding(calls, asset),
  };
}
