import { decimal } from '../../../../src/domain/shared/decimal';
import { fundingOf } from '../../../../src/domain/trading/position-funding';

const payment = (amount: string, at = 10, symbol = 'PERP_BTC_USDT', rate = '0.0001') => ({
  ...{ symbol, at, amount: decimal(amount), rate: decimal(rate) },
});
const position = { symbol: 'PERP_BTC_USDT', positionSide: 'BOTH' as const };

describe('the funding of a position', () => {
  it('is what fell due from its opening on until it was closed', () => {
    const payments = [payment('1', 9), payment('2', 10), payment('4', 19), payment('8', 20)];
    expect(fundingOf(position, 10, payments, 20).toFixed()).toBe('6');
    expect(fundingOf(position, 10, payments).toFixed()).toBe('14');
    expect(fundingOf(position, 30, payments).toFixed()).toBe('0');
  });

  it('is of its contract alone', () => {
    expect(fundingOf(position, 0, [payment('1'), payment('2', 10, 'PERP_ETH_USDT')]).toFixed()).toBe('1');
  });

  it('is, of two legs of a contract, that of the leg which the sign tells', () => {
    const payments = [payment('-1'), payment('2'), payment('4', 10, 'PERP_BTC_USDT', '-0.0001')];
    const of = (positionSide: 'LONG' | 'SHORT' | 'BOTH') =>
      fundingOf({ ...position, positionSide }, 0, payments).toFixed();
    expect([of('LONG'), of('SHORT'), of('BOTH')]).toEqual(['3', '2', '5']);
  });
});
