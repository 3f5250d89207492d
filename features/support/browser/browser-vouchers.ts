import type { Page } from 'playwright';
import type { VouchersAbility } from '../abilities/vouchers';
import type { OwnCalls } from './own-calls';
import { partly } from './partly';
import { english } from './texts';

const words = ['AVAILABLE', 'IN_USE', 'ENDED', 'EXPIRED'] as const;

export function browserVouchers(page: Page, { call }: OwnCalls): VouchersAbility {
  const vouchers = page
    .getByRole('main')
    .getByRole('region', { name: english('rewardCenter:vouchers.title'), exact: true });
  const open = async (): Promise<void> => {
    await page.goto('/account/reward-center');
    const none = vouchers.getByText(english('rewardCenter:vouchers.none.title'));
    await vouchers.getByRole('listitem').first().or(none).first().waitFor();
  };
  return partly<VouchersAbility>({
    async useTwiceAtOnce() {
      await open();
      const other = await page.context().newPage();
      await other.goto('/account/reward-center');
      const uses = [page, other].map((each) => each.getByRole('button', { name: /^Use: .*fee rebate/ }));
      for (const use of uses) await use.waitFor();
      await Promise.all(uses.map((use) => use.click()));
      for (const each of [page, other]) {
        await each
          .locator('span', { hasText: new RegExp(`^${english('rewardCenter:voucher.status.IN_USE')}$`) })
          .waitFor();
        if (await each.getByRole('alert').isVisible()) throw new Error(await each.getByRole('alert').innerText());
      }
      await other.close();
    },
    async useAgain() {
      const { data } = await call('GET', '/social-backend-ui/private/vouchers');
      const [voucher] = data['rows'] as readonly { readonly id: number }[];
      return call('POST', `/social-backend-ui/private/vouchers/${voucher!.id}/use`).then(
        () => false,
        (refused: Error) => refused.message.includes('has been used'),
      );
    },
    async brought() {
      await open();
      return /([\d.,]+) \/ /.exec(await vouchers.innerText())![1]!;
    },
    async statuses() {
      await open();
      const shown = await vouchers.getByRole('listitem').locator('h3 + span').allInnerTexts();
      return shown.flatMap((text) => words.filter((word) => english(`rewardCenter:voucher.status.${word}`) === text));
    },
    async sell(quantity) {
      const placed = await call('POST', '/v3/trade/order', {
        symbol: 'SPOT_BTC_USDT',
        side: 'SELL',
        type: 'MARKET',
        quantity,
      });
      const { data } = await call('GET', `/v3/trade/transactionHistory?symbol=SPOT_BTC_USDT&size=100`);
      const trades = data['rows'] as readonly Readonly<Record<string, string>>[];
      const sold = trades.filter(({ orderId }) => String(orderId) === String(placed.data['orderId']));
      const account = await call('GET', '/v3/account/info');
      const rate = Number(account.data['takerFeeRate']) / 10_000;
      const charged = sold.reduce((sum, { fee }) => sum + Number(fee), 0);
      const traded = sold.reduce(
        (sum, trade) => sum + Number(trade['executedPrice']) * Number(trade['executedQuantity']),
        0,
      );
      return { charged: String(charged), full: String(traded * rate), used: await this.brought!() };
    },
  });
}
