import type { User } from '../../../../../sandbox/services/users/user';
import { UserRepository } from '../../../../../sandbox/services/users/user-repository';
import { Clockwork } from '../../../../../sandbox/shared/clockwork';
import { openExchange } from '../../../../../sandbox/assembly/open-exchange';
import { type Units, unitsFromText } from '../../../../../sandbox/engine/model/units';
import { instruments } from '../../../../../sandbox/services/markets/instruments';
import { CopyRepository } from '../../../../../sandbox/services/copying/copy-repository';
import { Notifications } from '../../../../../sandbox/services/notifications/notifications';
import { openDatabase } from '../../../../../sandbox/storage/database';
import { custodyAddress } from '../../../../../sandbox/services/wallet/addresses';
import type { SafeAct } from '../../../../../sandbox/services/security/act-subject';
import type { SecurityRecords } from '../../../../../sandbox/services/security/security-records';
import { openMoneyAreas } from '../../../../../sandbox/services/money-areas';
import { networkOf } from '../../../../../sandbox/services/wallet/networks';
import type { WithdrawalGuard } from '../../../../../sandbox/services/wallet/outgoing-door';
import { ApiError } from '../../../../../sandbox/shared/api-error';

export const elsewhere = custodyAddress('somewhere else', networkOf('USDT', 'ETH')!);
export const assets = ['USDT', 'BTC', 'WOO'] as const;

/** The money areas over a real engine, with three funded people and a book to convert on. Every proof is right. */
export async function openMoneyWorld() {
  const time = { at: 1_760_000_000_000 };
  const now = () => time.at;
  const traded = instruments.filter(({ symbol }) => symbol === 'SPOT_BTC_USDT');
  const exchange = await openExchange({
    directory: undefined,
    seed: 1,
    clock: { now },
    history: 'none',
    live: false,
    instruments: traded,
  });
  const database = openDatabase(undefined);
  const users = new UserRepository(database, now);
  const clockwork = new Clockwork(now);
  const notifications = new Notifications(database, now);
  /** What may leave without a second person; without bounds at first. */
  const opinion: { freeSum: Units | undefined } = { freeSum: undefined };
  const asked: string[] = [];
  const withdrawn: string[] = [];
  /** What people were asked to prove, and what is done while a proof is looked at. */
  const guarded: { readonly acts: SafeAct[]; held: boolean; meanwhile: () => Promise<unknown> } = {
    acts: [],
    held: false,
    meanwhile: async () => undefined,
  };
  const guard: WithdrawalGuard = {
    requireProof: async (_user, act) => {
      guarded.acts.push(act);
      await guarded.meanwhile();
    },
    requireNoHold: (_user, action) => {
      if (guarded.held) throw new ApiError(-1009, 400, `Held: ${action}`);
    },
  };
  const areas = openMoneyAreas({
    exchange,
    database,
    users,
    guard,
    secondOpinion: {
      freeSum: () => opinion.freeSum,
      ask: (...[, , reference]) => void asked.push(reference),
      takenBack: (kind, reference) => void withdrawn.push(`${kind} ${reference}`),
    },
    notifications,
    records: { changed: () => undefined, noted: () => undefined } as unknown as SecurityRecords,
    clockwork,
    copies: new CopyRepository(database),
    now,
    seeded: false,
  });
  const people: User[] = [];
  for (const name of ['ada', 'bea', 'cid']) {
    const { userId, applicationId } = users.ensure(name, `${name}@example.com`);
    users.setVerified(userId, 'CH', 1);
    await exchange.submit({ type: 'openAccount', accountId: applicationId, kind: 'customer' });
    for (const [asset, amount] of [
      ['USDT', '1000'],
      ['BTC', '0.05'],
      ['WOO', '5000'],
    ] as const) {
      await exchange.submit({
        type: 'deposit',
        accountId: applicationId,
        asset,
        amount: unitsFromText(amount),
      });
    }
    people.push(users.byId(userId)!);
  }
  await exchange.submit({ type: 'openAccount', accountId: 'house-quotes', kind: 'house' });
  for (const [side, price] of [
    ['BUY', 500_000],
    ['SELL', 501_000],
  ] as const) {
    await exchange.submit({
      type: 'place',
      accountId: 'house-quotes',
      symbol: 'SPOT_BTC_USDT',
      side,
      orderType: 'LIMIT',
      clientOrderId: 0,
      price,
      quantity: 1_000_000,
    });
  }
  const holding = (accountId: string, asset: string) =>
    exchange.balances(accountId).find((balance) => balance.asset === asset)?.holding ?? 0n;
  const everyAccount = () =>
    (JSON.parse(exchange.stateText()) as { readonly accounts: readonly (readonly [string])[] }).accounts.map(
      ([accountId]) => accountId,
    );
  return {
    ...areas,
    opinion,
    /** References of what a second person was asked about. */
    asked,
    /** What a second person need not decide on any more. */
    withdrawn,
    guarded,
    exchange,
    users,
    people,
    holding,
    database,
    notifications,
    everyAccount,
    now,
    /** Time goes on, and nothing is done about it yet. */
    standStill: (milliseconds: number) => {
      time.at += milliseconds;
    },
    pass: async (milliseconds: number) => {
      time.at += milliseconds;
      await clockwork.run();
    },
    close: () => exchange.close(),
  };
}

export type MoneyWorld = Awaited<ReturnType<typeof openMoneyWorld>>;
