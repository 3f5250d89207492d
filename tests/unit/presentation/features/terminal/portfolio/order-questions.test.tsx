import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decimal, decimalText, type Decimal } from '../../../../../../src/domain/shared/decimal';
import type { AlgoOrder } from '../../../../../../src/domain/trading/algo-order';
import { ChaseDialog } from '../../../../../../src/presentation/features/terminal/portfolio/orders/chase-dialog.view';
import { order } from '../../../../application/trading/trading-fakes';
import { bitcoin } from '../../../../domain/trading/instruments';
import { conditional, position, showAccount } from '../portfolio-fixture';
import { renderPart } from '../trading-fixture';

jest.setTimeout(60_000);

const perpetual = 'PERP_BTC_USDT';

describe('cancelling many orders', () => {
  it.each([
    [
      'only says that conditional ones are among them, where these open',
      {},
      /^Markets: BTC\/USDT\. Includes conditional orders\.$/,
    ],
    ['warns where one of them closes a position', { reduceOnly: true }, /positions they protect/],
    [
      'warns where one closes what its entry has opened',
      { algoType: 'BRACKET', executed: decimal('0.1') },
      /positions they protect/,
    ],
  ] as const)('%s', async (_, change: Partial<AlgoOrder>, words) => {
    await showAccount({ orders: [order()], conditional: [conditional({ side: 'BUY', ...change })] });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel 2 orders: 1 limit, 1 conditional' }));
    within(screen.getByRole('dialog')).getByText(words);
  });
});

