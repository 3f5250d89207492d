import type { Page } from 'playwright';
import { panelIds, type LayoutAbility, type PanelName } from '../abilities/layout';
import { english, englishPattern } from './texts';

const text = (key: string, values: Readonly<Record<string, string>> = {}): string =>
  Object.entries(values).reduce(
    (words, [name, value]) => words.replaceAll(`{{${name}}}`, value),
    english(`layout:${key}`),
  );
const title = (panel: PanelName): string => text(`panel.${panelIds[panel]}`);
const arrows = { left: 'ArrowLeft', right: 'ArrowRight', up: 'ArrowUp', down: 'ArrowDown' } as const;

export function browserLayout(page: Page): LayoutAbility {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const bar = page.getByRole('group', { name: text('bar'), exact: true });
  const preview = page.getByRole('dialog', { name: text('preview.workspace') });
  const commands = page.getByRole('button', { name: englishPattern('layout:menu.of') });
  const manage = async (command: string): Promise<void> => {
    await bar.getByRole('button', { name: text('manage'), exact: true }).click();
    await page
      .getByRole('dialog', { name: text('manage') })
      .getByRole('button', { name: command, exact: true })
      .click();
  };
  const waitForPanels = async (): Promise<void> => {
    await bar.waitFor();
    await commands.first().waitFor();
  };
  return {
    async arrange() {
      await page.goto('/trade/BTC_USDT');
      await button(english('trade:panels.arrange')).click();
      await waitForPanels();
    },
    async panels() {
      await waitForPanels();
      const names = await commands.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')!));
      const ids = Object.entries(panelIds).map(
        ([name, id]) => [text('menu.of', { panel: title(name as PanelName) }), id] as const,
      );
      return names.map((name) => ids.find(([label]) => label === name)?.[1] ?? name);
    },
    putAside: (panel) => button(text('aside.of', { panel: title(panel) })).click(),
    bringBack: (panel) => button(text('aside.show', { panel: title(panel) })).click(),
    async moveByKeyboard(panel, direction) {
      await button(text('menu.of', { panel: title(panel) })).focus();
      for (const key of ['Enter', arrows[direction], 'Escape']) await page.keyboard.press(key);
    },
    undo: () => bar.getByRole('button', { name: text('undo'), exact: true }).click(),
    async call(name) {
      await manage(text('rename'));
      await page.getByLabel(text('name'), { exact: true }).fill(name);
      await button(text('save')).click();
    },
    async workspace() {
      if (!(await bar.isVisible())) return undefined;
      return bar.getByLabel(text('workspace')).locator('option:checked').innerText();
    },
    async share() {
      await manage(text('share.label'));
      return page.getByLabel(text('share.link'), { exact: true }).inputValue();
    },
    async follow(link) {
      await page.goto(link);
      await preview.waitFor();
    },
    async offered() {
      const name = await preview.getByRole('heading', { level: 3 }).innerText();
      const panels = await preview.getByText(englishPattern('layout:preview.panels')).innerText();
      return { name, panels: panels.split(',').length };
    },
    isToldThatItIsNone: () => preview.getByRole('alert').isVisible(),
    async takeOver() {
      await preview.getByRole('button', { name: text('preview.add') }).click();
      await waitForPanels();
    },
    async watchTwelve() {
      await page.goto('/multi-symbol');
      await page.getByRole('combobox', { name: text('board.grid'), exact: true }).selectOption('4x3');
    },
    tiles: () => page.getByRole('region', { name: englishPattern('layout:board.tile') }).count(),
    async inOrders() {
      const sum = page
        .getByRole('region', { name: text('exposure.title') })
        .locator('dl > div')
        .filter({ hasText: text('exposure.orders', { asset: 'USDT' }) });
      if (!(await sum.isVisible())) return undefined;
      return (await sum.locator('dd').innerText()).replaceAll(',', '');
    },
  };
}
