import type { Page } from 'playwright';
import { rewardReasons } from '../../../src/domain/wallet/movement';
import type { VouchersAbility } from '../abilities/vouchers';
import type { OwnCalls } from './own-calls';
import { partly } from './partly';
import { english } from './texts';

const words = ['AVAILABLE', 'IN_USE', 'ENDED', 'EXPIRED'] as const;

export function browserVouchers(page: Page, email: string, { call, practice }: OwnCalls): VouchersAbility {
  const vouchers = page
    .getByRole('main')
    .getByRole('region', { name: english('rewardCenter:vouchers.title'), exact: true });
  const events = page
    .getByRole('main')
    .getByRole('region', { name: english('rewardCenter:events.title'), exact: true });
  const open = async (): Promise<void> => {
    await page.goto('/account/reward-center');
    const none = vouchers.getByText(english('rewardCenter:vouchers.none.title'));
    await vouchers.getByRole('listitem').first().or(none).first().waitFor();
  };
  const inUse = new RegExp(`^${english('rewardCenter:voucher.status.IN_USE')}$`);
  const useTwice = async (name: RegExp): Promise<void> => {
    await open();
    const other = await page.context().newPage();
    await other.goto('/account/reward-center');
    const uses = [page, other].map((each) => each.getByRole('button', { name }));
    for (const use of uses) await use.waitFor();
    await Promise.all(uses.map((use) => use.click()));
    for (const each of [page, other]) {
      await each.locator('span', { hasText: inUse }).waitFor();
      if (await each.getByRole('alert').isVisible()) throw new Error(await each.getByRole('alert').innerText());
    }
    await other.close();
  };
  const figure = (text: string): string => /\d[\d,.]*/.exec(text)![0].replaceAll(',', '');
  return partly<VouchersAbility>({
    useTwiceAtOnce: () => useTwice(/^Use: .*fee rebate/),
    async useFund() {
      await practice('verified', { email, country: 'CH', level: 1 });
      await useTwice(/^Use: 50\b.* trial fund/);
    },
    async cash() {
      const { data } = await call('GET', '/v3/asset/balances?token=USDT');
      const [balance] = data['holding'] as readonly Readonly<Record<'holding' | 'frozen', string>>[];
      await page.goto('/wallet?withdraw=USDT');
      const movable = page.getByText(english('moneyKit:available')).first().locator('..');
      await movable.getByText(/\d/).first().waitFor();
      return {
        tradable: String(Number(balance!.holding) - Number(balance!.frozen)),
        movable: figure(await movable.innerText()),
      };
    },
    async useBoost(amount) {
      await call('POST', '/earn/v1/subscribe', { productId: 'flexible-usdt', amount });
      await open();
      await page.getByRole('button', { name: /^Use: .*APR boost/ }).click();
      await vouchers.locator('span', { hasText: inUse }).waitFor();
    },
    async boost() {
      await open();
      const shown = vouchers.getByRole('listitem').filter({ hasText: 'APR boost' });
      return {
        status: (await shown.locator('span', { hasText: inUse }).isVisible()) ? 'IN_USE' : 'AVAILABLE',
        used: figure(/[\d.,]+ \/ /.exec(await shown.innerText())![0]),
      };
    },
    async rewards() {
      await page.goto('/account/reward-center');
      const history = page.getByRole('table', { name: english('rewardCenter:history.title') }).locator('tbody tr');
      await history.first().waitFor();
      const words = await history.locator('td:nth-child(2)').allInnerTexts();
      const prize = english('rewardCenter:history.prizeOf').replace('{{campaign}}', '');
      return words.map((text) =>
        text.startsWith(prize)
          ? text.slice(prize.length).trim()
          : rewardReasons.find((reason) => english(`rewardCenter:history.reasons.${reason}`) === text.trim()),
      );
    },
    async task() {
      await open();
      const tasks = page.getByRole('region', { name: english('rewardCenter:earnVouchers.title') });
      const task = tasks.getByRole('listitem').filter({ hasText: /^Trade 1,000 USDT/ });
      const [progress = '1000'] = /[\d,]+(?= \/ )/.exec(await task.innerText()) ?? [];
      const isDone = await task.getByText(english('rewardCenter:earnVouchers.done'), { exact: true }).isVisible();
      return { progress: Number(progress.replaceAll(',', '')), done: isDone };
    },
    // It does from the start.
    offerEvents: async () => undefined,
    async events() {
      await page.goto('/account/reward-center#events');
      await events.getByRole('listitem').first().waitFor();
      return events.getByRole('heading', { level: 3 }).allInnerTexts();
    },
    async putAway(event) {
      const card = events.getByRole('listitem').filter({ hasText: event });
      await card.getByRole('button', { name: english('promotions:dismissOf').replace('{{title}}', event) }).click();
      await card.waitFor({ state: 'detached' });
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
