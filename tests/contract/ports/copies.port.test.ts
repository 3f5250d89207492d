import { AccountSettingsCommandsPort } from '../../../src/application/account/account-settings-commands.port';
import { CopiesCommandsPort } from '../../../src/application/social/copies-commands.port';
import { CopiesPort } from '../../../src/application/social/copies.port';
import { WalletPort } from '../../../src/application/wallet/wallet.port';
import { totalOf } from '../../../src/domain/wallet/holding';
import { decimal } from '../../../src/domain/shared/decimal';
import type { CopyTerms } from '../../../src/domain/social/own-copy';
import { tradersOf } from '../../../sandbox/services/simulation/traders';
import { onBothSides, value, type PortVisitor, type PortWorld } from './port-world';

const spot = '10004';
const contracts = '10001';
const perpetual = 'PERP_BTC_USDT';
const terms: CopyTerms = {
  mode: 'PROPORTIONAL',
  amountPerTrade: undefined,
  mostPerTrade: undefined,
  stopLoss: decimal('0.2'),
  takeProfit: undefined,
  slippage: decimal('0.01'),
  leverage: 1,
  symbols: undefined,
};

onBothSides('CopiesPort', (open) => {
  let world: PortWorld;
  let ada: PortVisitor;
  const copies = () => ada.port(CopiesPort);
  const commands = () => ada.port(CopiesCommandsPort);
  const start = (more: object = {}) =>
    commands().start({ strategyId: spot, amount: decimal(2_500), counter: false, terms, ...more });

  /** The lead of the spot strategy buys a coin of somebody who also sells to others. */
  async function leadBuys(): Promise<void> {
    const lead = tradersOf(world.exchange.instruments).find(({ coolName }) => coolName === 'SlowTide')!.accountId;
    const order = { type: 'place', symbol: 'SPOT_BTC_USDT', price: 9_000_000, clientOrderId: 0 } as const;
    await world.exchange.submit({ type: 'openAccount', accountId: 'seller', kind: 'house' });
    if (!world.exchange.hasAccount(lead))
      await world.exchange.submit({ type: 'openAccount', accountId: lead, kind: 'house' });
    await world.exchange.submit({
      ...order,
      accountId: 'seller',
      side: 'SELL',
      orderType: 'LIMIT',
      quantity: 5_000_000,
    });
    await world.exchange.submit({ ...order, accountId: lead, side: 'BUY', orderType: 'IOC', quantity: 2_000_000 });
    await world.pass(1_000);
  }

  /** The lead of contracts buys some of somebody who goes on buying and selling. */
  async function leadBuysContracts(): Promise<void> {
    const lead = tradersOf(world.exchange.instruments).find(({ coolName }) => coolName === 'KestrelFive')!.accountId;
    const order = { type: 'place', symbol: perpetual, clientOrderId: 0 } as const;
    for (const accountId of ['maker', lead])
      if (!world.exchange.hasAccount(accountId))
        await world.exchange.submit({ type: 'openAccount', accountId, kind: 'house' });
    for (const side of ['BUY', 'SELL'] as const)
      await world.exchange.submit({
        ...order,
        accountId: 'maker',
        side,
        orderType: 'LIMIT',
        price: side === 'BUY' ? 89_990 : 90_000,
        quantity: 4_000_000,
      });
    await world.exchange.submit({ ...order, accountId: lead, side: 'BUY', orderType: 'MARKET', quantity: 1_000_000 });
    await world.pass(1_000);
  }

  beforeEach(async () => {
    world = await open({
      seeded: true,
      quiet: true,
    });
    ada = await world.join('ada@example.com');
  });
  afterEach(() => world.close());

  it('says on which terms a strategy can be copied, and what that would have brought', async () => {
    expect(value(await copies().terms(spot))).toMatchObject({
      profitShare: 0.1,
      counterCopy: false,
      symbols: expect.arrayContaining(['SPOT_BTC_USDT']),
      maxLeverage: 5,
    });
    const { gross, fees, profitShare, compounding, net } = value(await copies().xray(spot, 1_000, 30));
    expect(net.toNumber()).toBeCloseTo(gross.minus(fees).minus(profitShare).minus(compounding).toNumber(), 6);
    expect(await copies().terms('7')).toMatchObject({ ok: false, error: { kind: 'notFound' } });
  });

  it('is refused where it is switched off, counter-copying apart from copying', async () => {
    world.areas.features.change('counter-copy', { enabled: false });
    expect(await start({ strategyId: '10001', counter: true })).toMatchObject({
      ok: false,
      error: { kind: 'rejected' },
    });
    value(await start());
    world.areas.features.change('copy-trading', { enabled: false });
    expect(await start({ strategyId: '10001' })).toMatchObject({ ok: false, error: { kind: 'rejected' } });
  });

  it('is refused to whom copying is said not to be', async () => {
    value(await ada.port(AccountSettingsCommandsPort).switchRegion('DE'));
    expect(await start()).toMatchObject({ ok: false, error: { kind: 'rejected' } });
    expect(value(await copies().copies())).toEqual([]);
  });

  it('copies the next trade of the lead, and shows price, fee and slippage of it', async () => {
    const { copyId } = value(await start());
    await leadBuys();
    const [copy] = value(await copies().copies());
    expect(copy).toMatchObject({ copyId, status: 'ACTIVE', strategyName: 'Slow tide', counter: false });
    expect(copy!.positions.map(({ symbol, side }) => [symbol, side])).toEqual([['SPOT_BTC_USDT', 'LONG']]);
    expect(copy!.terms.stopLoss?.toFixed()).toBe('0.2');
    const { rows, total } = value(await copies().trades(copyId, 1, 10));
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({ status: 'FILLED', side: 'BUY', closing: false });
    expect(rows[0]!.price!.toFixed()).toBe('90000');
    expect(rows[0]!.slippageCost.toFixed()).toBe('0');
    expect(rows[0]!.fee.gt(0)).toBe(true);
    expect(value(await copies().profitShares(copyId))).toEqual([]);
    await world.exchange.submit({
      type: 'place',
      symbol: 'SPOT_BTC_USDT',
      accountId: 'seller',
      side: 'BUY',
      orderType: 'LIMIT',
      price: 8_990_000,
      quantity: 5_000_000,
      clientOrderId: 0,
    });
    value(await commands().stop(copyId, true));
    const { rows: all } = value(await copies().trades(copyId, 1, 10));
    expect(all.map(({ side, closing, leadPrice }) => [side, closing, leadPrice?.toFixed()])).toEqual([
      ['SELL', true, undefined],
      ['BUY', false, '90000'],
    ]);
    expect(value(await copies().copies())[0]!.fees.toFixed()).toBe(all[0]!.fee.plus(all[1]!.fee).toFixed());
  });

  it('changes, pauses and ends a copy, and knows nobody else’s', async () => {
    const { copyId } = value(await start());
    value(await commands().change(copyId, { ...terms, leverage: 2, stopLoss: undefined }));
    value(await commands().pause(copyId, true));
    expect(value(await copies().copies())[0]).toMatchObject({
      status: 'PAUSED',
      terms: { leverage: 2, stopLoss: undefined },
    });
    const bea = await world.join('bea@example.com');
    expect(await bea.port(CopiesCommandsPort).stop(copyId, true)).toMatchObject({
      ok: false,
      error: { kind: 'notFound' },
    });
    value(await commands().stop(copyId, true));
    expect(value(await copies().copies())[0]).toMatchObject({ status: 'ENDED', end: 'STOPPED' });
  });

  it('keeps the contracts of a copy with their margin, gives the rest back and closes them one by one', async () => {
    const { copyId } = value(
      await start({ strategyId: contracts, amount: decimal(1_100), terms: { ...terms, leverage: 3 } }),
    );
    await leadBuysContracts();
    const mine = async () => value(await copies().copies()).find((copy) => copy.copyId === copyId)!;
    const free = async () =>
      value(await ada.port(WalletPort).holdings())
        .find(({ asset }) => asset === 'USDT')!
        .balance.toNumber();
    expect(await commands().closePosition(copyId, perpetual)).toMatchObject({ ok: false, error: { kind: 'rejected' } });
    const { releasable, shareDue, positions } = await mine();
    expect([releasable!.gt(500), shareDue!.toFixed(), positions.map(({ symbol }) => symbol)]).toEqual([
      true,
      '0',
      [perpetual],
    ]);
    const before = await free();
    value(await commands().stop(copyId, false));
    expect((await free()) - before).toBeCloseTo(releasable!.toNumber(), 2);
    const kept = await mine();
    expect([kept.status, kept.releasable, kept.taken.toFixed()]).toEqual([
      'RELEASED',
      undefined,
      releasable!.toFixed(),
    ]);
    const [position] = kept.positions;
    expect(position!.markPrice!.gt(0)).toBe(true);
    expect(position!.unrealizedPnl!.toNumber()).toBeCloseTo(
      position!.markPrice!.minus(position!.averageOpenPrice).times(position!.quantity).toNumber(),
      4,
    );
    expect(position!.liquidationPrice!.lt(position!.markPrice!)).toBe(true);
    const bea = await world.join('bea@example.com');
    expect(await bea.port(CopiesCommandsPort).closePosition(copyId, perpetual)).toMatchObject({
      ok: false,
      error: { kind: 'notFound' },
    });
    value(await commands().closePosition(copyId, perpetual));
    value(await commands().closePosition(copyId, perpetual));
    expect(await mine()).toMatchObject({ status: 'ENDED', end: 'STOPPED', positions: [] });
  });

  it('takes more money for a copy and gives some back, all of it counted with what the account has', async () => {
    const all = async () => value(await ada.port(WalletPort).holdings()).find(({ asset }) => asset === 'USDT')!;
    const before = totalOf(await all());
    const { copyId } = value(await start());
    value(await commands().move(copyId, decimal(500)));
    expect(value(await commands().move(copyId, decimal('-1200.5'))).shared?.toFixed()).toBe('0');
    expect(value(await copies().movements(copyId)).map(({ amount }) => amount.toFixed())).toEqual(['-1200.5', '500']);
    const [copy] = value(await copies().copies());
    expect([copy!.amount, copy!.taken, copy!.worth, copy!.takeable].map((each) => each?.toFixed())).toEqual([
      '3000',
      '1200.5',
      '1799.5',
      '1749.5',
    ]);
    expect([(await all()).copied.toFixed(), totalOf(await all()).toFixed()]).toEqual(['1799.5', before.toFixed()]);
    expect(value(await copies().holdingReturns())).toEqual({ dailyReturns: [], symbols: [] });
    expect(await commands().move(copyId, decimal(-1_750))).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    expect(await commands().move(copyId, decimal(500_000))).toMatchObject({ ok: false, error: { kind: 'rejected' } });
    const bea = await world.join('bea@example.com');
    for (const answer of [
      await bea.port(CopiesPort).movements(copyId),
      await bea.port(CopiesCommandsPort).move(copyId, decimal(1)),
    ])
      expect(answer).toMatchObject({ ok: false, error: { kind: 'notFound' } });
  });

  it('says why nothing was copied', async () => {
    expect(await start({ amount: decimal(10) })).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    expect(await start({ counter: true })).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    expect(await start({ amount: decimal(900_000) })).toMatchObject({ ok: false, error: { kind: 'rejected' } });
    value(await start());
    expect(await start()).toMatchObject({ ok: false, error: { kind: 'duplicate' } });
  });
});
