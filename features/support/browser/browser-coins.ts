import type { Locator, Page } from 'playwright';
import type { CoinsAbility } from '../abilities/coins';
import { fact, figureIn, holding } from './browser-money';
import type { OwnCalls } from './own-calls';
import { english, englishPattern } from './texts';

/** What is pressed on the page that plays the provider. */
const atProvider = { pays: 'Pay', 'is refused': 'Have the payment refused', leaves: 'Leave without paying' } as const;

export function browserCoins(page: Page, calls: OwnCalls): CoinsAbility {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const newest = main
    .getByRole('region', { name: english('deposit:list.title') })
    .getByRole('listitem')
    .first();
  /** Opens what a link leads to, does something there, and closes it. */
  const elsewhere = async (within: Locator, key: string, act: (other: Page) => Promise<void>): Promise<void> => {
    const opened = page.waitForEvent('popup');
    await within.getByRole('link', { name: english(key), exact: true }).click();
    const other = await opened;
    await act(other);
    await other.close();
  };
  return {
    async isPaid(amount) {
      await page.goto('/wallet?deposit=USDT');
      await main.getByRole('radio', { name: /TRC20/ }).check();
      await elsewhere(main, 'deposit:practice', async (wallet) => {
        await wallet.getByLabel(/^Amount/).fill(amount);
        await wallet.getByRole('button', { name: 'Send' }).click();
        await wallet.getByText(/on their way/).waitFor();
      });
      await newest.waitFor();
    },
    async deposit() {
      const counted = newest.getByText(englishPattern('deposit:list.confirmed'));
      const credited = newest.getByText(english('deposit:list.credited'), { exact: true });
      await counted.or(credited).first().waitFor();
      if (await credited.isVisible()) return { counted: 0, needed: 0, credited: true };
      const [count, needed] = (await counted.innerText()).match(/\d+/g)!.map(Number);
      return { counted: count!, needed: needed!, credited: false };
    },
    async buy(end) {
      await page.goto('/buy-crypto');
      await main.getByLabel(english('buyCrypto:region')).fill('Germany');
      await page.locator('.ant-select-item-option', { hasText: 'Germany' }).click();
      await main.getByLabel(english('buyCrypto:pay'), { exact: true }).fill('100');
      await main
        .getByRole('button', { name: englishPattern('buyCrypto:offers.buyFrom') })
        .first()
        .click();
      const promised = figureIn(await fact(dialog, english('buyCrypto:receive')).innerText());
      await elsewhere(dialog, 'buyCrypto:handOver.go', async (provider) => {
        await provider.getByRole('button', { name: atProvider[end], exact: true }).click();
        await provider.getByRole('link', { name: 'Back to the exchange' }).waitFor();
      });
      await dialog.press('Escape');
      return promised;
    },
    async purchase() {
      const status = main
        .getByRole('table', { name: english('buyCrypto:orders.title') })
        .locator('tbody tr')
        .first();
      const words = await status.innerText();
      const statuses = ['WAITING', 'PROCESSING', 'COMPLETED', 'REFUSED', 'ABANDONED'] as const;
      return statuses.find((each) => words.includes(english(`buyCrypto:status.${each}`))) ?? words;
    },
    balance: () => holding(calls, 'USDT'),
    // The chains go on by themselves.
    pass: async () => undefined,
  };
}
