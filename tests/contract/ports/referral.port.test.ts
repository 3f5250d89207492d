import { ReferralCommandsPort } from '../../../src/application/account/referral-commands.port';
import { ReferralPort } from '../../../src/application/account/referral.port';
import { TradingCommandsPort } from '../../../src/application/trading/trading-commands.port';
import { TradingPort } from '../../../src/application/trading/trading.port';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { day } from '../../../src/domain/shared/instant';
import { both, onBothSides, value, type PortVisitor, type PortWorld } from './port-world';

const symbol = 'SPOT_BTC_USDT';

onBothSides('ReferralPort', (open) => {
  let world: PortWorld;
  let number = 0;

  const somebody = (): Promise<PortVisitor> => world.join(`inviter-${(number += 1)}@example.com`);
  const codeOf = async (visitor: PortVisitor): Promise<string> =>
    value(await visitor.port(ReferralPort).codes())[0]!.code;

  /** Somebody to trade with. */
  beforeAll(async () => {
    world = await open();
    await world.exchange.submit({ type: 'openAccount', accountId: 'house-quotes', kind: 'house' });
    await world.exchange.submit({
      type: 'place',
      accountId: 'house-quotes',
      symbol,
      side: 'SELL',
      orderType: 'LIMIT',
      price: 6_000_000,
      quantity: 1_000_000,
      clientOrderId: 0,
    });
  });
  afterAll(() => world.close());

  it('gives everybody a code to begin with', async () => {
    const port = (await somebody()).port(ReferralPort);
    const [first, ...more] = value(await port.codes());
    expect(more).toEqual([]);
    expect(first).toMatchObject({ standard: true, registered: 0, traded: 0 });
    expect(value(await port.sharing())).toMatchObject({
      code: first!.code,
      link: expect.stringContaining(first!.code) as string,
    });
  });

  it('adds codes of one’s own, once in the whole exchange, and shares the chosen one', async () => {
    const port = both(await somebody(), ReferralPort, ReferralCommandsPort);
    const wanted = value(await port.suggestCode());
    const [, added] = value(await port.createCode({ code: wanted, friendRate: decimal('0.05'), note: 'for the club' }));
    expect(added).toMatchObject({ code: wanted, note: 'for the club', standard: false });
    expect([decimalText(added!.commissionRate), decimalText(added!.friendRate)]).toEqual(['0.15', '0.05']);
    value(await port.makeStandard(added!.id));
    expect(value(await port.sharing()).code).toBe(wanted);
    expect(
      await (await somebody()).port(ReferralCommandsPort).createCode({ code: wanted.toLowerCase() }),
    ).toMatchObject({
      ok: false,
      error: { kind: 'duplicate' },
    });
  });

  it('says its levels to anybody', async () => {
    const [programme] = value(await world.stranger().port(ReferralPort).programme());
    expect(programme!.tiers.map(({ tradedFrom, rate }) => [tradedFrom, decimalText(rate)])).toEqual([
      [0, '0.2'],
      [10, '0.25'],
      [50, '0.3'],
    ]);
    expect(value(await (await somebody()).port(ReferralPort).campaigns())).toEqual([programme]);
  });

  it('refuses a code of the wrong form, and a friend’s part above the whole', async () => {
    const port = both(await somebody(), ReferralPort, ReferralCommandsPort);
    const [first] = value(await port.codes());
    for (const code of ['abc', 'with space', 'x'.repeat(17)])
      expect(await port.createCode({ code })).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    expect(await port.editCode(first!.id, { friendRate: decimal('0.21') })).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
    expect(await (await somebody()).port(ReferralCommandsPort).editCode(first!.id, { note: 'mine now' })).toMatchObject(
      {
        ok: false,
        error: { kind: 'notFound' },
      },
    );
  });

  it('takes a code once, never one’s own, and not long after', async () => {
    const [inviter, invited, late] = [await somebody(), await somebody(), await somebody()];
    const code = await codeOf(inviter);
    expect(value(await inviter.port(ReferralPort).canAccept(code))).toBe(false);
    expect(await inviter.port(ReferralCommandsPort).accept(code)).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
    value(await invited.port(ReferralCommandsPort).accept(code));
    expect(await invited.port(ReferralCommandsPort).accept(await codeOf(late))).toMatchObject({
      ok: false,
      error: { kind: 'duplicate' },
    });
    await world.pass(8 * day);
    expect(await late.port(ReferralCommandsPort).accept(code)).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
  });

  it('pays inviter and friend out of the fees, once, after the day is over', async () => {
    const [inviter, friend] = [await somebody(), await somebody()];
    const [standard] = value(await inviter.port(ReferralPort).codes());
    value(await inviter.port(ReferralCommandsPort).editCode(standard!.id, { friendRate: decimal('0.05') }));
    value(await friend.port(ReferralCommandsPort).accept(standard!.code));
    value(
      await friend
        .port(TradingCommandsPort)
        .placeOrder({ clientOrderId: 1, symbol, side: 'BUY', type: 'MARKET', amount: decimal('600') }),
    );
    const [fill] = value(await friend.port(TradingPort).fills({ page: 1, size: 1 })).rows;
    expect(value(await inviter.port(ReferralPort).referees(1, 10)).rows).toMatchObject([
      { state: 'traded', email: expect.stringContaining('***') as string },
    ]);
    const [pending] = value(await inviter.port(ReferralPort).summary()).pending;
    expect(decimalText(pending!.amount)).toBe(decimalText(fill!.fee.times('0.15')));

    await world.pass(day);
    await world.pass(day);
    const [reward, ...more] = value(await inviter.port(ReferralPort).rewards(1, 10)).rows;
    expect(more).toEqual([]);
    expect([reward!.asset, decimalText(reward!.amount)]).toEqual([
      fill!.feeAsset,
      decimalText(fill!.fee.times('0.15')),
    ]);
    const paid = (accountId: string) =>
      world.exchange.ledger
        .entries(accountId, { kind: 'REFERRAL', page: 1, size: 10 })
        .rows.map(({ amount }) => Number(amount) / 1e12);
    expect(paid(inviter.accountId)).toEqual([Number(fill!.fee.times('0.15'))]);
    expect(paid(friend.accountId)).toEqual([Number(fill!.fee.times('0.05'))]);
    expect(value(await inviter.port(ReferralPort).summary())).toMatchObject({
      invited: 1,
      traded: 1,
      pending: [],
    });
  });
});
