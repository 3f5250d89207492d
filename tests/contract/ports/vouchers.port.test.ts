import { EarnCommandsPort } from '../../../src/application/earn/earn-commands.port';
import { VouchersCommandsPort } from '../../../src/application/rewards/vouchers-commands.port';
import { VouchersPort } from '../../../src/application/rewards/vouchers.port';
import { TradingPort } from '../../../src/application/trading/trading.port';
import { WalletPort } from '../../../src/application/wallet/wallet.port';
import { TradingCommandsPort } from '../../../src/application/trading/trading-commands.port';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { day, minute } from '../../../src/domain/shared/instant';
import { transferable } from '../../../src/domain/wallet/transferable';
import { unitsFromText, unitsText } from '../../../sandbox/engine/model/units';
import { makers } from '../../../sandbox/services/simulation/house-accounts';
import { both, onBothSides, value, type PortVisitor, type PortWorld } from './port-world';

const symbol = 'SPOT_BTC_USDT';
const maker = makers[0].accountId;

onBothSides('VouchersPort', (open) => {
  let world: PortWorld;
  let number = 0;

  const somebody = () => world.join(`guest-${(number += 1)}@example.com`);
  const trade = async (visitor: PortVisitor, side: 'BUY' | 'SELL', quantity: string): Promise<void> => {
    value(
      await visitor.port(TradingCommandsPort).placeOrder({
        clientOrderId: (number += 1),
        symbol,
        side,
        type: 'MARKET',
        quantity: decimal(quantity),
      }),
    );
  };
  /** In USDT, of the newest fill: a sale. */
  const newestFee = ({ accountId }: PortVisitor): string =>
    unitsText(world.exchange.fills(accountId, { page: 1, size: 1 }).rows[0]!.fee);

  beforeEach(async () => {
    world = await open({ quiet: true });
    await world.exchange.submit({ type: 'openAccount', accountId: maker, kind: 'house' });
    for (const [side, price] of [
      ['SELL', 6_000_100],
      ['BUY', 6_000_000],
    ] as const)
      await world.exchange.submit({
        type: 'place',
        accountId: maker,
        symbol,
        side,
        orderType: 'LIMIT',
        price,
        quantity: 100_000_000,
        clientOrderId: 0,
      });
  });
  afterEach(() => world.close());

  it('is brought by what is done, and used once though it is asked for many times at once', async () => {
    const visitor = await somebody();
    const port = both(visitor, VouchersPort, VouchersCommandsPort);
    expect(value(await port.vouchers())).toEqual([]);
    expect(value(await port.tasks()).map(({ id, done }) => [id, done])).toEqual([
      ['verify', false],
      ['trade', false],
      ['save', false],
    ]);
    await trade(visitor, 'BUY', '0.02');
    const [voucher] = value(await port.vouchers());
    expect(voucher).toMatchObject({ status: 'AVAILABLE', task: 'trade', terms: { type: 'FEE_REBATE', part: 0.5 } });

    const answers = await Promise.all(Array.from({ length: 6 }, () => port.use(voucher!.id)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers) if (!answer.ok) expect(answer).toMatchObject({ error: { kind: 'duplicate' } });

    const rebate = async () => value(await visitor.port(TradingPort).tradingFee(symbol)).rebate;
    expect(await rebate()).toBe('0.5');
    await trade(visitor, 'SELL', '0.01');
    expect(newestFee(visitor)).toBe('0.18');
    const [used] = value(await port.vouchers());
    expect([used!.status, decimalText(used!.used)]).toEqual(['IN_USE', '0.18']);

    await world.pass(14 * day);
    await world.pass(minute);
    expect(value(await port.vouchers())[0]).toMatchObject({ status: 'ENDED' });
    expect(await rebate()).toBeUndefined();
    await trade(visitor, 'SELL', '0.01');
    expect(newestFee(visitor)).toBe('0.36');
    expect(await port.use(voucher!.id)).toMatchObject({ ok: false, error: { kind: 'duplicate' } });
  });

  it('lends money that is taken back at the end, and leaves the profit', async () => {
    const visitor = await somebody();
    const port = both(visitor, VouchersPort, VouchersCommandsPort);
    const usdt = (): bigint =>
      world.exchange.balances(visitor.accountId).find(({ asset }) => asset === 'USDT')?.holding ?? 0n;
    const before = usdt();
    world.areas.users.setVerified(visitor.userId, 'CH', 1);
    const [voucher] = value(await port.vouchers());
    expect(voucher!.terms.type).toBe('TRIAL_FUND');
    value(await port.use(voucher!.id));
    expect(usdt() - before).toBe(unitsFromText('50'));
    const lent = world.exchange.ledger.entries(visitor.accountId, { kind: 'CREDIT', page: 1, size: 20 }).rows;
    expect(lent.filter(({ reference }) => reference.startsWith('voucher:'))).toHaveLength(1);
    await world.pass(7 * day);
    await world.pass(minute);
    expect(usdt()).toBe(before);
    const [ended] = value(await port.vouchers());
    expect([ended!.status, decimalText(ended!.used)]).toEqual(['ENDED', '0']);
  });

  it('lets nothing leave but what lies above what it lends, and the wallet says how much that is', async () => {
    const visitor = await somebody();
    const port = both(visitor, VouchersPort, VouchersCommandsPort);
    const leaving = async (asset: string) => {
      const holdings = value(await visitor.port(WalletPort).holdings());
      const { available, lent } = transferable(asset, (name) => holdings.find((each) => each.asset === name));
      return [decimalText(available!), lent && decimalText(lent)];
    };
    const giveAway = (amount: string) =>
      visitor.port(EarnCommandsPort).subscribe('flexible-usdt', decimal(amount), false);
    const [before] = await leaving('USDT');
    world.areas.users.setVerified(visitor.userId, 'CH', 1);
    value(await port.use(value(await port.vouchers())[0]!.id));
    expect(await leaving('USDT')).toEqual([before, '50']);
    expect(await giveAway(decimalText(decimal(before!).plus('0.01')))).toMatchObject({ ok: false });
    value(await giveAway(before!));
    expect(await leaving('USDT')).toEqual(['0', '50']);
    await trade(visitor, 'BUY', '0.0005');
    expect(await leaving('BTC')).toEqual(['0', '50']);
    expect(value(await visitor.port(TradingPort).balances()).find(({ asset }) => asset === 'USDT')!.lent).toEqual(
      decimal('50'),
    );
  });

  it('pays beside the yield of each day, and never twice', async () => {
    const visitor = await somebody();
    const port = both(visitor, VouchersPort, VouchersCommandsPort);
    value(await visitor.port(EarnCommandsPort).subscribe('flexible-usdt', decimal('3000'), false));
    const voucher = value(await port.vouchers()).find(({ terms }) => terms.type === 'RATE_BOOST')!;
    value(await port.use(voucher.id));
    for (let passed = 0; passed < 3; passed += 1) await world.pass(day);
    await world.pass(minute);
    const entries = world.exchange.ledger
      .entries(visitor.accountId, { kind: 'DISTRIBUTION', page: 1, size: 20 })
      .rows.filter(({ reference }) => reference.startsWith('voucher:'));
    // 5 % a year on 2,000 of the 3,000.
    expect(entries.map(({ amount }) => Number(unitsText(amount)))).toEqual(
      entries.map(() => expect.closeTo(100 / 365, 6)),
    );
    expect(entries.length).toBeGreaterThanOrEqual(2);
    const paid = entries.reduce((sum, { amount }) => sum + amount, 0n);
    const [running] = value(await port.vouchers()).filter(({ id }) => id === voucher.id);
    expect(decimalText(running!.used)).toBe(unitsText(paid));
  });

  it('is told of once, without anybody having looked for it', async () => {
    const visitor = await somebody();
    world.areas.users.setVerified(visitor.userId, 'CH', 1);
    await trade(visitor, 'BUY', '0.02');
    value(await visitor.port(EarnCommandsPort).subscribe('flexible-usdt', decimal('300'), false));
    await world.pass(minute);
    await world.pass(minute);
    const told = world.areas.notifications
      .list(visitor.userId, { page: 1, size: 20, type: 'CAMPAIGN' })
      .rows.map(({ message, link }) => [message!.key, Object.values(message!.values), link]);
    expect(told).toEqual([
      ['voucherBoost', ['5'], '/account/reward-center'],
      ['voucherRebate', ['50'], '/account/reward-center'],
      ['voucherFund', ['50'], '/account/reward-center'],
    ]);
  });

  it('is not used where vouchers are switched off', async () => {
    const visitor = await somebody();
    world.areas.users.setVerified(visitor.userId, 'CH', 1);
    const port = both(visitor, VouchersPort, VouchersCommandsPort);
    const [voucher] = value(await port.vouchers());
    world.areas.features.change('vouchers', { enabled: false });
    expect(await port.use(voucher!.id)).toMatchObject({ ok: false, error: { kind: 'rejected' } });
    expect(value(await port.vouchers())[0]!.status).toBe('AVAILABLE');
  });

  it('is nobody else’s, and asks a stranger to log in', async () => {
    const owner = await somebody();
    world.areas.users.setVerified(owner.userId, 'CH', 1);
    const [voucher] = value(await owner.port(VouchersPort).vouchers());
    const other = await somebody();
    expect(await other.port(VouchersCommandsPort).use(voucher!.id)).toMatchObject({
      ok: false,
      error: { kind: 'notFound' },
    });
    const stranger = both(world.stranger(), VouchersPort, VouchersCommandsPort);
    for (const refused of [await stranger.tasks(), await stranger.vouchers(), await stranger.use('1')])
      expect(refused).toMatchObject({ ok: false, error: { kind: 'unauthorised' } });
  });
});
