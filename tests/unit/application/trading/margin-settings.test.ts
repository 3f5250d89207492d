import { ChangeMarginSettings } from '../../../../src/application/trading/change-margin-settings.use-case';
import { MarginSettings } from '../../../../src/application/trading/margin-settings';
import { Recovery } from '../../../../src/application/kernel/recovery';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import type { Position } from '../../../../src/domain/trading/position';
import { exchange } from '../../../support/asked-exchange';
import { FakeScheduler } from '../../../support/fake-scheduler';

const symbol = 'PERP_BTC_USDT';
const refused = failure({ kind: 'invalid' } as const);
const offline = failure({ kind: 'offline' } as const);
const tiers = [{ leverage: 20 }];
const oneWay = { positionMode: 'ONE_WAY', marginMode: 'CROSS', sides: [{ positionSide: 'BOTH', leverage: 10 }] };
const hedged = {
  positionMode: 'HEDGE_MODE',
  marginMode: 'ISOLATED',
  sides: [
    { positionSide: 'LONG', leverage: 5 },
    { positionSide: 'SHORT', leverage: 3 },
  ],
};
const position = (more: Partial<Position>): Position =>
  ({
    symbol,
    positionSide: 'BOTH',
    marginMode: 'CROSS',
    leverage: 10,
    holding: decimal('1'),
    markPrice: decimal('100'),
    isolatedMargin: decimal('50'),
    ...more,
  }) as Position;

function setUp(leverage: object = oneWay) {
  const time = new FakeScheduler();
  const host = exchange({
    marginMode: success('CROSS'),
    leverage: success(leverage),
    leverageTiers: success(tiers),
  });
  const changes = new ChangeMarginSettings(host.port);
  const settings = new MarginSettings(symbol, host.port, host.port, changes, new Recovery(time));
  return { time, host, changes, settings };
}

describe('how a perpetual is margined', () => {
  it('is not known before it was read', () => {
    const { settings } = setUp();
    expect([settings.status, settings.leverage, settings.tiers, settings.busy]).toEqual([
      'loading',
      undefined,
      [],
      undefined,
    ]);
    expect(settings.leverageOf()).toBeUndefined();
    expect(settings.differsFrom([position({})], undefined)).toBe(false);
  });

  it('is read of the margin mode that the account has there', async () => {
    const { host, settings } = setUp();
    await settings.read(true);
    expect(host.calls).toEqual([
      ['leverageTiers', symbol],
      ['marginMode', symbol],
      ['leverage', symbol, 'CROSS'],
    ]);
    expect(settings).toMatchObject({ status: 'ready', tiers, positionMode: 'ONE_WAY', marginMode: 'CROSS' });
    expect([settings.leverageOf(), settings.leverageOf('LONG'), settings.failure]).toEqual([10, 10, undefined]);
  });

  it('is of each side by itself in hedge mode', async () => {
    const { settings } = setUp(hedged);
    await settings.read(true);
    expect([settings.leverageOf('LONG'), settings.leverageOf('SHORT'), settings.leverageOf()]).toEqual([5, 3, 5]);
  });

  it('has tiers for visitors, too', async () => {
    const { host, settings } = setUp();
    await settings.read(false);
    expect(settings).toMatchObject({ status: 'ready', tiers, leverage: undefined });
    expect(host.calls).toEqual([['leverageTiers', symbol]]);
  });

  it.each(['marginMode', 'leverage', 'leverageTiers'])(
    'says why %s could not be read, and asks again',
    async (what) => {
      const { time, host, settings } = setUp();
      host.answers[what] = offline;
      await settings.read(true);
      expect(settings).toMatchObject({ status: 'failed', failure: { kind: 'offline' } });
      host.answers[what] = success(what === 'leverageTiers' ? tiers : what === 'leverage' ? oneWay : 'CROSS');
      await time.settle(10_000, 1_000);
      await time.settle();
      expect(settings).toMatchObject({ status: 'ready', failure: undefined, marginMode: 'CROSS' });
    },
  );

  it('is asked for no more once nobody looks', async () => {
    const { time, host, settings } = setUp();
    host.answers['leverageTiers'] = offline;
    await settings.read(false);
    settings.leave();
    await time.settle(30_000, 1_000);
    expect(host.calls).toHaveLength(1);
  });

  it('keeps the tiers that were known where they cannot be read again', async () => {
    const { host, settings } = setUp();
    await settings.read(true);
    host.answers['leverageTiers'] = offline;
    await settings.refresh();
    expect(settings).toMatchObject({ status: 'failed', tiers, marginMode: 'CROSS' });
    expect(host.times('marginMode')).toBe(2);
  });

  it('is what was asked for last', async () => {
    const { host, settings } = setUp();
    const asCustomer = settings.read(true);
    host.answers['leverageTiers'] = success([]);
    await settings.read(false);
    await asCustomer;
    expect(settings.leverage).toBeUndefined();
  });
});

