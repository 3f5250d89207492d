import { AccountPort } from '../../../src/application/account/account.port';
import { SubAccountsCommandsPort } from '../../../src/application/account/sub-accounts-commands.port';
import { SubAccountsPort } from '../../../src/application/account/sub-accounts.port';
import { VouchersCommandsPort } from '../../../src/application/rewards/vouchers-commands.port';
import { VouchersPort } from '../../../src/application/rewards/vouchers.port';
import { AccountClosureCommandsPort } from '../../../src/application/security/account-closure-commands.port';
import { AccountClosurePort } from '../../../src/application/security/account-closure.port';
import { DevicesPort } from '../../../src/application/security/devices.port';
import { SecurityPort } from '../../../src/application/security/security.port';
import { SessionSyncCommandsPort } from '../../../src/application/session/session-sync-commands.port';
import { SessionTokenPort } from '../../../src/application/session/session-token.port';
import { TradingCommandsPort } from '../../../src/application/trading/trading-commands.port';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import type { SafeAct } from '../../../src/domain/security/safe-act';
import { both, onBothSides, value, type PortVisitor, type PortWorld } from './port-world';
import { bindAuthenticator, mailedProof, otpCode, refused } from './proofs';

onBothSides('AccountClosurePort', (open) => {
  let world: PortWorld;

  beforeAll(async () => {
    world = await open({ quiet: true });
  });
  afterAll(() => world.close());

  let orders = 0;
  const closure = (person: PortVisitor) => both(person, AccountClosurePort, AccountClosureCommandsPort);
  const prove = (person: PortVisitor, act: SafeAct) => mailedProof(world, person, act);
  const freeze = async (person: PortVisitor) =>
    closure(person).freeze(await prove(person, { action: 'FREEZE_ACCOUNT' }));
  const close = async (person: PortVisitor, giveUpRest: boolean) =>
    closure(person).close(
      giveUpRest,
      await prove(person, { action: 'CLOSE_ACCOUNT', subject: { giveUpRest: giveUpRest ? 'true' : 'false' } }),
    );
  const order = (person: PortVisitor) =>
    person.port(TradingCommandsPort).placeOrder({
      clientOrderId: (orders += 1),
      symbol: 'SPOT_BTC_USDT',
      side: 'BUY',
      type: 'LIMIT',
      price: decimal('50000'),
      quantity: decimal('0.001'),
    });

  describe('freezing', () => {
    it('stops everything but what recovers the account', async () => {
      const ada = await world.join('ada@example.com');
      value(await order(ada));
      const other = world.areas.sessions.begin(ada.userId).session.sessionId;
      expect(value(await closure(ada).standing())).toMatchObject({
        frozenAt: undefined,
        obstacles: [{ kind: 'ORDERS', count: 1 }],
      });
      value(await freeze(ada));
      const { frozenAt, obstacles } = value(await closure(ada).standing());
      expect([frozenAt, obstacles]).toEqual([world.now(), []]);
      expect(world.areas.sessions.isOpen(other)).toBe(false);
      expect(await order(ada)).toEqual(refused('rejected'));
      expect(await ada.port(SubAccountsPort).list()).toEqual(refused('rejected'));
      expect((await ada.port(AccountPort).account()).ok).toBe(true);
      expect((await ada.port(SecurityPort).overview()).ok).toBe(true);
      expect((await ada.port(SecurityPort).logins({ page: 1, size: 5 })).ok).toBe(true);
      expect(value(await ada.port(DevicesPort).list(1, 5)).total).toBe(1);
      expect(value(await ada.port(SecurityPort).changes({ page: 1, size: 1 })).rows[0]!.action).toBe('FREEZE_ACCOUNT');
      expect(await freeze(ada)).toEqual(refused('rejected'));
    });

    it('ends by a proof of its own, and withdrawals wait for a day', async () => {
      const bea = await world.join('bea@example.com');
      const secret = await bindAuthenticator(world, bea);
      value(await closure(bea).freeze({ otp: otpCode(world, secret) }));
      const { emailCode } = await prove(bea, { action: 'UNFREEZE_ACCOUNT' });
      expect(await closure(bea).unfreeze({ emailCode })).toEqual(refused('invalid'));
      value(await closure(bea).unfreeze({ emailCode, otp: otpCode(world, secret) }));
      expect(value(await closure(bea).standing()).frozenAt).toBeUndefined();
      expect(value(await bea.port(SecurityPort).check('WITHDRAW')).heldUntil).toBe(world.now() + 24 * 60 * 60_000);
      value(await order(bea));
      expect(await closure(bea).unfreeze({})).toEqual(refused('notFound'));
    });
  });

  describe('closing', () => {
    it('is refused without proof, while something is under way, and while something is left', async () => {
      const cid = await world.join('cid@example.com');
      value(await order(cid));
      expect(await close(cid, true)).toEqual(refused('rejected'));
      await world.exchange.submit({ type: 'cancelEverything', accountId: cid.accountId });
      const { rest } = value(await closure(cid).standing());
      expect(rest.assets).toBe(world.exchange.balances(cid.accountId).length);
      expect(Number(decimalText(rest.value))).toBeGreaterThan(0);
      expect(await close(cid, false)).toEqual(refused('rejected'));
      expect(await closure(cid).close(true, {})).toEqual(refused('invalid'));
      expect(value(await closure(cid).standing()).frozenAt).toBeUndefined();
    });

    it('ends every session, forgets who it was, and frees the address', async () => {
      const dan = await world.join('dan@example.com');
      const sub = value(await dan.port(SubAccountsCommandsPort).open('Grid bot'));
      const other = world.areas.sessions.begin(dan.userId).session.sessionId;
      value(await close(dan, true));
      expect(world.areas.sessions.isOpen(other)).toBe(false);
      expect(await dan.port(AccountPort).account()).toEqual(refused('unauthorised'));
      expect(world.exchange.balances(dan.accountId).every(({ holding }) => holding === 0n)).toBe(true);
      const closed = [dan.userId, Number(sub.userId)].map((userId) => world.areas.users.byId(userId)!);
      expect(closed.map(({ email, alias }) => [email, alias])).toEqual([
        ['', ''],
        ['', ''],
      ]);
      expect(world.areas.mailbox.list('dan@example.com')[0]!.subject).toBe('Your account was closed');
      const again = await world.join('dan@example.com');
      expect(again.userId).not.toBe(dan.userId);
      expect(again.accountId).not.toBe(dan.accountId);
      expect(value(await again.port(SubAccountsPort).list())).toEqual([]);
    });

    it.each([
      ['as it is', false],
      ['though coins were bought with it', true],
    ])('gives back what a voucher has lent %s', async (name, spent) => {
      const fay = await world.join(`fay-${name.length}@example.com`);
      const { accountId } = fay;
      for (const { asset, holding } of world.exchange.balances(accountId))
        await world.exchange.submit({ type: 'deposit', accountId, asset, amount: -holding });
      world.areas.users.setVerified(fay.userId, 'CH', 1);
      const vouchers = both(fay, VouchersPort, VouchersCommandsPort);
      value(await vouchers.use(value(await vouchers.vouchers())[0]!.id));
      // Nothing of it is the account's own.
      expect(value(await closure(fay).standing()).rest.assets).toBe(0);
      if (spent)
        for (const [asset, amount] of [
          ['USDT', -40n],
          ['BTC', 1n],
        ] as const)
          await world.exchange.submit({
            type: 'transfer',
            kind: 'CONVERT',
            reference: `spent-${asset}`,
            legs: [
              amount > 0n
                ? { from: 'convert', to: accountId, asset, amount: amount * 10n ** 9n }
                : { from: accountId, to: 'convert', asset, amount: -amount * 10n ** 12n },
            ],
          });
      value(await close(fay, spent));
      expect(world.exchange.vouchers(accountId).credit).toBeUndefined();
      expect(world.exchange.balances(accountId).every(({ holding }) => holding === 0n)).toBe(true);
    });

    it('counts what sub-accounts have', async () => {
      const eve = await world.join('eve@example.com');
      const sub = value(await eve.port(SubAccountsCommandsPort).open('Quotes'));
      const before = value(await closure(eve).standing()).rest;
      await world.exchange.submit({
        type: 'deposit',
        accountId: sub.applicationId,
        asset: 'USDT',
        amount: 100n * 10n ** 12n,
      });
      await world.exchange.submit({
        type: 'place',
        accountId: sub.applicationId,
        symbol: 'SPOT_BTC_USDT',
        side: 'BUY',
        orderType: 'LIMIT',
        price: 5_000_000,
        quantity: 100,
        clientOrderId: 0,
      });
      const after = value(await closure(eve).standing());
      expect(after.rest.value.minus(before.value).toFixed(2)).toBe('100.00');
      expect(after.obstacles).toEqual([{ kind: 'ORDERS', count: 1, inSubAccounts: 1 }]);
    });

    it('is the main account’s alone, as freezing is', async () => {
      const fay = await world.join('fay@example.com');
      const sub = value(await fay.port(SubAccountsCommandsPort).open('Hedge'));
      value(await fay.port(SessionSyncCommandsPort).switchAccount(sub.userId));
      fay.port(SessionTokenPort).refresh();
      expect(await closure(fay).freeze({})).toEqual(refused('rejected'));
      expect(await closure(fay).unfreeze({})).toEqual(refused('rejected'));
      expect(await closure(fay).close(true, {})).toEqual(refused('rejected'));
      expect((await closure(fay).standing()).ok).toBe(true);
      expect(await world.stranger().port(AccountClosurePort).standing()).toEqual(refused('unauthorised'));
    });
  });
});
