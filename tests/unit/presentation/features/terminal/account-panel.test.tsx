import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decimal, decimalText } from '../../../../../src/domain/shared/decimal';
import { failure } from '../../../../../src/domain/shared/result';
import { balance, order } from '../../../application/trading/trading-fakes';
import { loggedOut } from '../../shell/shell-fixture';
import { conditional, position, showAccount } from './portfolio-fixture';
import { rest } from './trading-fixture';

jest.setTimeout(60_000);

async function show(...wanted: Parameters<typeof showAccount>) {
  const shown = await showAccount(...wanted);
  await screen.findByRole('region', { name: 'Orders and balances' });
  return { ...shown, user: userEvent.setup() };
}

const perpetual = 'PERP_BTC_USDT';

describe('open orders', () => {
  it('follow the private stream', async () => {
    const { stream } = await show({ orders: [order()] });
    expect(await screen.findByRole('tab', { name: 'Open orders (1)' })).toBeInTheDocument();
    expect(within(await screen.findByRole('table')).getByText('60,000.00')).toBeInTheDocument();
    act(() => stream.report(order({ executed: decimal('0.04'), status: 'PARTIAL_FILLED', updatedAt: 2000 })));
    expect(within(screen.getByRole('table')).getByText('0.04')).toBeInTheDocument();
    act(() => stream.report(order({ executed: decimal('0.1'), status: 'FILLED', updatedAt: 3000 })));
    expect(screen.getByText('No open orders')).toBeInTheDocument();
  });

  it('are cancelled one by one', async () => {
    const { user, trading, stream } = await show({ orders: [order()] });
    await user.click(await screen.findByRole('button', { name: 'Cancel: Buy 0.1 BTC/USDT at 60,000' }));
    expect(trading.cancelled).toEqual(['1']);
    expect(screen.getByText('Cancelling…')).toBeInTheDocument();
    act(() => stream.report(order({ status: 'CANCELLED', updatedAt: 2000 })));
    expect(screen.getByText('No open orders')).toBeInTheDocument();
  });

  it('are cancelled together with how many there are of each kind, and asked about when conditional ones are among them', async () => {
    const { user, trading } = await show({
      orders: [order(), order({ orderId: '2', symbol: 'SPOT_ETH_USDT', side: 'SELL' })],
      conditional: [conditional()],
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel 3 orders: 2 limit, 1 conditional' }));
    expect(trading.cancelled).toEqual([]);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel orders' }));
    expect(trading.cancelled).toEqual(['all']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Which side' }), 'Buys');
    await user.click(await screen.findByRole('button', { name: 'Cancel 1 order: 1 limit, 0 conditional' }));
    expect(trading.cancelled).toEqual(['all', '1']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Which side' }), 'All sides');
    await user.click(screen.getByRole('checkbox', { name: 'This market only' }));
    await user.click(screen.getByRole('button', { name: 'Cancel 2 orders: 1 limit, 1 conditional' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel orders' }));
    expect(trading.cancelled).toEqual(['all', '1', 'all SPOT_BTC_USDT']);
  });

  it('are changed in their row by keyboard, and say at the field what is wrong', async () => {
    const { user, trading } = await show({ orders: [order()] });
    await user.click(await screen.findByRole('button', { name: 'Edit: Buy 0.1 BTC/USDT at 60,000' }));
    const price = screen.getByRole('textbox', { name: 'Price of the order' });
    expect(price).toHaveFocus();
    await user.clear(price);
    await user.type(price, '59000.001{Enter}');
    expect(trading.edited).toEqual([]);
    expect(price).toHaveAccessibleDescription('Price must be a multiple of 0.01 USDT.');
    trading.cancelAnswer = failure({ kind: 'rejected', reason: 'priceOutOfBand' });
    await user.clear(price);
    await user.type(price, '59000{Enter}');
    expect(price).toHaveAccessibleDescription(/too far/i);
    trading.cancelAnswer = { ok: true, value: undefined };
    await user.type(price, '{Enter}');
    expect(trading.edited.at(-1)).toMatchObject({ orderId: '1', price: decimal('59000') });
    expect(trading.edited.at(-1)!.quantity).toBeUndefined();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Price of the order' })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Edit: Buy 0.1 BTC/USDT at 60,000' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Price of the order' })).not.toBeInTheDocument();
  });

  it.each([
    ['LIMIT', 1],
    ['POST_ONLY', 0],
  ] as const)('of the type %s are chased with %d words about the taker fee', async (type, words) => {
    const { user } = await show({ orders: [order({ type })] });
    await user.click(await screen.findByRole('button', { name: 'Chase: Buy 0.1 BTC/USDT at 60,000' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Chase order: BTC/USDT' }));
    expect(dialog.queryAllByText(/still fill as taker/)).toHaveLength(words);
  });

  it('that are conditional have their trigger changed', async () => {
    const { user, edited } = await show({ conditional: [conditional()] });
    await user.click(await screen.findByRole('button', { name: 'Conditional (1)' }));
    await user.click(screen.getByRole('button', { name: 'Edit: Sell 0.2 BTC/USDT at 55,000' }));
    const trigger = screen.getByRole('textbox', { name: 'Trigger price of the order' });
    await user.clear(trigger);
    await user.type(trigger, '54000{Enter}');
    expect(edited).toEqual([{ algoOrderId: '70', triggerPrice: decimal('54000') }]);
  });

  it('have the decimals of their market, and more where the price itself has', async () => {
    const finer = order({ orderId: '2', price: decimal('59000.1234') });
    const { user } = await show({
      orders: [order(), finer],
      conditional: [conditional({ childType: 'LIMIT', price: decimal('54900') })],
    });
    const prices = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);
    expect(prices).toEqual([
      expect.stringContaining('59,000.12340.1 BTC'),
      expect.stringContaining('60,000.000.1 BTC'),
    ]);
    await user.click(screen.getByRole('button', { name: 'Conditional (1)' }));
    expect(screen.getByText('55,000.00')).toBeInTheDocument();
    expect(screen.getByText('54,900.00')).toBeInTheDocument();
  });

  it('that trail the market show where they stand, and how far behind it', async () => {
    const trailing = { algoType: 'TRAILING_STOP', activated: true, callbackRate: decimal('0.005') } as const;
    const { user } = await show({ conditional: [conditional(trailing)] });
    await user.click(await screen.findByRole('button', { name: 'Conditional (1)' }));
    expect(screen.getByText('55,000.00 · trailing 0.5%')).toBeInTheDocument();
  });

  it('that trail the market are told by how far, as they have no price yet', async () => {
    const trailing = { algoType: 'TRAILING_STOP', triggerPrice: undefined, callbackRate: decimal('0.01') } as const;
    const { user } = await show({ conditional: [conditional(trailing)] });
    await user.click(await screen.findByRole('button', { name: 'Conditional (1)' }));
    expect(screen.getByRole('button', { name: 'Edit: Sell 0.2 BTC/USDT, trailing 1%' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel: Sell 0.2 BTC/USDT, trailing 1%' })).toBeInTheDocument();
  });

  it('that trailed and ended without a price say how far they followed', async () => {
    const change = { algoType: 'TRAILING_STOP', triggerPrice: undefined, callbackRate: decimal('0.01') } as const;
    const { user } = await show({ ended: [conditional({ ...change, status: 'CANCELLED' })] });
    await user.click(screen.getByRole('tab', { name: 'Order history' }));
    await user.click(await screen.findByRole('button', { name: 'Conditional' }));
    expect(await screen.findByText('Follows by 1%')).toBeInTheDocument();
  });
});

describe('positions', () => {
  it('tell direction, liquidation and return in words and figures', async () => {
    await show({ positions: [position()] }, undefined, perpetual);
    expect(await screen.findByRole('tab', { name: 'Positions (1)' })).toHaveAttribute('aria-selected', 'true');
    const row = (await screen.findAllByRole('row'))[1]!;
    expect(row).toHaveTextContent('Long');
    expect(row).toHaveTextContent('Cross 10×');
    expect(row).toHaveTextContent('11.47% away');
    expect(row).toHaveTextContent('+500.00');
    expect(row).toHaveTextContent('+16.67%');
    expect(row).toHaveTextContent('2 of 5');
    expect(within(row).getByRole('link', { name: 'BTC-PERP' })).toHaveAttribute('href', '/trade/BTC_PERP');
  });

  it('are valued at the last price where somebody prefers it', async () => {
    const { user } = await show({ positions: [position()] }, undefined, perpetual);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'PnL at' }), 'Last price');
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('0.00');
  });

  it('are closed by a part, and nothing of the form is left', async () => {
    const { user, trading, livePositions } = await show({ positions: [position()] }, undefined, perpetual);
    await user.click(await screen.findByRole('button', { name: 'Close Long 0.5 BTC-PERP' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: '25%' }));
    await user.click(within(dialog).getByRole('button', { name: 'Close 0.125 BTC' }));
    expect(
      trading.sent.map(({ side, type, quantity, reduceOnly }) => [
        side,
        type,
        quantity && decimalText(quantity),
        reduceOnly,
      ]),
    ).toEqual([['SELL', 'MARKET', '0.125', true]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Close Long 0.5 BTC-PERP' }));
    expect(screen.getByRole('button', { name: '100%' })).toHaveAttribute('aria-pressed', 'true');
    // It ended elsewhere: so does its dialog.
    act(() => livePositions.state.set({ status: 'ready', value: [], stale: false }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('No open positions')).toBeInTheDocument();
  });

  it('say at the quantity that it is more than is held, or why the exchange refused', async () => {
    const { user, trading } = await show({ positions: [position()] }, undefined, perpetual);
    await user.click(await screen.findByRole('button', { name: 'Close Long 0.5 BTC-PERP' }));
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await user.clear(quantity);
    await user.type(quantity, '0.6');
    expect(quantity).toHaveAccessibleDescription('Max. 0.5 BTC.');
    trading.placeAnswers = [async () => failure({ kind: 'rejected', reason: 'reduceOnlyRefused' })];
    await user.clear(quantity);
    await user.type(quantity, '0.5');
    await user.click(screen.getByRole('button', { name: 'Close 0.5 BTC' }));
    expect(quantity).toBeInvalid();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('are turned round by an order of twice their size, which is explained first', async () => {
    const { user, trading } = await show({ positions: [position()] }, undefined, perpetual);
    await user.click(await screen.findByRole('button', { name: 'Reverse Long 0.5 BTC-PERP' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('one market order of 1 BTC');
    await user.click(screen.getByRole('button', { name: 'Reverse position' }));
    expect(
      trading.sent.map(({ side, quantity, reduceOnly }) => [side, quantity && decimalText(quantity), reduceOnly]),
    ).toEqual([['SELL', '1', undefined]]);
  });

  it('that lose are closed together, after they were listed', async () => {
    const losing = position({
      symbol: 'PERP_ETH_USDT',
      holding: decimal('-2'),
      averageOpenPrice: decimal('2000'),
      markPrice: decimal('2100'),
    });
    const { user, trading } = await show({ positions: [position(), losing] }, undefined, perpetual);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Which positions' }), 'In loss (1)');
    await user.click(screen.getByRole('button', { name: 'Close 1 position' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Short 2 ETH-PERP');
    await user.click(within(dialog).getByRole('checkbox', { name: /Also cancel/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Close 1 position' }));
    expect(trading.sent.map(({ symbol, side }) => [symbol, side])).toEqual([['PERP_ETH_USDT', 'BUY']]);
    await waitFor(() => expect(trading.cancelled).toEqual(['all PERP_ETH_USDT']));
  });

  it('are protected as a whole by prices that are on the right side of the market', async () => {
    const { user, placed } = await show({ positions: [position()] }, undefined, perpetual);
    await user.click(await screen.findByRole('button', { name: 'TP/SL of Long 0.5 BTC-PERP' }));
    const stop = screen.getByRole('textbox', { name: 'Stop loss' });
    await user.type(stop, '62000');
    expect(stop).toHaveAccessibleDescription('Must be below the market (61,000.00).');
    await user.clear(stop);
    await user.type(stop, '58000');
    expect(stop).toHaveAccessibleDescription(/−1,000\.00 USDT/);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(placed).toMatchObject([
      { algoType: 'POSITIONAL_TP_SL', legs: [{ algoType: 'STOP_LOSS', childType: 'CLOSE_POSITION' }] },
    ]);
    expect(placed[0]!.legs!.map(({ triggerPrice }) => decimalText(triggerPrice!))).toEqual(['58000']);
  });
});

describe('the other tabs', () => {
  it('show balances with their worth, and a dash where a price is unknown', async () => {
    const { user } = await show({ balances: [balance('BTC', '0.5', 1), balance('XYZ', '3', 1)] });
    await user.click(screen.getByRole('tab', { name: 'Balances' }));
    expect(await screen.findByRole('row', { name: /BTC/ })).toHaveTextContent('≈ 30,000.00 USDT');
    expect(screen.getByRole('row', { name: /XYZ/ })).toHaveTextContent('— USDT');
  });

  it('read the history again after an order ended', async () => {
    const { user, trading, stream, time } = await show();
    await user.click(screen.getByRole('tab', { name: 'Order history' }));
    expect(await screen.findByText('No order history')).toBeInTheDocument();
    const filled = order({
      status: 'FILLED',
      executed: decimal('0.1'),
      averagePrice: decimal('60000.123456'),
      price: decimal('60001.125'),
      visible: decimal('0.02'),
      updatedAt: 2000,
    });
    trading.history = { rows: [filled], total: 1 };
    act(() => stream.report(filled));
    await rest(time, 500);
    expect(within(screen.getByRole('table')).getByText('Filled', { selector: 'td' })).toBeInTheDocument();
    expect(screen.getByText('60,000.12')).toBeInTheDocument();
    expect(screen.getByText('60,001.125')).toBeInTheDocument();
    expect(screen.getByText('Shows 0.02')).toBeInTheDocument();
  });

  it('have the conditional orders that wait no more beside the others', async () => {
    const { user } = await show({ ended: [conditional({ status: 'CANCELLED' })] });
    await user.click(screen.getByRole('tab', { name: 'Order history' }));
    expect(await screen.findByText('No order history')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Conditional' }));
    expect(await screen.findByRole('row', { name: /55,000\.00 Cancelled —/ })).toBeInTheDocument();
  });

  it('teach when nothing fits the filters, and clear them', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('tab', { name: 'Order history' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Cancelled');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('No order history')).toBeInTheDocument();
  });

  it('offer the way in to visitors', async () => {
    await show(undefined, loggedOut);
    expect(screen.getByText('Your orders and balances')).toBeInTheDocument();
    expect(within(screen.getByRole('tabpanel')).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Ftrade%2FBTC_USDT',
    );
  });
});
