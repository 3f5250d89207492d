import type { Page } from 'playwright';
import type { MakersAbility } from '../abilities/makers';
import type { OwnCalls } from './own-calls';
import { english } from './texts';

const symbol = 'SPOT_BTC_USDT';
const quantity = '0.001';

export function browserMakers(page: Page, email: string, { call, practice }: OwnCalls): MakersAbility {
  const place = (order: object) => call('POST', '/v3/trade/order', { symbol, quantity, ...order });
  return {
    // As makers do: by a program of their own.
    async quote() {
      const { data } = await call('GET', `/v3/public/marketTrades?symbol=${symbol}&limit=1`);
      const [last] = data['rows'] as readonly { readonly executedPrice: string }[];
      const near = (part: number): string => (Number(last!.executedPrice) * part).toFixed(2);
      await place({ side: 'BUY', type: 'MARKET' });
      await place({ side: 'BUY', type: 'LIMIT', price: near(0.995) });
      await place({ side: 'SELL', type: 'LIMIT', price: near(1.005) });
    },
    becomeMaker: () => practice('makers', { email }),
    async results() {
      await page.goto('/designated-market-makers?program=SPOT');
      const own = page.getByRole('table', { name: english('partners:board.own') });
      const absent = page.getByText(english('partners:board.notRanked'));
      const unmeasured = page.getByText(english('partners:board.none.title'));
      await own.or(absent).or(unmeasured).first().waitFor();
      const facts = page.getByRole('region', { name: english('partners:board.title') });
      const [pool] = await facts.getByText(/^[\d,]+ USDT$/).allInnerTexts();
      const timer = facts.getByRole('timer');
      const rows = (await own.isVisible()) ? await own.locator('tbody tr').all() : [];
      const seen = await Promise.all(rows.map(async (row) => row.locator('td').allInnerTexts()));
      return {
        provisional: await facts.getByText(english('partners:board.provisional'), { exact: true }).isVisible(),
        hoursLeft: (await timer.isVisible()) ? hours(await timer.innerText()) : undefined,
        pool: figure(pool),
        rows: seen.map(([rank, , market, , , uptime, , share, reward]) => ({
          market: market!.trim(),
          own: true,
          rank: figure(rank),
          uptime: figure(uptime) / 100,
          share: figure(share) / 100,
          reward: figure(reward),
        })),
      };
    },
  };
}

const figure = (text = ''): number => Number.parseFloat(text.replaceAll(',', ''));

/** Of "2 days 05:16:37". */
const hours = (text: string): number =>
  24 * Number(/^(\d+) day/.exec(text)?.[1] ?? 0) + Number(/(\d\d):\d\d:\d\d/.exec(text)![1]);
