import { OrderNotices } from '../../../../../src/presentation/features/terminal/account/order-notices';
import { FakeAccountStream, order } from '../../../application/trading/trading-fakes';
import { StillPreferences } from '../../shell/still-preferences';

test('an order whose time has come is said to have expired, one that was cancelled before it is not', () => {
  const stream = new FakeAccountStream();
  const shown: unknown[] = [];
  const notices = {
    show: (kind: string, { key, values }: { key: string; values: { what: string } }) =>
      void shown.push([kind, key, values.what]),
  };
  const translations = { language: { current: 'en' } };
  const preferences = new StillPreferences({ 'notify.ORDER.toast': true });
  new OrderNotices(stream, notices, translations as never, preferences).start();
  const ended = { status: 'CANCELLED', expiresAt: 2_000 } as const;
  stream.report(order({ ...ended, orderId: '1', updatedAt: 2_000 }));
  stream.report(order({ ...ended, orderId: '2', updatedAt: 1_999, side: 'SELL' }));
  stream.report(order({ ...ended, orderId: '3', updatedAt: 1_999, quantity: undefined, price: undefined }));
  expect(shown).toEqual([
    ['warning', 'trade:notice.expired.BUY', '0.1 BTC/USDT @ 60,000'],
    ['warning', 'trade:notice.cancelled.SELL', '0.1 BTC/USDT @ 60,000'],
    ['warning', 'trade:notice.cancelled.BUY', 'BTC/USDT'],
  ]);
});