describe('settings that were changed elsewhere', () => {
  it.each([
    ['the same', position({}), undefined, false],
    ['another margin mode', position({ marginMode: 'ISOLATED' }), undefined, true],
    ['another leverage', position({ leverage: 11 }), undefined, true],
    ['another leverage of what is closed', position({ leverage: 11, holding: decimal('0') }), undefined, false],
    ['another position mode', position({}), { positionMode: 'HEDGE_MODE' }, true],
    ['the same position mode', position({}), { positionMode: 'ONE_WAY' }, false],
    ['no position mode', position({}), {}, false],
  ] as const)('are told by the private stream: %s', async (_, held, risk, differs) => {
    const { settings } = setUp();
    await settings.read(true);
    expect(settings.differsFrom([held], risk as never)).toBe(differs);
  });

  it('are told by one of several positions', async () => {
    const { settings } = setUp();
    await settings.read(true);
    expect(settings.differsFrom([position({}), position({ leverage: 2 })], undefined)).toBe(true);
    expect(settings.differsFrom([], undefined)).toBe(false);
  });
});

describe('the value that a leverage has to be high enough for', () => {
  it('is that of the largest position of the margin mode', async () => {
    const { settings } = setUp();
    await settings.read(true);
    const held = [
      position({}),
      position({ holding: decimal('-3') }),
      position({ holding: decimal('2') }),
      position({ marginMode: 'ISOLATED', holding: decimal('9') }),
    ];
    expect(String(settings.heldValue(held))).toBe('300');
    expect(String(settings.heldValue([]))).toBe('0');
  });

  it('is that of one side where it was asked for', async () => {
    const { settings } = setUp(hedged);
    await settings.read(true);
    const side = { marginMode: 'ISOLATED' } as const;
    const held = [
      position({ ...side, positionSide: 'LONG' }),
      position({ ...side, positionSide: 'SHORT', holding: decimal('-4') }),
    ];
    expect(String(settings.heldValue(held, 'LONG'))).toBe('100');
    expect(String(settings.heldValue(held))).toBe('400');
  });
});

describe('a change of how a perpetual is margined', () => {
  it.each([
    [
      (settings: MarginSettings) => settings.setMarginMode('ISOLATED'),
      ['setMarginMode', 'ISOLATED', symbol],
      'marginMode',
    ],
    [
      (settings: MarginSettings) => settings.setPositionMode('HEDGE_MODE'),
      ['setPositionMode', 'HEDGE_MODE'],
      'positionMode',
    ],
    [
      (settings: MarginSettings) => settings.setLeverage(5),
      ['setLeverage', { symbol, marginMode: 'CROSS', leverage: 5 }],
      'leverage',
    ],
    [
      (settings: MarginSettings) => settings.setLeverage(5, 'LONG'),
      ['setLeverage', { symbol, marginMode: 'CROSS', leverage: 5, positionSide: 'LONG' }],
      'leverage LONG',
    ],
  ] as const)(
    'is sent, and what the exchange has is read anew also where it refused (%#)',
    async (change, call, name) => {
      const { host, settings } = setUp();
      await settings.read(true);
      host.calls.length = 0;
      const changing = change(settings);
      expect(settings.busy).toBe(name);
      await changing;
      expect(host.calls.slice(0, 2)).toEqual([call, ['leverageTiers', symbol]]);
      expect([settings.busy, settings.failureOf(name)]).toEqual([undefined, undefined]);
      host.answers[call[0]] = refused;
      await change(settings);
      expect(settings.failureOf(name)).toEqual({ kind: 'invalid' });
      expect(settings.failureOf(name === 'leverage' ? 'marginMode' : 'leverage')).toBeUndefined();
      expect(host.times('leverageTiers')).toBe(2);
      host.answers[call[0]] = success(undefined);
      await change(settings);
      expect(settings.failureOf(name)).toBeUndefined();
    },
  );

  it('is one at a time', async () => {
    const { host, settings } = setUp();
    await settings.read(true);
    await Promise.all([settings.setLeverage(5), settings.setLeverage(6)]);
    expect(host.times('setLeverage')).toBe(1);
  });

  it('of the leverage is not sent before it is known what it is of', async () => {
    const { host, settings } = setUp();
    await settings.setLeverage(5);
    expect(host.calls).toEqual([]);
  });

  it('takes no more margin from a position than it has', async () => {
    const { host, changes } = setUp();
    const held = position({ positionSide: 'LONG' });
    expect(await changes.isolatedMargin(held, decimal('-50.1'))).toEqual(refused);
    expect(host.calls).toEqual([]);
    const [all, more] = [decimal('-50'), decimal('10')];
    expect((await changes.isolatedMargin(held, all)).ok).toBe(true);
    await changes.isolatedMargin(held, more);
    expect(host.calls).toEqual([
      ['adjustIsolatedMargin', { symbol, positionSide: 'LONG', amount: all }],
      ['adjustIsolatedMargin', { symbol, positionSide: 'LONG', amount: more }],
    ]);
  });
});
