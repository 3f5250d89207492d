import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { OrderBookPanel } from '../../../../../src/presentation/features/terminal/book/order-book.view';
import { TapePanel } from '../../../../../src/presentation/features/terminal/book/tape.view';
import { loggedIn, loggedOut } from '../../shell/shell-fixture';
import { order } from '../../../application/trading/trading-fakes';
import { bitcoin } from '../../../domain/trading/instruments';
import { renderInMarket } from './book-fixture';
import { rest, tradeStores } from './trading-fixture';

async function showBook(account: Parameters<typeof tradeStores>[0] = {}, session = loggedOut) {
  const stores = await tradeStores(account);
  await renderInMarket(<OrderBookPanel titled preferences={stores.preferences} paused={false} />, stores, session);
  await screen.findByRole('grid');
  return { ...stores, user: userEvent.setup() };
}

const grid = () => screen.getByRole('grid');
const rows = () =>
  within(grid())
    .getAllByRole('row')
    .map((row) => row.textContent);
const filled = () => rows().filter((text) => text !== '');

describe('the order book', () => {
  it('has the best prices nearest the middle, with running totals', async () => {
    await showBook();
    expect(filled()).toEqual([
      'Price (USDT)Size (BTC)Total (BTC)',
      '60,100.0010.0000011.00000',
      '60,020.000.500001.00000',
      '60,010.000.500000.50000',
      expect.stringContaining('Spread 10.00 0.017%'),
      '60,000.000.500000.50000',
      '59,990.000.500001.00000',
    ]);
  });

  it('groups prices in steps of 1, 2 and 5, remembers it for the market, and has as many rows', async () => {
    const { user, preferences } = await showBook();
    const before = rows().length;
    const select = screen.getByRole('combobox', { name: 'Price grouping' });
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(expect.arrayContaining(['0.01', '0.02', '0.5', '1', '20', '500']));
    await user.selectOptions(select, '2000');
    expect(filled()).toContain('60,020.001.000001.00000');
    expect(filled()).toContain('59,980.000.500001.00000');
    expect(rows()).toHaveLength(before);
    expect(preferences.groupings[bitcoin.symbol]).toBe(2000);
  });

  it('fills wide groups from a deeper book, and says where that one ends too', async () => {
    const side = (levels: number, best: number, away: 1 | -1) =>
      Array.from({ length: levels }, (_, index) => [best + away * index * 10, 0.5] as const);
    const { user, time } = await showBook({
      snapshot: (levels) => ({
        bids: side(Math.min(levels, 500), 60000, -1),
        asks: side(Math.min(levels, 120), 60010, 1),
      }),
    });
    const prices = () =>
      within(grid())
        .getAllByRole('rowheader')
        .map((header) => header.textContent)
        .filter((text) => text !== '');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Price grouping' }), '50000');
    await rest(time);
    // 1,190 USDT of asks are all there are; of the bids more than 4,990 USDT are not told of.
    expect(prices()).toEqual([
      '61,500.00',
      '61,000.00',
      '60,500.00',
      '60,000.00',
      '59,500.00',
      '59,000.00',
      '58,500.00',
    ]);
    expect(screen.queryByText(/500 levels per side/)).not.toBeInTheDocument();
  });

  it('counts in quote when asked to', async () => {
    const { user } = await showBook();
    await user.click(screen.getByRole('button', { name: 'Order book options' }));
    await user.click(await screen.findByRole('button', { name: 'USDT' }));
    expect(filled()).toContain('60,020.0030,01060,015');
    expect(screen.getByRole('columnheader', { name: 'Total (USDT)' })).toBeInTheDocument();
  });

  it('is a grid that says how large it is, with one tab stop', async () => {
    const { user } = await showBook();
    expect(grid()).toHaveAttribute('aria-rowcount', String(rows().length));
    expect(
      within(grid())
        .getAllByRole('row')
        .map((row) => row.getAttribute('aria-rowindex')),
    ).toEqual(rows().map((_, index) => String(index + 1)));
    expect(grid().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    act(() => grid().querySelector<HTMLElement>('[tabindex="0"]')!.focus());
    await user.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toHaveTextContent('0.50000');
    expect(grid().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('fills the order by the price that is clicked, and by the size of a total', async () => {
    const { user, ticket } = await showBook();
    await user.click(screen.getByText('60,020.00'));
    expect(ticket.fields.text.price).toBe('60020.00');
    await user.click(screen.getByText('11.00000'));
    expect([ticket.fields.text.price, ticket.fields.text.size]).toEqual(['60100.00', '11']);
    act(() => grid().querySelector<HTMLElement>('[tabindex="0"]')!.focus());
    await user.keyboard('{PageDown}{Home}{Enter}');
    expect(ticket.fields.text.price).toBe('60000.00');
  });

  it('says what everything up to a level comes to', async () => {
    const { user } = await showBook();
    await user.hover(screen.getByText('60,020.00'));
    const level = await screen.findByLabelText('Everything up to 60,020.00');
    expect(level).toHaveTextContent('Average60,015.00');
    expect(level).toHaveTextContent('Sum1.00000 BTC');
    expect(level).toHaveTextContent('Value60,015.00 USDT');
    expect(level).toHaveTextContent('From mid+0.02%');
  });

  it('reads itself out when asked, and only then', async () => {
    const { user } = await showBook();
    act(() => grid().querySelector<HTMLElement>('[tabindex="0"]')!.focus());
    const status = await within(screen.getByRole('region', { name: 'Order book · BTC/USDT' })).findByRole('status');
    expect(status).toBeEmptyDOMElement();
    await user.keyboard('s');
    expect(status).toHaveTextContent(
      'BTC/USDT: best bid 60,000.00, best ask 60,010.00. Spread 10.00, 0.017%. Within 1% of mid: 1.00000 BTC bid, 11.00000 BTC offered, 8.33% bids.',
    );
  });

  it('says how buyers and sellers compare', async () => {
    await showBook();
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', '8% bids, 92% asks');
    expect([...screen.getByRole('meter').children].map((share) => share.textContent)).toEqual(['B 8%', '92% S']);
  });

  it('marks own orders at their level and cancels them from there', async () => {
    const own = order({ orderId: '77', side: 'BUY', price: decimal('59990'), quantity: decimal('0.2') });
    const { user, trading } = await showBook({ orders: [own] }, loggedIn());
    const price = screen.getByText('59,990.00');
    await waitFor(() => expect(price).toHaveAttribute('aria-description', 'Your order here: 0.2 BTC'));
    act(() => price.focus());
    await user.keyboard('{Delete}');
    await user.click(await screen.findByRole('button', { name: 'Cancel: Buy 0.2 BTC at 59,990' }));
    expect(trading.cancelled).toEqual(['77']);
  });

  it('keeps what is listed at a level when there is news of another order', async () => {
    const own = order({ orderId: '77', side: 'BUY', price: decimal('59990'), quantity: decimal('0.2') });
    const { user, stream } = await showBook({ orders: [own] }, loggedIn());
    const price = screen.getByText('59,990.00');
    await waitFor(() => expect(price).toHaveAttribute('aria-description', 'Your order here: 0.2 BTC'));
    act(() => price.focus());
    await user.keyboard('{Delete}');
    const cancel = await screen.findByRole('button', { name: 'Cancel: Buy 0.2 BTC at 59,990' });
    act(() => stream.report(order({ orderId: '78', side: 'BUY', price: decimal('59000'), updatedAt: 2000 })));
    expect(cancel).toBeInTheDocument();
  });

  it('stands still while it is held, and moves on after', async () => {
    const { user, market, time } = await showBook();
    await user.click(screen.getByRole('button', { name: 'Pause order book' }));
    act(() => market.change({ symbol: bitcoin.symbol, previousAt: 1, at: 2, bids: [[60005, 3]], asks: [] }));
    await rest(time);
    expect(filled()).not.toContain('60,005.003.000003.00000');
    await user.click(screen.getByRole('button', { name: 'Pause order book' }));
    expect(filled()).toContain('60,005.003.000003.00000');
  });

  it('says that it is not live as soon as the stream is interrupted', async () => {
    const { market } = await showBook();
    act(() => market.connection.set({ phase: 'closed', retry: 1 }));
    expect(screen.getByText(/^Not live since/)).toBeInTheDocument();
    expect(screen.getByText('60,020.00')).toBeInTheDocument();
  });
});

describe('the tape', () => {
  const trade = { symbol: bitcoin.symbol, price: 60000, size: 0.1, side: 'SELL', at: 1_000 } as const;

  async function showTape(trades: Parameters<typeof tradeStores>[0] = {}) {
    const stores = await tradeStores(trades);
    await renderInMarket(<TapePanel preferences={stores.preferences} titled={false} paused={false} />, stores);
    act(() => void stores.tape.open(bitcoin.symbol));
    await waitFor(() => expect(stores.tape.status).not.toBe('loading'));
    return { ...stores, user: userEvent.setup() };
  }
  const lines = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);

  it('shows the newest trade first, side in words', async () => {
    const stores = await showTape({ trades: [trade] });
    act(() => stores.market.trade({ ...trade, price: 60010, size: 0.2, side: 'BUY', at: 2_000 }));
    await rest(stores.time);
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveTextContent('60,010.00');
    expect(first).toContainElement(screen.getByRole('img', { name: 'Bought' }));
    expect(second).toHaveTextContent('60,000.00');
    expect(stores.tape.direction).toBe('up');
  });

  it('keeps its rows where they are when a trade comes', async () => {
    const { market, time } = await showTape({ trades: [trade] });
    await screen.findByText(/60,000\.00/);
    const [, first] = screen.getAllByRole('row');
    act(() => market.trade({ ...trade, at: 2_000, price: 60020 }));
    await rest(time);
    expect(lines()).toHaveLength(2);
    expect(screen.getAllByRole('row')[1]).toBe(first);
    expect(first).toHaveTextContent('60,020.00');
  });

  it('leaves out what is too small, and remembers it for the market', async () => {
    const { user, preferences } = await showTape({ trades: [{ ...trade, at: 3_000, size: 2 }, trade] });
    await user.type(screen.getByRole('textbox', { name: /^Minimum size/ }), '0.5');
    expect(lines()).toEqual([expect.stringContaining('2.00000')]);
    expect(preferences.tapeMinimum(bitcoin.symbol)).toBe(0.5);
    await user.type(screen.getByRole('textbox', { name: /^Minimum size/ }), '00');
    await user.clear(screen.getByRole('textbox', { name: /^Minimum size/ }));
    expect(lines()).toHaveLength(2);
  });

  it('says so when no trade is that large', async () => {
    const { user } = await showTape({ trades: [trade] });
    await user.type(screen.getByRole('textbox', { name: /^Minimum size/ }), '9');
    expect(screen.getByText('No trades this large')).toBeInTheDocument();
  });

  it('adds up trades of the same moment when asked to', async () => {
    const { user } = await showTape({ trades: [{ ...trade, price: 59990 }, trade] });
    await user.click(screen.getByRole('button', { name: 'Trade options' }));
    const window = await screen.findByRole('combobox', { name: 'Group trades' });
    expect(window).toHaveFocus();
    await user.selectOptions(window, 'Same time');
    expect(lines()).toEqual([expect.stringContaining('59,995.00×2 0.20000')]);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Trade options' })).toHaveFocus();
  });

  it('says that nothing will be heard while sounds are off', async () => {
    const { user, preferences } = await showTape({ trades: [trade] });
    await user.click(screen.getByRole('button', { name: 'Trade options' }));
    const sound = await screen.findByRole('switch', { name: /^Sound of large trades/ });
    expect(sound).not.toBeChecked();
    await user.click(sound);
    expect(preferences.tapeSound).toBe(true);
    expect(screen.getByText(/^Sounds are off in your settings/)).toBeInTheDocument();
  });

  it('has a place for own trades, which asks visitors to log in', async () => {
    const { user } = await showTape({ trades: [trade] });
    await user.click(screen.getByRole('button', { name: 'Mine' }));
    expect(await screen.findByText('Log in to see your trades')).toBeInTheDocument();
  });

  it('shows a trade once that both the snapshot and the stream bring', async () => {
    const { tape, market, time } = await tradeStores({ trades: [trade] });
    tape.open(bitcoin.symbol);
    await time.settle(20);
    market.trade(trade);
    market.trade({ ...trade, at: 1_001 });
    await time.settle(20);
    expect(tape.rows.map((row) => row.at)).toEqual([1_001, 1_000]);
  });
});
