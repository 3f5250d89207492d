import { addressOf, filterFrom, tabFrom } from '../../../../../src/presentation/features/account-orders/orders-address';
import { everything } from '../../../../../src/presentation/features/terminal/portfolio/history-filter';

describe('the address of the orders', () => {
  it('says only what differs, and is read as it was written', () => {
    expect(addressOf('orders', everything).toString()).toBe('');
    const filter = {
      symbol: 'SPOT_BTC_USDT',
      side: 'SELL',
      status: 'CANCELLED',
      range: 'custom',
      first: '2026-11-01',
      last: '2026-11-22',
    } as const;
    const address = addressOf('history', filter);
    expect(tabFrom(address)).toBe('history');
    expect(filterFrom(address)).toEqual(filter);
  });

  it.each(['FILLED', 'CANCELLED', 'EXPIRED', 'REJECTED'] as const)('names those that ended as %s', (status) => {
    expect(filterFrom(addressOf('history', { ...everything, status })).status).toBe(status);
  });

  it('takes nonsense for nothing', () => {
    const address = new URLSearchParams('tab=x&side=UP&status=?&range=ever&first=yesterday');
    expect(tabFrom(address)).toBe('orders');
    expect(filterFrom(address)).toEqual({ ...everything, symbol: undefined, side: undefined, status: undefined });
  });
});
