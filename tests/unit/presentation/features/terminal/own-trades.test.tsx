import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import type { Fill } from '../../../../../src/domain/trading/order';
import { TapePanel } from '../../../../../src/presentation/features/terminal/book/tape.view';
import { bitcoin } from '../../../domain/trading/instruments';
import { loggedIn } from '../../shell/shell-fixture';
import { renderInMarket } from './book-fixture';
import { tradeStores } from './trading-fixture';

it('own trades say what they did: bought or sold, and in hedge mode to which position', async () => {
  const stores = await tradeStores();
  const fill = (id: string, about: Pick<Fill, 'side' | 'positionSide'>): Fill => ({
    ...about,
    id,
    orderId: id,
    symbol: bitcoin.symbol,
    price: decimal('60000'),
    quantity: decimal('0.1'),
    fee: decimal('0'),
    feeAsset: 'USDT',
    maker: false,
    at: Number(id),
  });
  const rows = [fill('2', { side: 'SELL', positionSide: 'LONG' }), fill('1', { side: 'SELL' })];
  stores.trading.fills = async () => success({ rows, total: rows.length });
  await renderInMarket(
    <TapePanel preferences={stores.preferences} titled={false} paused={false} />,
    stores,
    loggedIn(),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mine' }));
  const said = await screen.findAllByRole('img', { name: /long|Sold/ });
  expect(said.map((each) => each.getAttribute('aria-label'))).toEqual(['Close long', 'Sold']);
});
