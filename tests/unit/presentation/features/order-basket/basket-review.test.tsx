import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { Placement } from '../../../../../src/application/trading/place-once';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { BasketReview } from '../../../../../src/presentation/features/order-basket/basket-review.view';
import { bitcoin } from '../../../domain/trading/instruments';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const placed = (clientOrderId: number): Placement => ({ status: 'placed', clientOrderId, orderId: '1' });

async function show(phase: 'asked' | 'sent', more: object = {}) {
  const draft = { side: 'BUY', type: 'MARKET', quantity: decimal('0.002') } as const;
  const basket = {
    phase,
    lines: [{ id: 1 }, { id: 2 }],
    orders: [
      { instrument: bitcoin, draft },
      { instrument: bitcoin, draft },
    ],
    outcomes: phase === 'sent' ? [placed(7), placed(8)] : [],
    filled: new Set([7]),
    refused: [],
    changed: false,
    ...more,
  };
  await renderShell({
    at: '/',
    session: loggedIn(),
    texts: ['orderBasket', 'trade'],
    open: async () => ({ View: () => <BasketReview basket={basket as never} />, stores: {} }),
  });
  return screen.findAllByRole('listitem');
}

it('names the market of a market order', async () => {
  const rows = await show('asked');
  expect(rows.map((each) => each.textContent)).toContain('Buy 0.002 BTC at market, BTC/USDT');
});

it('tells what has filled from what was placed', async () => {
  await show('sent');
  expect(screen.getByText('Filled')).toBeInTheDocument();
  expect(screen.getByText('Placed')).toBeInTheDocument();
});

it('says that something has changed, and places nothing then', async () => {
  await show('asked', { changed: true });
  expect(screen.getByText('Balance or prices have changed. Go back to edit the orders.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Place 2 orders' })).toBeDisabled();
});

it('offers to edit what was refused, where anything was', async () => {
  const editRefused = jest.fn();
  await show('sent', { refused: [{}], editRefused });
  screen.getByRole('button', { name: 'Edit unplaced orders' }).click();
  expect(editRefused).toHaveBeenCalled();
});
