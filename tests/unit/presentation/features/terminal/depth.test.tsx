import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderBookSnapshot } from '../../../../../src/application/markets/market-data.port';
import type { Failure } from '../../../../../src/application/kernel/failure';
import { failure, success, type Result } from '../../../../../src/domain/shared/result';
import { DepthStores } from '../../../../../src/presentation/features/terminal/depth/depth.store';
import { DepthPanel } from '../../../../../src/presentation/features/terminal/depth/depth.view';
import { renderInMarket } from './book-fixture';
import { book, rest, tradeStores } from './trading-fixture';

const empty = { ...book, asks: [], bids: [] };

async function showDepth(...answers: readonly Result<OrderBookSnapshot, Failure>[]) {
  const stores = await tradeStores();
  const left = [...answers];
  const orderBook = async () => (left.length > 1 ? left.shift()! : left[0]!);
  await renderInMarket(
    <DepthPanel stores={{ depths: new DepthStores({ orderBook } as never, stores.time, stores.time) }} />,
    stores,
  );
  await screen.findByRole('group', { name: 'Depth chart' });
  await rest(stores.time);
  return { ...stores, user: userEvent.setup() };
}

describe('the depth chart', () => {
  it('says at its cursor what going so far would cost', async () => {
    const { user } = await showDepth(success(book));
    const cursor = screen.getByRole('slider');
    act(() => cursor.focus());
    await user.keyboard('{End}');
    expect(cursor).toHaveAttribute(
      'aria-valuetext',
      'Buying up to 61,205.10: 11.00000 BTC for 661,015.00 USDT, on average 60,092.27, slippage 0.137%',
    );
    await user.keyboard('{Home}');
    expect(cursor).toHaveAttribute(
      'aria-valuetext',
      'Selling down to 58,804.90: 1.00000 BTC for 59,995.00 USDT, on average 59,995.00, slippage 0.008%',
    );
  });

  it('looks closer and wider, the same to both sides', async () => {
    const { user } = await showDepth(success(book));
    expect(screen.getByText('±2% around mid')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(screen.getByText('±1% around mid')).toBeInTheDocument();
    act(() => screen.getByRole('slider').focus());
    await user.keyboard('--');
    expect(screen.getByText('±5% around mid')).toBeInTheDocument();
    expect(screen.getByText('57,004.75')).toBeInTheDocument();
    expect(screen.getByText('63,005.25')).toBeInTheDocument();
  });

  it('has the same in figures', async () => {
    await showDepth(success(book));
    expect(screen.getByRole('row', { name: '0.1% 1.00000 1.00000', hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: '0.5% 1.00000 11.00000', hidden: true })).toBeInTheDocument();
  });

  it('keeps what was known when reading fails, and says that it is old', async () => {
    const { time } = await showDepth(success(book), failure({ kind: 'offline' }));
    await rest(time, 2_100);
    expect(screen.getByText(/^Not live since/)).toBeInTheDocument();
    expect(screen.getByRole('slider')).toBeInTheDocument();
  });

  it('says why there is nothing, and reads again', async () => {
    const { user, time } = await showDepth(failure({ kind: 'offline' }), success(empty));
    await user.click(screen.getByRole('button', { name: /try again/i }));
    await rest(time);
    expect(screen.getByText('Empty order book')).toBeInTheDocument();
  });
});