it('several orders are not cancelled before their number and their markets were said', async () => {
  const orders = [order(), order({ orderId: '2', symbol: 'SPOT_ETH_USDT' })];
  const { trading } = await showAccount({ orders });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel 2 orders: 2 limit, 0 conditional' }));
  expect(trading.cancelled).toEqual([]);
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel 2 orders: 2 limit, 0 conditional' }));
  dialog.getByText('Markets: BTC/USDT, ETH/USDT.');
  // Which of two buttons with “cancel” in them keeps them nobody is to guess.
  expect(dialog.getByRole('button', { name: 'Keep orders' })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel orders' }));
  expect(trading.cancelled).toEqual(['all']);
});

it('what still sends such orders is said to stop with them', async () => {
  const sale = { side: 'SELL' } as const;
  const orders = [order(), order({ orderId: '2', ...sale }), order({ orderId: '3', ...sale })];
  await showAccount({ orders, sends: 'BUY' });
  const side = await screen.findByRole('combobox', { name: 'Which side' });
  await userEvent.selectOptions(side, 'Buys');
  // One alone asks nothing otherwise.
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel 1 order: 1 limit, 0 conditional' }));
  screen.getByText(/TWAP and scaled orders that are still being sent stop as well/);
  await userEvent.keyboard('{Escape}');
  await userEvent.selectOptions(side, 'Sells');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel 2 orders: 2 limit, 0 conditional' }));
  screen.getByText('Markets: BTC/USDT.');
});

it('in hedge mode a row says which position its order opens or closes', async () => {
  const hedged = { symbol: perpetual, side: 'SELL', positionSide: 'LONG' } as const;
  await showAccount({ orders: [order(hedged)], conditional: [conditional({ ...hedged, positionSide: 'SHORT' })] });
  await screen.findByRole('cell', { name: 'Close long' });
  screen.getByRole('button', { name: 'Cancel: Close long 0.1 BTC-PERP at 60,000' });
  await userEvent.click(screen.getByRole('button', { name: 'Conditional (1)' }));
  await screen.findByRole('cell', { name: 'Open short' });
});

it('the limit of an OCO is told from any other, and what concerns both orders says so', async () => {
  const limit = conditional({ algoOrderId: '71', childType: 'LIMIT', triggerPrice: undefined, orderId: '1' });
  const stop = conditional({ algoOrderId: '72' });
  const oco = conditional({ algoType: 'OCO', triggerPrice: undefined, legs: [limit, stop] });
  await showAccount({ orders: [order(), order({ orderId: '2', price: decimal('59000') })], conditional: [oco] });
  const cancelOf = (price: string) => screen.getByRole('button', { name: `Cancel: Buy 0.1 BTC/USDT at ${price}` });
  expect(await screen.findAllByText('OCO')).toHaveLength(1);
  const both = 'OCO: cancelling or resizing it applies to both orders.';
  expect(cancelOf('60,000')).toHaveAccessibleDescription(both);
  expect(cancelOf('59,000')).not.toHaveAccessibleDescription();
  await userEvent.click(screen.getByRole('button', { name: 'Conditional (1)' }));
  expect(screen.getByRole('button', { name: /^Cancel: Sell/ })).toHaveAccessibleDescription(both);
});

describe('closing a position', () => {
  const close = async (): Promise<HTMLElement> => {
    await showAccount({ positions: [position()] }, undefined, perpetual);
    await userEvent.click(await screen.findByRole('button', { name: 'Close Long 0.5 BTC-PERP' }));
    return screen.getByRole('dialog');
  };

  it('begins at the quantity', async () => {
    const dialog = await close();
    expect(within(dialog).getByRole('textbox', { name: 'Quantity' })).toHaveFocus();
  });

  it('says what it would bring at the price of the book, and the fee', async () => {
    const dialog = await close();
    expect(dialog).toHaveTextContent('Est. PnL−5.00 USDT');
    await within(dialog).findByText('17.9970 USDT');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Limit' }));
    // It would wait at the mark: the fee of a maker.
    expect(dialog).toHaveTextContent('Est. PnL+500.00 USDTEst. fee6.1000 USDT');
  });
});

describe('turning a position round', () => {
  const reverse = async (more: object): Promise<HTMLElement> => {
    await showAccount({ positions: [position()], ...more }, undefined, perpetual);
    await userEvent.click(await screen.findByRole('button', { name: 'Reverse Long 0.5 BTC-PERP' }));
    return screen.getByRole('dialog');
  };
  const ends = 'TP/SL and reduce-only orders of this position will be cancelled.';

  it('says what it would realise, and of orders only where some end with it', async () => {
    const dialog = await reverse({ conditional: [conditional({ symbol: perpetual })], orders: [order()] });
    expect(dialog).toHaveTextContent('Est. PnL−5.00 USDT');
    // Of both halves of the order.
    await within(dialog).findByText('35.9940 USDT');
    expect(dialog).not.toHaveTextContent(ends);
  });

  it.each([
    ['TP/SL', { conditional: [conditional({ symbol: perpetual, algoType: 'POSITIONAL_TP_SL' })] }],
    ['a reduce-only order', { orders: [order({ symbol: perpetual, side: 'SELL', reduceOnly: true })] }],
  ])('says that %s ends with it', async (_, more) => {
    expect(await reverse(more)).toHaveTextContent(ends);
  });
});

describe('how far an order is to follow the market', () => {
  async function ask(best: Decimal | undefined) {
    const chased: string[] = [];
    const chases = { chase: (_: unknown, limit: Decimal) => void chased.push(decimalText(limit)) };
    await renderPart(
      <ChaseDialog
        order={order({ price: decimal('50000') })}
        instrument={bitcoin}
        chases={chases}
        best={best}
        onClose={() => undefined}
      />,
    );
    return { limit: await screen.findByLabelText('Highest price'), chased };
  }

  it('is offered from where the market is, which is shown, and warned of where the market has passed it', async () => {
    const { limit, chased } = await ask(decimal('60000'));
    expect(limit).toHaveValue('60300');
    expect(limit).not.toHaveAccessibleDescription();
    expect(screen.getByRole('dialog')).toHaveTextContent('Best bid now60,000 USDT');
    await userEvent.clear(limit);
    await userEvent.type(limit, '50250');
    expect(limit).toHaveAccessibleDescription('The best bid is already above: the order stops at this limit.');
    expect(limit).not.toBeInvalid();
    await userEvent.click(screen.getByRole('button', { name: 'Start chase' }));
    expect(chased).toEqual(['50250']);
  });

  it('is offered from the order while nothing is known of the market', async () => {
    const { limit } = await ask(undefined);
    expect(limit).toHaveValue('50250');
    expect(screen.getByRole('dialog')).toHaveTextContent('Best bid now—');
  });
});
