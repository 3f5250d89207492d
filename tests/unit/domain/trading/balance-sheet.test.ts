import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import type { Balance } from '../../../../src/domain/trading/balance';
import { BalanceSheet } from '../../../../src/domain/trading/balance-sheet';

const balance = (asset: string, available: string, version: number): Balance => ({
  asset,
  holding: decimal(available),
  frozen: decimal('0'),
  available: decimal(available),
  version,
});
const rows = (sheet: BalanceSheet) => sheet.value().map(({ asset, available }) => `${asset} ${decimalText(available)}`);

describe('balances', () => {
  it('are what the newest word of each asset says, in the order of their names', () => {
    const sheet = new BalanceSheet();
    sheet.applySnapshot([balance('USDT', '100', 3), balance('BTC', '1', 1)]);
    expect(sheet.applyChange([balance('USDT', '90', 2)])).toBe(false);
    expect(rows(sheet)).toEqual(['BTC 1', 'USDT 100']);
    expect(sheet.applyChange([balance('USDT', '80', 4), balance('BTC', '9', 0)])).toBe(true);
    expect(rows(sheet)).toEqual(['BTC 9', 'USDT 80']);
    expect(sheet.applyChange([balance('BTC', '8', 5), balance('USDT', '1', 1)])).toBe(true);
    expect(decimalText(sheet.available('BTC'))).toBe('8');
    expect(decimalText(sheet.available('ETH'))).toBe('0');
    // The same version again says what is said.
    expect(sheet.applyChange([balance('BTC', '7', 5)])).toBe(true);
  });

  it('forget what a whole reading does not have, unless it came meanwhile', () => {
    const sheet = new BalanceSheet();
    sheet.applySnapshot([balance('USDT', '100', 1), balance('ETH', '2', 1)]);
    sheet.beginSnapshot();
    sheet.applyChange([balance('BTC', '1', 1)]);
    sheet.applySnapshot([balance('USDT', '100', 1)]);
    expect(rows(sheet)).toEqual(['BTC 1', 'USDT 100']);
    sheet.applySnapshot([]);
    expect(rows(sheet)).toEqual([]);
  });

  it('are not taken back by a whole reading that is older', () => {
    const sheet = new BalanceSheet();
    sheet.applyChange([balance('USDT', '80', 4)]);
    sheet.applySnapshot([balance('USDT', '100', 3)]);
    expect(rows(sheet)).toEqual(['USDT 80']);
  });

  it('believe a change that came while they were read, where nothing counts versions', () => {
    const sheet = new BalanceSheet();
    sheet.beginSnapshot();
    sheet.applyChange([balance('USDT', '50', 0)]);
    sheet.applySnapshot([balance('USDT', '100', 0), balance('BTC', '1', 0)]);
    expect(rows(sheet)).toEqual(['BTC 1', 'USDT 50']);
    sheet.applySnapshot([balance('USDT', '100', 0)]);
    expect(rows(sheet)).toEqual(['USDT 100']);
    sheet.beginSnapshot();
    sheet.applyChange([balance('USDT', '50', 1)]);
    sheet.applySnapshot([balance('USDT', '70', 2)]);
    expect(rows(sheet)).toEqual(['USDT 70']);
  });
});
