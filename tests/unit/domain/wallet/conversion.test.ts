import { decimal } from '../../../../src/domain/shared/decimal';
import { conversionRate } from '../../../../src/domain/wallet/conversion';

const rate = (sellAmount: string, sellAsset: string, buyAmount: string, buyAsset: string): string => {
  const amounts = { sellAsset, sellAmount: decimal(sellAmount), buyAsset, buyAmount: decimal(buyAmount) };
  const { asset, price, pricedIn } = conversionRate(amounts);
  return `1 ${asset} for ${price.toFixed()} ${pricedIn}`;
};

test('a rate is that of the dearer of two assets, whichever is sold', () => {
  expect(rate('1000', 'USDT', '0.0125', 'BTC')).toBe('1 BTC for 80000 USDT');
  expect(rate('0.0125', 'BTC', '1000', 'USDT')).toBe('1 BTC for 80000 USDT');
  expect(rate('5', 'USDC', '5', 'USDT')).toBe('1 USDC for 1 USDT');
});
