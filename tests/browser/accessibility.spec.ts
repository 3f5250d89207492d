import AxeBuilder from '@axe-core/playwright';
import { expect, pages, test, untilSettled } from './product-test';

for (const theme of ['dark', 'light']) {
  for (const { name, path } of pages) {
    test(`${name} has no accessibility violation in the ${theme} theme`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await untilSettled(page);
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
    });
  }
}
