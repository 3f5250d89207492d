import { type Units, unitsFromText as units } from '../../../../../sandbox/engine/model/units';
import { VoucherRepository } from '../../../../../sandbox/services/rewards/voucher-repository';
import { Vouchers } from '../../../../../sandbox/services/rewards/vouchers';
import type { User } from '../../../../../sandbox/services/users/user';
import { openDatabase } from '../../../../../sandbox/storage/database';
import { day } from '../../../../../src/domain/shared/instant';

interface Event {
  readonly at: number;
  readonly productId: string;
  readonly kind: string;
  readonly amount: Units;
}

/** Vouchers of an account that has done every task, with an exchange that notes what it is told. */
function set(user: Partial<User> = {}) {
  const world = {
    now: 100 * day,
    accepts: true,
    told: [] as { type: string; reference?: string; legs?: readonly { amount: Units }[] }[],
    inEffect: {} as {
      rebate?: { voucherId: number; left: Units };
      credit?: { voucherId: number };
    },
    recalled: 0n,
    events: [] as Event[],
  };
  const ada = { userId: 1, applicationId: 'ada', kycLevel: 1, ...user } as User;
  const vouchers = new Vouchers({
    repository: new VoucherRepository(openDatabase(undefined)),
    exchange: {
      vouchers: () => world.inEffect,
      submit: async (command: (typeof world.told)[number]) => {
        world.told.push(command);
        return { ok: world.accepts };
      },
      ledger: {
        entries: () => ({ rows: [{ reference: 'voucher:1:recall', amount: -world.recalled }] }),
      },
    } as never,
    statistics: { figuresOf: () => ({ volume: units('5000') }) } as never,
    earn: {
      product: () => ({ apr: units('0.04') }),
      positions: () => ({ open: [{ productId: 'flexible-usdt', principal: units('5000') }] }),
      history: () => ({ rows: world.events }),
    } as never,
    users: { everybody: () => [ada], byApplication: () => ada } as never,
    notifications: { tell: () => undefined } as never,
    now: () => world.now,
  });
  const of = (type: string) => vouchers.of(ada).find(({ terms }) => terms.type === type)!;
  const use = (type: string) => vouchers.use(ada, of(type).voucherId);
  return { world, ada, vouchers, of, use };
}

it('belong to main accounts alone', () => {
  expect(set().vouchers.of(set().ada)).toHaveLength(3);
  const sub = set({ mainUserId: 7 });
  expect(sub.vouchers.of(sub.ada)).toEqual([]);
});

it('can be used for thirty days, and not after', async () => {
  const { world, vouchers, of, use } = set();
  of('FEE_REBATE');
  world.now += 30 * day;
  await vouchers.run();
  expect(of('FEE_REBATE').status).toBe('EXPIRED');
  await expect(use('FEE_REBATE')).rejects.toThrow('expired');
  expect(world.told).toEqual([]);
});

it('stay where the exchange refuses them', async () => {
  const { world, of, use } = set();
  world.accepts = false;
  await expect(use('FEE_REBATE')).rejects.toThrow('cannot be used now');
  expect(of('FEE_REBATE')).toMatchObject({ status: 'AVAILABLE', usedAt: undefined });
  world.accepts = true;
  expect((await use('FEE_REBATE')).status).toBe('IN_USE');
});

it('end when their amount is spent, before their time', async () => {
  const { world, vouchers, of, use } = set();
  const { voucherId } = await use('FEE_REBATE');
  world.inEffect = { rebate: { voucherId, left: 1n } };
  await vouchers.run();
  expect(of('FEE_REBATE').status).toBe('IN_USE');
  world.inEffect = { rebate: { voucherId, left: 0n } };
  await vouchers.run();
  expect(of('FEE_REBATE')).toMatchObject({ status: 'ENDED', used: units('20') });
});

it('ask for a trial fund until all is back, and tell what was lost of it', async () => {
  const { world, vouchers, of, use } = set();
  const { voucherId } = await use('TRIAL_FUND');
  expect(voucherId).toBe(1);
  world.inEffect = { credit: { voucherId } };
  world.now += 7 * day;
  world.recalled = units('30');
  await vouchers.run();
  expect(of('TRIAL_FUND').status).toBe('IN_USE');
  world.recalled = units('42');
  world.inEffect = {};
  await vouchers.run();
  expect(of('TRIAL_FUND')).toMatchObject({ status: 'ENDED', used: units('8') });
  expect(world.told.filter(({ type }) => type === 'recallCredit').length).toBeGreaterThanOrEqual(2);
});

it('boost the yield of their product alone, of days within their time, reinvested or not, each once', async () => {
  const { world, vouchers, of, use } = set();
  const { usedAt, endsAt } = await use('RATE_BOOST');
  const event = (at: number, kind = 'YIELD', productId = 'flexible-usdt'): Event => ({
    at,
    kind,
    productId,
    amount: units('0.1'),
  });
  world.events = [
    event(usedAt!),
    event(usedAt! + day),
    event(usedAt! + 2 * day, 'REINVEST'),
    event(usedAt! + 3 * day, 'SUBSCRIBE'),
    event(usedAt! + 4 * day, 'YIELD', 'fixed-usdt'),
    event(endsAt!),
    event(endsAt! + 1),
  ];
  await vouchers.run();
  await vouchers.run();
  const paid = world.told.filter(({ reference }) => reference !== undefined);
  expect(paid.map(({ reference }) => reference)).toEqual(
    [usedAt! + day, usedAt! + 2 * day, endsAt!].map((at) => `voucher:${of('RATE_BOOST').voucherId}:${at}`),
  );
  // 5 % beside 4 %.
  expect(paid.map(({ legs }) => legs![0]!.amount)).toEqual([1, 2, 3].map(() => units('0.125')));
  expect(of('RATE_BOOST').used).toBe(units('0.375'));
});

it('are left as long as one can be earned or used', async () => {
  const { ada, vouchers, use, world } = set();
  expect(vouchers.areLeft(ada)).toBe(true);
  for (const type of ['TRIAL_FUND', 'FEE_REBATE', 'RATE_BOOST']) await use(type);
  expect(vouchers.areLeft(ada)).toBe(false);
  world.now += 90 * day;
  await vouchers.run();
  expect(vouchers.areLeft(ada)).toBe(false);
  const newcomer = set({ kycLevel: 0 });
  for (const type of ['FEE_REBATE', 'RATE_BOOST']) await newcomer.use(type);
  expect(newcomer.vouchers.areLeft(newcomer.ada)).toBe(true);
  const sub = set({ mainUserId: 7 });
  expect(sub.vouchers.areLeft(sub.ada)).toBe(false);
});
