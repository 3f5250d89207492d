import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure } from '../../../../src/domain/shared/result';
import { AccountPanel, type AccountPanelStores } from '../../../../src/presentation/trading/account/account-panel.view';
import { balance, order } from '../../application/trading/trading-fakes';
import { loggedIn } from '../app/shell-fixture';
import { renderPart, rest, tradeStores } from './trading-fixture';

const tickers = { ticker: (symbol: string) => (symbol === 'SPOT_BTC_USDT' ? { symbol, statistics: { close: 60000 } } : undefined) };

jest.setTimeout(20_000);

async function showPanel(account?: Parameters<typeof tradeStores>[0], session: Parameters<typeof renderPart>[1] = loggedIn()) {
  const stores = await tradeStores(account);
  await renderPart(<AccountPanel stores={{ ...stores, tickers } as unknown as AccountPanelStores} symbol="SPOT_BTC_USDT" />, session);
  await screen.findByRole('region', { name: 'Your orders and balances' });
  return { ...stores, user: userEvent.setup() };
}

describe('open orders', () => {
  it('follow the private stream', async () => {
    const { stream } = await showPanel({ orders: [order()] });
    expect(screen.getByRole('tab', { name: 'Open orders (1)' })).toBeInTheDocument();
    expect(within(screen.getByRole('table')).getByText('60,000')).toBeInTheDocument();
    act(() => stream.report(order({ executed: decimal('0.04'), status: 'PARTIAL_FILLED', updatedAt: 2000 })));
    expect(within(screen.getByRole('table')).getByText('0.04')).toBeInTheDocument();
    act(() => stream.report(order({ executed: decimal('0.1'), status: 'FILLED', updatedAt: 3000 })));
    expect(screen.getByText('No open orders')).toBeInTheDocument();
  });

  it('are cancelled one by one', async () => {
    const { user, trading, stream } = await showPanel({ orders: [order()] });
    await user.click(screen.getByRole('button', { name: 'Cancel: Buy 0.1 BTC/USDT at 60,000' }));
    expect(trading.cancelled).toEqual(['1']);
    expect(screen.getByText('Cancelling…')).toBeInTheDocument();
    act(() => stream.report(order({ status: 'CANCELLED', updatedAt: 2000 })));
    expect(screen.getByText('No open orders')).toBeInTheDocument();
  });

  it('are cancelled all at once, those of this market only if so chosen', async () => {
    const { user, trading } = await showPanel({ orders: [order(), order({ orderId: '2', symbol: 'SPOT_ETH_USDT' })] });
    await user.click(screen.getByRole('button', { name: 'Cancel all 2 orders' }));
    await user.click(screen.getByRole('checkbox', { name: 'This market only' }));
    await user.click(screen.getByRole('button', { name: 'Cancel 1 order' }));
    expect(trading.cancelled).toEqual(['all', 'all SPOT_BTC_USDT']);
  });

  it('say so when cancelling failed, and can be cancelled again', async () => {
    const { user, trading, notices } = await showPanel({ orders: [order()] });
    trading.cancelAnswer = failure({ kind: 'offline' });
    await user.click(screen.getByRole('button', { name: /^Cancel: / }));
    expect(notices).toEqual(['common:failure.offline']);
    expect(screen.getByRole('button', { name: /^Cancel: / })).toHaveTextContent('Cancel');
  });
});

describe('the other tabs', () => {
  it('show balances with their worth, and a dash where a price is unknown', async () => {
    const { user } = await showPanel({ balances: [balance('BTC', '0.5', 1), balance('XYZ', '3', 1)] });
    await user.click(screen.getByRole('tab', { name: 'Balances' }));
    const bitcoin = screen.getByRole('row', { name: /BTC/ });
    expect(bitcoin).toHaveTextContent('≈ 30,000.00 USDT');
    expect(screen.getByRole('row', { name: /XYZ/ })).toHaveTextContent('— USDT');
  });

  it('read the history again after an order ended', async () => {
    const { user, trading, stream, time } = await showPanel();
    await user.click(screen.getByRole('tab', { name: 'Order history' }));
    expect(await screen.findByText('No past orders')).toBeInTheDocument();
    const filled = order({ status: 'FILLED', executed: decimal('0.1'), averagePrice: decimal('60000.123456'), updatedAt: 2000 });
    trading.history = { rows: [filled], total: 1 };
    act(() => stream.report(filled));
    await rest(time, 500);
    expect(within(screen.getByRole('table')).getByText('Filled', { selector: 'td' })).toBeInTheDocument();
    expect(screen.getByText('60,000.123')).toBeInTheDocument();
  });

  it('offer the way in to visitors', async () => {
    await showPanel(undefined, { status: 'loggedOut', ended: false });
    expect(screen.getByText('Your orders and balances live here')).toBeInTheDocument();
    expect(within(screen.getByRole('tabpanel')).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Ftrade%2FBTC_USDT');
  });
});
