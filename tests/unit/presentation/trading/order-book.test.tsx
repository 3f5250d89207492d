import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderBookPanel } from '../../../../src/presentation/trading/book/order-book.view';
import { TapePanel } from '../../../../src/presentation/trading/book/tape.view';
import { bitcoin } from '../../domain/trading/instruments';
import { renderPart, rest, tradeStores } from './trading-fixture';

jest.setTimeout(20_000);

async function showBook() {
  const stores = await tradeStores();
  const picked: number[] = [];
  await renderPart(
    <OrderBookPanel titled instrument={bitcoin} book={stores.book} preferences={stores.preferences} paused={false} onPrice={(price) => picked.push(price)} />,
  );
  await screen.findByRole('grid');
  return { ...stores, picked, user: userEvent.setup() };
}

const rows = () => screen.getAllByRole('row').map((row) => row.textContent);

describe('the order book', () => {
  it('has the best prices nearest the middle, with running totals', async () => {
    await showBook();
    const shown = rows().filter((text) => text !== '');
    expect(shown).toEqual([
      'Price (USDT)Size (BTC)Total (BTC)',
      '60,100.0010.0000011.00000',
      '60,020.000.500001.00000',
      '60,010.000.500000.50000',
      expect.stringContaining('60,005.00Spread 10.00'),
      '60,000.000.500000.50000',
      '59,990.000.500001.00000',
    ]);
  });

  it('groups prices and remembers it for the market', async () => {
    const { user, preferences } = await showBook();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Group prices by' }), '1000');
    expect(rows()).toContain('60,010.000.500000.50000');
    expect(preferences.grouping(bitcoin.symbol, bitcoin.groupings)).toBe(1000);
  });

  it('gives the price that is clicked, or chosen by keyboard', async () => {
    const { user, picked } = await showBook();
    await user.click(screen.getByText('60,020.00'));
    screen.getByRole('grid').focus();
    await user.keyboard('{ArrowDown}{Enter}{ArrowUp}{Enter}');
    expect(picked).toEqual([60020, 60000, 60010]);
  });

  it('says that it is not live as soon as the stream is interrupted', async () => {
    const { market } = await showBook();
    act(() => market.connection.set({ phase: 'closed', retry: 1 }));
    expect(screen.getByText(/^Not live since/)).toBeInTheDocument();
    expect(screen.getByText('60,020.00')).toBeInTheDocument();
  });
});

describe('the tape', () => {
  it('shows the newest trade first, side in words', async () => {
    const stores = await tradeStores({ trades: [{ symbol: bitcoin.symbol, price: 60000, size: 0.1, side: 'SELL', at: 1_000 }] });
    await renderPart(<TapePanel instrument={bitcoin} tape={stores.tape} paused={false} />);
    act(() => void stores.tape.open(bitcoin.symbol));
    await rest(stores.time);
    act(() => stores.market.trade({ symbol: bitcoin.symbol, price: 60010, size: 0.2, side: 'BUY', at: 2_000 }));
    await rest(stores.time);
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveTextContent('60,010.00');
    expect(first).toContainElement(screen.getByRole('img', { name: 'Bought' }));
    expect(second).toHaveTextContent('60,000.00');
  });

  it('shows a trade once that both the snapshot and the stream bring', async () => {
    const trade = { symbol: bitcoin.symbol, price: 60000, size: 0.1, side: 'SELL', at: 1_000 } as const;
    const { tape, market, time } = await tradeStores({ trades: [trade] });
    tape.open(bitcoin.symbol);
    await time.settle(20);
    market.trade(trade);
    market.trade({ ...trade, at: 1_001 });
    await time.settle(20);
    expect(tape.rows.map((row) => row.at)).toEqual([1_001, 1_000]);
  });
});
