import type { Page } from 'playwright';
import type { OneTapAbility } from '../abilities/sign-in';
import { english } from './texts';

export function browserOneTap(page: Page): OneTapAbility {
  const asked: string[] = [];
  const notes: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  page.on('console', (message) => void notes.push(message.text()));
  const card = page.locator('iframe[title="Google"]');
  return {
    async allowScripts() {
      await page.addInitScript({ content: "localStorage.setItem('network-allow-analytics', 'yes')" });
    },
    async blockScript() {
      await page.route('**/gsi/client', (route) => route.abort());
    },
    async openPage(path) {
      await page.goto(path);
      await page.getByRole('main').waitFor();
      // The page has nothing better to do: whoever is asked is asked by then.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    },
    isOffered: () => card.isVisible(),
    async tap() {
      await page.frameLocator('iframe[title="Google"]').getByRole('button', { name: 'Practice Trader' }).click();
    },
    async tapBeside() {
      await page.mouse.click(20, 500);
    },
    async goToMarkets() {
      await page
        .getByRole('banner')
        .getByRole('link', { name: english('common:nav.markets') })
        .click();
    },
    path: async () => new URL(page.url()).pathname,
    leftOvers: async () =>
      (await page.context().cookies()).map(({ name }) => name).filter((name) => name.includes('social')),
    scriptWasAskedFor: async () => asked.some((address) => address.endsWith('/gsi/client')),
    notes: async () => notes,
  };
}
