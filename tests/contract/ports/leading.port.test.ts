import { CopiesCommandsPort } from '../../../src/application/social/copies-commands.port';
import { CopyTradingPort } from '../../../src/application/social/copy-trading.port';
import { LeadingCommandsPort } from '../../../src/application/social/leading-commands.port';
import { LeadingPort } from '../../../src/application/social/leading.port';
import { decimal } from '../../../src/domain/shared/decimal';
import { makeReadyToLead } from '../../support/ready-lead';
import { onBothSides, value, type PortVisitor, type PortWorld } from './port-world';

const wanted = { name: 'Quiet lane', intro: 'Slow and steady.', kind: 'default-v2', profitShare: 0.15 } as const;

onBothSides('LeadingPort', (open) => {
  let world: PortWorld;
  let ada: PortVisitor;
  const port = () => ada.port(LeadingPort);
  const commands = () => ada.port(LeadingCommandsPort);

  beforeEach(async () => {
    world = await open({ quiet: true });
    ada = await world.join('ada@example.com');
  });
  afterEach(() => world.close());

  it('says what is missing, and opens nothing before', async () => {
    const { requirements, strategies } = value(await port().state());
    expect(requirements.map(({ id, met }) => [id, met])).toEqual([
      ['VERIFIED', false],
      ['PROFILE', false],
      ['CAPITAL', true],
      ['TRADES', false],
    ]);
    expect(requirements[3]!.have?.toFixed()).toBe('0');
    expect(strategies).toEqual([]);
    expect(await commands().open(wanted)).toMatchObject({ ok: false, error: { kind: 'rejected' } });
  });

  it('opens a strategy that strangers find, and closes it', async () => {
    await makeReadyToLead(world.exchange, world.areas, ada.accountId);
    const { strategyId } = value(await commands().open(wanted));
    const [own] = value(await port().state()).strategies;
    expect(own).toMatchObject({ ...wanted, strategyId, listed: true, closedAt: undefined, copiers: 0 });
    const listed = async () => value(await world.stranger().port(CopyTradingPort).strategies(1, 50)).rows;
    expect((await listed()).map(({ name, kind }) => [name, kind])).toEqual([['Quiet lane', 'default-v2']]);
    expect(await commands().open({ ...wanted, kind: 'spot' })).toMatchObject({
      ok: false,
      error: { kind: 'duplicate' },
    });
    expect(await commands().open({ ...wanted, name: 'X' })).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    value(await commands().describe(strategyId, '  Held for weeks. '));
    expect(value(await port().state()).strategies[0]!.intro).toBe('Held for weeks.');
    expect((await listed())[0]).toMatchObject({ intro: 'Held for weeks.' });
    expect(await commands().describe(strategyId, 'x'.repeat(161))).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
    value(await commands().close(strategyId));
    value(await commands().close(strategyId));
    expect(await commands().describe(strategyId, 'Gone.')).toMatchObject({ ok: false, error: { kind: 'rejected' } });
    expect(value(await port().state()).strategies[0]!.closedAt).toBeDefined();
    expect(await listed()).toEqual([]);
  });

  it('shows who copies it, without the name of whoever is private, and to nobody else', async () => {
    await makeReadyToLead(world.exchange, world.areas, ada.accountId);
    const { strategyId } = value(await commands().open(wanted));
    const bea = await world.join('bea@example.com');
    const terms = {
      mode: 'PROPORTIONAL',
      amountPerTrade: undefined,
      mostPerTrade: undefined,
      stopLoss: undefined,
      takeProfit: undefined,
      slippage: decimal('0.01'),
      leverage: 1,
      symbols: undefined,
    } as const;
    value(await bea.port(CopiesCommandsPort).start({ strategyId, amount: decimal(700), counter: true, terms }));
    const [copier] = value(await port().copiers(strategyId));
    expect(copier).toMatchObject({
      uuid: undefined,
      coolName: expect.stringMatching(/^.\*{3}$/),
      counter: true,
      status: 'ACTIVE',
    });
    expect([copier!.amount.toFixed(), copier!.profit.toFixed()]).toEqual(['700', '0']);
    expect([copier!.end, copier!.returned]).toEqual([undefined, undefined]);
    // Other things are told of a new account in the same moment.
    const told = world.areas.notifications.list(ada.userId, { page: 1, size: 10 }).rows;
    expect(told.map(({ message }) => message)).toContainEqual({
      key: 'copierJoined',
      values: { copier: copier!.coolName, strategy: 'Quiet lane', amount: '700' },
    });
    expect(value(await port().payments(strategyId, 1, 10))).toEqual({ rows: [], total: 0 });
    for (const answer of [
      await bea.port(LeadingPort).copiers(strategyId),
      await bea.port(LeadingPort).payments(strategyId, 1, 10),
      await bea.port(LeadingCommandsPort).close(strategyId),
      await bea.port(LeadingCommandsPort).describe(strategyId, 'Mine now.'),
    ])
      expect(answer).toMatchObject({ ok: false, error: { kind: 'notFound' } });

    value(await commands().close(strategyId));
    const [news] = world.areas.notifications.list(bea.userId, { page: 1, size: 1 }).rows;
    expect(news!.message).toEqual({ key: 'copyStrategyClosed', values: { strategy: 'Quiet lane', amount: '700.00' } });
    expect([news!.title, news!.body]).toEqual([
      'Strategy closed: Quiet lane',
      'Your copy has ended with a PnL of 0.00 USDT. 700.00 USDT is back in your account.',
    ]);
    const [ended] = value(await port().copiers(strategyId));
    expect(ended).toMatchObject({ status: 'ENDED', end: 'STRATEGY_CLOSED' });
    expect([ended!.worth.toFixed(), ended!.returned?.toFixed()]).toEqual(['0', '700']);
  });
});
