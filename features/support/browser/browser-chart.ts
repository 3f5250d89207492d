import type { Locator, Page } from 'playwright';
import type { ChartAbility } from '../abilities/chart';
import { english, englishPattern } from './texts';

/** The chart of the trade page with its tools. */
export function browserChart(page: Page): ChartAbility {
  const coreOnly = (): never => {
    throw new Error('Only the core assembly does this.');
  };
  const chart = page.getByRole('region', { name: english('trade:chart.title') });
  const dialog = page.getByRole('dialog');
  const open = async (tool: 'indicators.title' | 'lines.title'): Promise<void> => {
    if (await dialog.isVisible()) return;
    await chart.hover();
    await chart.getByRole('button', { name: english(`chart:${tool}`) }).click();
    await dialog.waitFor();
  };
  const close = (): Promise<void> => page.keyboard.press('Escape');
  const rows = (list: 'indicators.shown' | 'lines.own' | 'fills.title'): Locator =>
    dialog.getByRole('list', { name: english(`chart:${list}`) }).getByRole('listitem');
  return {
    async addIndicator(title) {
      await open('indicators.title');
      await dialog
        .getByRole('button', { name: english('chart:indicators.addOne').replace('{{name}}', title), exact: true })
        .click();
      await close();
    },
    async indicators() {
      await open('indicators.title');
      const names = await rows('indicators.shown').locator('[lang=en]').allInnerTexts();
      await close();
      return names;
    },
    async lines() {
      await open('lines.title');
      const prices = await rows('lines.own').locator('strong').allInnerTexts();
      return prices.map((price) => ({ price: price.replaceAll(',', '') }));
    },
    async moveLine(price) {
      await open('lines.title');
      await rows('lines.own').first().getByRole('textbox').fill(price);
      await rows('lines.own')
        .first()
        .getByRole('button', { name: englishPattern('chart:lines.moveOne') })
        .click();
    },
    isAsked: () => page.getByRole('alertdialog').isVisible(),
    confirm: () =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: english('chart:move.confirm') })
        .click(),
    async bought() {
      await open('lines.title');
      const texts = await rows('fills.title')
        .filter({ hasText: englishPattern('chart:fills.bought') })
        .allInnerTexts();
      return texts.map((text) => /\d[\d.]*/.exec(text)![0]);
    },
    interval: coreOnly,
    chooseInterval: coreOnly,
    useForAll: coreOnly,
    compare: coreOnly,
    compared: coreOnly,
    choosePrice: coreOnly,
    price: coreOnly,
    valued: coreOnly,
    askToBeTold: coreOnly,
    toldAt: coreOnly,
    candleLeft: coreOnly,
    setMachineClock: coreOnly,
  };
}
