import { noRecovery } from '../../../../support/reads';
import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import { success } from '../../../../../src/domain/shared/result';
import { ChartStore } from '../../../../../src/presentation/features/terminal/market/chart.store';
import { MarketContext } from '../../../../../src/presentation/features/terminal/market/market-context';
import type { MarketStores } from '../../../../../src/presentation/features/terminal/market/market-stores';
import { StandardPanels } from '../../../../../src/presentation/features/terminal/layout/standard-panels.view';
import { TerminalContext } from '../../../../../src/presentation/features/terminal/layout/terminal-context';
import { TerminalLayoutStore } from '../../../../../src/presentation/features/terminal/layout/terminal-layout.store';
import type { TradePageStores } from '../../../../../src/presentation/features/terminal/layout/trade-page-stores';
import { useTradeLayout } from '../../../../../src/presentation/features/terminal/layout/use-layout';
import { MemoryStorage } from '../../../../fakes/memory-platform';
import { order } from '../../../application/trading/trading-fakes';
import { bitcoin, bitcoinPerpetual } from '../../../domain/trading/instruments';
import { loggedIn } from '../../shell/shell-fixture';
import { position, showAccount } from './portfolio-fixture';

jest.setTimeout(60_000);

/** A window whose width changes while the page is on screen. */
let width = 1280;
const changes = new Set<() => void>();
const before = window.matchMedia;

/* jsdom has no canvas; the chart draws into nothing. */
const nothing = new Proxy({}, { get: () => () => ({ width: 0 }), set: () => true });
HTMLCanvasElement.prototype.getContext = (() => nothing) as never;

beforeAll(() => {
  window.matchMedia = ((query: string) => ({
    ...before(query),
    get matches() {
      return width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity);
    },
    addEventListener: (_name: string, changed: () => void) => void changes.add(changed),
    removeEventListener: (_name: string, changed: () => void) => void changes.delete(changed),
  })) as typeof window.matchMedia;
});

afterAll(() => {
  window.matchMedia = before;
});

async function turnTo(wanted: number): Promise<void> {
  await act(async () => {
    width = wanted;
    changes.forEach((changed) => changed());
  });
}

function Panels() {
  return <StandardPanels width={useTradeLayout()} />;
}

/** The terminal as it comes, over fakes. */
async function show(instrument: typeof bitcoin, holdings: Parameters<typeof showAccount>[0]) {
  width = 1280;
  const chart = new ChartStore(
    { candles: async () => success([]) } as never,
    { onCandle: () => () => undefined, connection: new Subject({ phase: 'open' }) } as never,
    { rows: [] },
    noRecovery(),
  );
  const shown = await showAccount(
    holdings,
    loggedIn(),
    instrument.symbol,
    (account, { book, ticket, tape, preferences }) => {
      const market = { instrument, book, ticket, tape, chart } as unknown as MarketStores;
      const terminal = {
        ...account,
        preferences,
        layout: new TerminalLayoutStore(new MemoryStorage()),
      } as unknown as TradePageStores;
      return (
        <TerminalContext value={terminal}>
          <MarketContext value={market}>
            <Panels />
          </MarketContext>
        </TerminalContext>
      );
    },
  );
  await screen.findByRole('region', { name: 'Orders and balances' });
  return { ...shown, user: userEvent.setup() };
}

const widths = [768, 390, 768, 1280];

describe('a tablet that is turned', () => {
  it('keeps the dialog about a position with what was typed', async () => {
    const { user } = await show(bitcoinPerpetual, { positions: [position()] });
    await user.click(await screen.findByRole('button', { name: 'Close Long 0.5 BTC-PERP' }));
    const quantity = within(screen.getByRole('dialog', { name: 'Close BTC-PERP' })).getByRole('textbox', {
      name: 'Quantity',
    });
    await user.clear(quantity);
    await user.type(quantity, '0.2');
    for (const each of widths) {
      await turnTo(each);
      expect(quantity).toBeInTheDocument();
      expect(quantity).toHaveValue('0.2');
      expect(quantity).toHaveFocus();
    }
  });

  it('keeps an order that is being changed in its row', async () => {
    const { user } = await show(bitcoin, { orders: [order()] });
    await user.click(await screen.findByRole('button', { name: 'Edit: Buy 0.1 BTC/USDT at 60,000' }));
    const price = screen.getByRole('textbox', { name: 'Price of the order' });
    await user.clear(price);
    await user.type(price, '59000');
    for (const each of widths) {
      await turnTo(each);
      expect(price).toBeInTheDocument();
      expect(price).toHaveValue('59000');
      expect(price).toHaveFocus();
    }
  });

  it('keeps the trades in front where they were chosen', async () => {
    const { user } = await show(bitcoin, {});
    await user.click(screen.getByRole('tab', { name: 'Trades' }));
    for (const each of widths) await turnTo(each);
    expect(screen.getByRole('tab', { name: 'Trades' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the headings of the terminal', () => {
  it('lead to every panel that has no tab or title of its own', async () => {
    await show(bitcoin, {});
    const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings()).toEqual(expect.arrayContaining(['Price chart', 'Order form', 'Orders and balances']));
    await turnTo(390);
    expect(headings()).toContain('Orders and balances');
    expect(headings()).not.toContain('Price chart');
  });
});
