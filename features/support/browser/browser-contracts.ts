import type { Locator, Page } from 'playwright';
import type { MarginMode, PositionMode } from '../../../src/domain/trading/position';
import type { ContractsAbility } from '../abilities/contracts';
import { english, englishPattern } from './texts';

const text = (key: string): string => english(`contracts:${key}`);
const risks = ['none', 'safe', 'caution', 'danger'] as const;

export function browserContracts(page: Page): ContractsAbility {
  const main = page.getByRole('main');
  const ticket = main.getByRole('region', { name: english('trade:form.title') });
  const summary = ticket.getByRole('group', { name: text('settings.title') });
  const dialog = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('group', { name: text('settings.marginMode.title') }) });
  const figure = (name: string): Locator => main.locator('dt', { hasText: text(name) }).locator('+ dd');
  const openSettings = async (): Promise<void> => {
    if (!(await dialog.isVisible())) await summary.getByRole('button').first().click();
    await dialog.waitFor();
  };
  const choose = async (title: string, name: string): Promise<void> => {
    await openSettings();
    const group = dialog.getByRole('group', { name: text(title) });
    const radio = group.getByRole('radio', { name: new RegExp(`^${name}`) });
    await radio.click();
    await radio
      .and(page.locator(':checked'))
      .or(group.getByRole('alert').filter({ hasText: /\S/ }))
      .first()
      .waitFor();
  };
  return {
    async look(market) {
      await page.goto(`/trade/${market.replace('-', '_')}`);
      await figure('bar.mark').filter({ hasText: /\d/ }).waitFor();
    },
    async figures() {
      const funding = await figure('bar.funding').innerText();
      const [hours, minutes, seconds] = /(\d\d):(\d\d):(\d\d)/.exec(funding)?.slice(1).map(Number) ?? [];
      return {
        mark: numberIn(await figure('bar.mark').innerText()),
        index: numberIn(await figure('bar.index').innerText()),
        funding: numberIn(/^\S+%/.exec(funding)?.[0] ?? ''),
        settlesIn: hours === undefined ? undefined : (hours * 60 + minutes!) * 60 + seconds!,
      };
    },
    async settledFunding() {
      await figure('bar.funding').getByRole('button').click();
      const rows = page
        .getByRole('dialog')
        .getByRole('table', { name: text('funding.history') })
        .locator('tbody tr');
      await rows.first().waitFor();
      const rates = await rows.locator(`td[data-title="${text('funding.rate')}"]`).allInnerTexts();
      return rates.map((rate) => numberIn(rate)!);
    },
    async margin() {
      const words = await summary.innerText();
      const mode = <Mode extends string>(setting: string, modes: readonly Mode[]): Mode =>
        modes.find((each) => words.includes(text(`settings.${setting}.${each}.name`)))!;
      return {
        marginMode: mode<MarginMode>('marginMode', ['CROSS', 'ISOLATED']),
        leverage: Number(/(\d+)×/.exec(words)![1]),
        positionMode: mode<PositionMode>('positionMode', ['ONE_WAY', 'HEDGE_MODE']),
      };
    },
    async chooseLeverage(leverage) {
      await openSettings();
      const form = dialog.getByRole('form', { name: text('settings.leverage.title') });
      await form.getByRole('textbox').fill(String(leverage));
      await form.getByRole('textbox').press('Enter');
    },
    chooseMarginMode: (mode) => choose('settings.marginMode.title', text(`settings.marginMode.${mode}.name`)),
    choosePositionMode: (mode) => choose('settings.positionMode.title', text(`settings.positionMode.${mode}.name`)),
    async isToldWhyNot(what) {
      if (what === 'positionMode')
        return dialog
          .getByRole('group', { name: text('settings.positionMode.title') })
          .getByText(english('common:rejection.modeInUse'))
          .isVisible();
      return dialog.getByText(englishPattern('contracts:settings.leverage.outOfRange')).isVisible();
    },
    async buy(quantity) {
      await ticket.getByRole('button', { name: english('trade:type.MARKET'), exact: true }).click();
      await ticket.getByLabel(english('trade:form.quantity'), { exact: true }).fill(quantity);
      await ticket.locator('button[type="submit"]').click();
      const confirm = page.getByRole('dialog').locator('button[type="submit"], button').last();
      await confirm
        .or(ticket.getByRole('status').filter({ hasText: /\S/ }))
        .first()
        .waitFor();
      if (await page.getByRole('dialog').isVisible()) await confirm.click();
    },
    async risk() {
      const line = ticket.getByRole('button', { name: new RegExp(`^${text('accountRisk.marginRatio')}`) });
      const words = await line.innerText();
      return {
        level: risks.find((level) => words.includes(text(`accountRisk.level.${level}`))) ?? 'none',
        ratio: numberIn(/[\d.,]+\s?%/.exec(words)?.[0] ?? ''),
      };
    },
  };
}

/** A figure as English writes it. */
function numberIn(words: string): number | undefined {
  const digits = /[+−-]?[\d.]+/.exec(words.replaceAll(',', ''))?.[0];
  return digits === undefined ? undefined : Number(digits.replace('−', '-'));
}
