import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import { transferable } from '../../../../src/domain/wallet/transferable';

const held = (usdt: string, lent?: string) => (asset: string) =>
  asset === 'USDT'
    ? { available: decimal(usdt), ...(lent !== undefined && { lent: decimal(lent) }) }
    : asset === 'BTC'
      ? { available: decimal('2') }
      : undefined;

describe('what may leave an account', () => {
  it.each([
    ['all there is', 'USDT', held('100'), '100', undefined],
    ['all there is, with nothing owed any more', 'USDT', held('100', '0'), '100', undefined],
    ['what lies above what was lent', 'USDT', held('100', '50'), '50', '50'],
    ['nothing of what was lent', 'USDT', held('30', '50'), '0', '50'],
    ['coins beside a loan that is there, which bounds them not', 'BTC', held('50', '50'), '2', undefined],
    ['no coins that may have been bought with it', 'BTC', held('49.99', '50'), '0', '50'],
    ['nothing of what is not held, whatever is lent', 'ETH', held('100', '50'), '0', undefined],
    [
      'all coins of an account without USDT',
      'BTC',
      (asset: string) => (asset === 'BTC' ? held('0')('BTC') : undefined),
      '2',
      undefined,
    ],
  ])('is %s', (_name, asset, of, available, lent) => {
    const found = transferable(asset, of);
    expect([decimalText(found.available!), found.lent && decimalText(found.lent)]).toEqual([available, lent]);
  });
});
