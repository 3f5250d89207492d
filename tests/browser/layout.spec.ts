import { languageCodes } from '../../src/domain/platform/language';
import { expect, pages, speak, test, untilSettled } from './product-test';

const widths = [1440, 1024, 768, 390, 320];

for (const { name, path } of pages) {
  for (const code of languageCodes) {
    test(`${name} in ${code} fits every width and shows words, not keys`, async ({ page, baseURL }) => {
      await speak(page, code, baseURL!);
      await page.setViewportSize({ width: widths[0]!, height: 900 });
      await page.goto(path);
      await untilSettled(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        // Polled, because the terminal chooses its layout in the frame after.
        await expect
          .configure({ soft: true, timeout: 2_000 })
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `scrolls sideways at ${width} px`)
          .toBeLessThanOrEqual(0);
        const text = await page.locator('body').innerText();
        expect.soft(text.match(/\b(common|home|markets|trade|session):[a-z]\w*|\{\{|\bNaN\b|\bundefined\b/g), `raw text at ${width} px`).toBeNull();
      }
    });
  }
}
