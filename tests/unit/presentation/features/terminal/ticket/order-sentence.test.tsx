import { act, renderHook, screen, waitFor } from '@testing-library/react';
import '@testing-library/jest-dom';
import { MarketContext } from '../../../../../../src/presentation/features/terminal/market/market-context';
import type { MarketStores } from '../../../../../../src/presentation/features/terminal/market/market-stores';
import type { OrderKind } from '../../../../../../src/application/trading/ticket/ticket-text';
import type { OrderTicket } from '../../../../../../src/application/trading/ticket/order-ticket';
import { Subject } from '../../../../../../src/application/kernel/observable-value';
import type { ResourceState } from '../../../../../../src/application/kernel/resource';
import type { AccountStanding } from '../../../../../../src/domain/security/account-standing';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { useOrderSentence } from '../../../../../../src/presentation/features/terminal/ticket/use-order-sentence';
import { OrderSentence } from '../../../../../../src/presentation/features/terminal/ticket/order-sentence.view';
import { bitcoin } from '../../../../domain/trading/instruments';
import { loggedIn, loggedOut, renderShell } from '../../../shell/shell-fixture';
import { tradeStores } from '../trading-fixture';

const standing = (frozenAt: number | undefined): ResourceState<AccountStanding> => ({
  status: 'ready',
  value: { frozenAt, obstacles: [], rest: { assets: 0, value: decimal('0') }, approverOf: 0 },
  updatedAt: 0,
  refreshing: false,
});

/** An order of 0.01 BTC at 59000 with further fields; of an account where how that stands is given. */
async function show(
  type: OrderKind,
  more: Readonly<Record<string, string>>,
  account?: Subject<ResourceState<AccountStanding>>,
) {
  const { ticket } = await tradeStores();
  ticket.fields.choose({ type });
  ticket.fields.typePrice('59000');
  ticket.fields.typeSize('0.01');
  for (const [name, text] of Object.entries(more)) ticket.fields.typeMore(name, text);
  const market = { instrument: bitcoin, ticket } as unknown as MarketStores;
  const part = (
    <MarketContext value={market}>
      <section aria-label="sentence">
        <OrderSentence
          stores={{
            forecast: { of: async () => undefined },
            security: { standing: () => Object.assign(account!, { refresh: async () => undefined }) },
          }}
        />
      </section>
    </MarketContext>
  );
  await renderShell({
    at: '/trade/BTC_USDT',
    session: account ? loggedIn() : loggedOut,
    texts: ['ticket', 'trade'],
    open: async () => ({ View: () => part, stores: {} }),
  });
  return ticket;
}

async function sentenceOf(type: OrderKind, more: Readonly<Record<string, string>>): Promise<HTMLElement> {
  await show(type, more);
  return screen.findByText(/^Buy 0.01 BTC:/);
}

describe('the sentence says all that decides what an order does', () => {
  it.each([
    ['TRAILING_STOP', { distance: '2' }, 'at market once the price rises 2% from its low.'],
    [
      'TRAILING_STOP',
      { distance: '2', activation: '58000' },
      'activates at 58,000 USDT, then buys at market once the price rises 2% from its low.',
    ],
    [
      'OCO',
      { trigger: '61000' },
      'at 59,000 USDT or better, or at market once the price hits 61,000 USDT. One cancels the other.',
    ],
    [
      'OCO',
      { trigger: '61000', stopPrice: '61100' },
      'at 59,000 USDT or better, or limit at 61,100 USDT once the price hits 61,000 USDT. One cancels the other.',
    ],
  ] as const)('%s %o', async (type, more, how) => {
    expect(await sentenceOf(type, more)).toHaveTextContent(`Buy 0.01 BTC: ${how}`);
  });
});

it('a limit that meets the market is not said to rest, but what is left of it', async () => {
  const { fields } = await show('LIMIT', {});
  const sentence = await screen.findByText(/^Buy 0.01 BTC:/);
  expect(sentence).toHaveTextContent('at 59,000 USDT or better. Rests in the book until filled or cancelled.');
  act(() => fields.typePrice('60100'));
  expect(sentence).toHaveTextContent(
    'at 60,100 USDT or better. Any remainder rests in the book until filled or cancelled.',
  );
  expect(screen.getByText('Crosses the spread: fills immediately at the taker fee.')).toBeVisible();
});

it('a limit with an end rests until then, and a post-only one is not said to rest', async () => {
  const { fields } = await show('LIMIT', {});
  const sentence = await screen.findByText(/^Buy 0.01 BTC:/);
  const ends = String(Date.UTC(2026, 11, 24, 12));
  act(() => fields.write({ choices: { expiry: ends } }));
  expect(sentence).toHaveTextContent(
    /at 59,000 USDT or better\. Rests in the book until filled or expired on [^.]*24[^.]*\.$/,
  );
  act(() => fields.typePrice('60100'));
  expect(sentence).toHaveTextContent(
    /at 60,100 USDT or better\. Any remainder rests in the book until filled or expired on [^.]*24[^.]*\.$/,
  );
  act(() => fields.write({ timing: 'POST_ONLY' }));
  expect(sentence).toHaveTextContent(/maker only\. .* Any unfilled part is cancelled on [^.]*24[^.]*\.$/);
});

it('orders at several prices say how many of them meet the market', async () => {
  const { composition } = await show('SCALED', { from: '59000', to: '60300', count: '4' });
  await waitFor(() => expect(composition.sliced).toBeDefined());
  await screen.findByText(/^Buy 0.01 BTC: in 4 limit orders/);
  expect(screen.getByText('Orders that cross the spread and fill immediately at the taker fee: 1 of 4.')).toBeVisible();
});

it.each([
  ['1', false],
  ['50', true],
  ['51', false],
])('of an order in %s parts there is a sentence: %s', async (count, said) => {
  const { composition } = await show('TWAP', { minutes: '10', count });
  await waitFor(() => expect(composition.sliced).toBeDefined());
  await screen.findByRole('region', { name: 'sentence' });
  expect(screen.queryAllByText(/^Buy 0.01 BTC: in \d+ market order/)).toHaveLength(said ? 1 : 0);
});

it('there is no sentence while a target is refused', async () => {
  const { order, fields } = await show('LIMIT', {});
  await screen.findByText(/^Buy 0.01 BTC:/);
  const of = (faulty: boolean) => {
    const program = { targets: { takeProfit: decimal(58_000) }, faulty };
    return renderHook(() =>
      useOrderSentence({ order, fields, composition: {}, misread: false, program } as unknown as OrderTicket),
    ).result.current;
  };
  expect(of(false)).toContain('58,000 USDT');
  expect(of(true)).toBeUndefined();
});

it('of an account nothing is said of an order before it is known that it is not frozen, and nothing once it is', async () => {
  const account = new Subject<ResourceState<AccountStanding>>({ status: 'loading' });
  const { fields } = await show('LIMIT', {}, account);
  await screen.findByRole('region', { name: 'sentence' });
  act(() => fields.typePrice('60100'));
  const said = () => screen.queryAllByText(/^Buy 0.01 BTC:|^Crosses the spread/).length;
  expect(said()).toBe(0);
  act(() => account.set(standing(undefined)));
  expect(said()).toBe(2);
  act(() => account.set(standing(1_000)));
  expect(said()).toBe(0);
  act(() => account.set({ status: 'failed', failure: { kind: 'offline' } }));
  expect(said()).toBe(2);
});
