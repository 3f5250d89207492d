import type { Locator, Page } from 'playwright';
import type { MarginAbility } from '../abilities/margin';
import { ownCalls } from './own-calls';
import { english } from './texts';

const text = (key: string, values: Readonly<Record<string, string>> = {}): string =>
  Object.entries(values).reduce(
    (words, [name, value]) => words.replaceAll(`{{${name}}}`, value),
    english(`spotMargin:${key}`),
  );
const risks = ['none', 'safe', 'caution', 'danger'] as const;
const perpetual = 'PERP_BTC_USDT';

/** @param bearer proof of who it is, for what other programs of the person do */
export function browserMargin(page: Page, bearer: () => Promise<string | undefined>): MarginAbility {
  const main = page.getByRole('main');
  const row = (asset: string): Locator =>
    main
      .getByRole('table', { name: text('collateral.title') })
      .getByRole('row')
      .filter({ has: page.getByText(asset, { exact: true }) });
  const open = async (): Promise<void> => {
    if (!page.url().endsWith('/account/spot-margin')) await page.goto('/account/spot-margin');
    await row('USDT').waitFor();
    await main.getByRole('meter').waitFor();
  };
  /** A change is done when nothing is held back any more. */
  const settled = (): Promise<void> =>
    main.locator('input:disabled, button:disabled[role=switch]').first().waitFor({ state: 'detached' });
  const { call } = ownCalls(page, bearer);
  return {
    look: open,
    isToldThatNothingIsLent: () => main.getByText(text('noLending')).isVisible(),
    async risk() {
      await open();
      for (const risk of risks)
        if (await main.getByText(text(`risk.level.${risk}`), { exact: true }).isVisible()) return risk;
      throw new Error('The risk is not said.');
    },
    async hasPaidInterest() {
      await open();
      await main.getByRole('tab', { name: text('interest.history') }).click();
      const none = main.getByText(text('interest.empty.title'));
      await none
        .or(main.getByRole('table', { name: text('interest.history') }))
        .first()
        .waitFor();
      return !(await none.isVisible());
    },
    async useAsCollateral(asset) {
      await open();
      await main.getByRole('switch', { name: text('collateral.useOf', { asset }) }).click();
      await settled();
    },
    async countsAsMargin(asset) {
      await open();
      return /[1-9]/.test(await row(asset).locator('td').nth(4).innerText());
    },
    isToldThatItIsNeeded: () => main.getByText(english('common:rejection.collateralNeeded')).isVisible(),
    async choose(mode, leverage, charge) {
      await open();
      await main.getByRole('radio', { name: new RegExp(`^${text(`mode.${mode}.name`)}`) }).click();
      await settled();
      await main.getByText(`${leverage}×`, { exact: true }).click();
      await settled();
      await main.getByRole('radio', { name: new RegExp(`^${text(`loss.${charge}.name`)}`) }).click();
      await settled();
    },
    async choices() {
      await open();
      const chosen = (title: string): Promise<string> =>
        main
          .getByRole('radiogroup', { name: text(title) })
          .locator('input:checked')
          .inputValue();
      return {
        mode: await chosen('mode.title'),
        leverage: Number(await chosen('leverage.title')),
        charge: await chosen('loss.title'),
      };
    },
    async holdContracts() {
      const info = (await call('GET', '/v3/account/info')) as unknown as {
        readonly data: { readonly freeCollateral: string };
      };
      const trades = (await call('GET', `/v3/public/marketTrades?symbol=${perpetual}&limit=1`)) as unknown as {
        readonly data: { readonly rows: readonly { readonly executedPrice: string }[] };
      };
      // Without leverage the whole value is needed.
      await call('PUT', '/v3/futures/leverage', { symbol: perpetual, marginMode: 'CROSS', leverage: 1 });
      const quantity = (Number(info.data.freeCollateral) * 0.93) / Number(trades.data.rows[0]!.executedPrice);
      await call('POST', '/v3/trade/order', {
        symbol: perpetual,
        side: 'BUY',
        type: 'MARKET',
        quantity: (Math.floor(quantity * 1000) / 1000).toFixed(3),
      });
    },
  };
}
