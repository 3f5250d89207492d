import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import type { Position, PositionChange } from '../../../../src/domain/trading/position';
import { PositionSheet } from '../../../../src/domain/trading/position-sheet';

const change = (version: number, holding: string, more: Partial<Position> = {}): PositionChange => ({
  symbol: 'PERP_BTC_USDT',
  positionSide: 'BOTH',
  holding: decimal(holding),
  averageOpenPrice: decimal('60000'),
  markPrice: decimal('61000'),
  updatedAt: version,
  version,
  ...more,
});
const opened = (version: number, holding: string, more: Partial<Position> = {}) =>
  change(version, holding, { leverage: 10, marginMode: 'ISOLATED', ...more });
const held = (sheet: PositionSheet) =>
  sheet.value().map(({ symbol, positionSide, holding }) => `${symbol} ${positionSide} ${decimalText(holding)}`);

function sheetOf(...changes: readonly PositionChange[]): PositionSheet {
  const sheet = new PositionSheet();
  sheet.applyChange(changes);
  return sheet;
}

describe('the positions', () => {
  it('are those that hold something, long and short beside each other', () => {
    const sheet = sheetOf(
      opened(1, '0.3', { positionSide: 'LONG' }),
      opened(1, '-0.2', { positionSide: 'SHORT' }),
      opened(1, '0', { symbol: 'PERP_ETH_USDT' }),
    );
    expect(held(sheet)).toEqual(['PERP_BTC_USDT LONG 0.3', 'PERP_BTC_USDT SHORT -0.2']);
  });

  it('keep what a change does not tell', () => {
    const sheet = sheetOf(opened(1, '0.3', { isolatedMargin: decimal('77'), settlePrice: decimal('60500') }));
    expect(sheet.applyChange([change(2, '0.4')])).toBe(true);
    const [position] = sheet.value();
    expect(position).toMatchObject({ leverage: 10, marginMode: 'ISOLATED' });
    expect([position!.holding, position!.isolatedMargin, position!.settlePrice].map(decimalText)).toEqual([
      '0.4',
      '77',
      '60500',
    ]);
  });

  it('have no liquidation price of the other side: a short that became a long is liquidated where it is told', () => {
    const at = (price: string) => ({ liquidationPrice: decimal(price) });
    const sheet = sheetOf(opened(1, '-0.3', at('69928')));
    sheet.applyChange([change(2, '-0.2')]);
    expect(sheet.value()[0]!.liquidationPrice).toEqual(decimal('69928'));
    sheet.applyChange([change(3, '0.1')]);
    expect(sheet.value()[0]!.liquidationPrice).toBeUndefined();
    sheet.applyChange([change(4, '-0.1', at('71000'))]);
    expect(sheet.value()[0]!.liquidationPrice).toEqual(decimal('71000'));
  });

  it('keep each its own of what a change does not tell', () => {
    const sheet = sheetOf(
      opened(1, '0.3', { positionSide: 'LONG', leverage: 5 }),
      opened(1, '-0.2', { positionSide: 'SHORT', leverage: 20 }),
    );
    sheet.applyChange([change(2, '-0.1', { positionSide: 'SHORT' })]);
    expect(sheet.value().map(({ positionSide, leverage }) => [positionSide, leverage])).toEqual([
      ['LONG', 5],
      ['SHORT', 20],
    ]);
  });

  it('have nothing frozen, no margin and no profit of the day where nobody has told of any', () => {
    const [position] = sheetOf(opened(1, '0.3')).value();
    const { pendingLong, pendingShort, pnl24h, fee24h, isolatedMargin, isolatedFrozenLong, isolatedFrozenShort } =
      position!;
    const money = [pendingLong, pendingShort, pnl24h, fee24h, isolatedMargin, isolatedFrozenLong, isolatedFrozenShort];
    expect(money.map(decimalText)).toEqual(money.map(() => '0'));
    expect([position!.isolatedMarginAsset, position!.adlQuantile]).toEqual(['', 0]);
    // Nothing has been settled since it was opened.
    expect(decimalText(position!.settlePrice)).toBe('60000');
  });

  it('are not shown before it is known how they are margined', () => {
    const sheet = sheetOf(change(1, '0.3'), change(1, '0.3', { symbol: 'PERP_ETH_USDT', leverage: 5 }));
    expect(sheet.applyChange([change(2, '0.3', { marginMode: 'CROSS' })])).toBe(false);
    expect(held(sheet)).toEqual([]);
    sheet.applySnapshot([opened(3, '0.3') as Position]);
    expect(held(sheet)).toEqual(['PERP_BTC_USDT BOTH 0.3']);
  });

  it('are gone once they are closed, and come again with their next version', () => {
    const sheet = sheetOf(opened(1, '0.3'));
    expect(sheet.applyChange([change(2, '0')])).toBe(true);
    expect(held(sheet)).toEqual([]);
    // What was told before does not bring it back.
    expect(sheet.applyChange([opened(1, '0.3')])).toBe(false);
    expect(held(sheet)).toEqual([]);
    sheet.applyChange([opened(3, '-0.1')]);
    expect(held(sheet)).toEqual(['PERP_BTC_USDT BOTH -0.1']);
  });

  it('that closed unseen do not come back from an older snapshot', () => {
    const sheet = new PositionSheet();
    sheet.beginSnapshot();
    sheet.applyChange([change(5, '0')]);
    sheet.applySnapshot([opened(4, '0.3') as Position]);
    expect(held(sheet)).toEqual([]);
  });

  it('that a snapshot does not know are gone, unless they were opened while it was read', () => {
    const sheet = sheetOf(opened(1, '0.3'));
    sheet.beginSnapshot();
    sheet.applyChange([opened(1, '2', { symbol: 'PERP_ETH_USDT' })]);
    sheet.applySnapshot([]);
    expect(held(sheet)).toEqual(['PERP_ETH_USDT BOTH 2']);
    sheet.beginSnapshot();
    sheet.applySnapshot([]);
    expect(held(sheet)).toEqual([]);
  });

  it('of a source that counts no versions are as a change that came during the snapshot says', () => {
    const sheet = new PositionSheet();
    sheet.beginSnapshot();
    sheet.applyChange([opened(0, '0.3')]);
    sheet.applySnapshot([opened(0, '0.1') as Position, opened(0, '5', { symbol: 'PERP_ETH_USDT' }) as Position]);
    expect(held(sheet)).toEqual(['PERP_BTC_USDT BOTH 0.3', 'PERP_ETH_USDT BOTH 5']);
    sheet.applyChange([change(0, '0.2')]);
    expect(held(sheet)[0]).toBe('PERP_BTC_USDT BOTH 0.2');
  });
});
