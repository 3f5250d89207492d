import { AccountPort } from '../../../src/application/account/account.port';
import { SubAccountsCommandsPort } from '../../../src/application/account/sub-accounts-commands.port';
import { DevicesPort } from '../../../src/application/security/devices.port';
import { SecurityPort } from '../../../src/application/security/security.port';
import { SessionSyncCommandsPort } from '../../../src/application/session/session-sync-commands.port';
import { SessionTokenPort } from '../../../src/application/session/session-token.port';
import { onBothSides, value, type PortVisitor, type PortWorld } from './port-world';
import { refused } from './proofs';

onBothSides('SessionSyncCommandsPort', (open) => {
  let world: PortWorld;

  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  const account = async (person: PortVisitor) => value(await person.port(AccountPort).account());
  /** All that the client does afterwards is to look at the cookie again. */
  const switchTo = async (person: PortVisitor, userId: string) => {
    const switched = await person.port(SessionSyncCommandsPort).switchAccount(userId);
    person.port(SessionTokenPort).refresh();
    return switched;
  };

  it('acts for an own sub-account, and for the main account again', async () => {
    const ada = await world.join('ada@example.com');
    const sub = value(await ada.port(SubAccountsCommandsPort).open('Grid bot'));
    expect(value(await switchTo(ada, sub.userId)).expiresAt).toBeGreaterThan(world.now());
    expect(await account(ada)).toMatchObject({
      userId: sub.userId,
      applicationId: sub.applicationId,
      main: false,
      alias: 'Grid bot',
      email: 'ada@example.com',
    });
    value(await switchTo(ada, String(ada.userId)));
    expect(await account(ada)).toMatchObject({ userId: String(ada.userId), main: true });
  });

  it('stays with the sub-account when it is renewed', async () => {
    const bea = await world.join('bea@example.com');
    const sub = value(await bea.port(SubAccountsCommandsPort).open('Quotes'));
    value(await switchTo(bea, sub.userId));
    value(await bea.port(SessionSyncCommandsPort).renew());
    bea.port(SessionTokenPort).refresh();
    expect((await account(bea)).userId).toBe(sub.userId);
  });

  it('stays one device, whose owner sees the same from either account', async () => {
    const cid = await world.join('cid@example.com');
    const sub = value(await cid.port(SubAccountsCommandsPort).open('Hedge'));
    const before = value(await cid.port(DevicesPort).list(1, 10));
    value(await switchTo(cid, sub.userId));
    const after = value(await cid.port(DevicesPort).list(1, 10));
    expect([after.total, after.rows[0]!.id, after.rows[0]!.current]).toEqual([1, before.rows[0]!.id, true]);
    expect(value(await cid.port(SecurityPort).logins({ page: 1, size: 10 })).total).toBe(1);
  });

  it('ends as one', async () => {
    const dan = await world.join('dan@example.com');
    const sub = value(await dan.port(SubAccountsCommandsPort).open('Night shift'));
    value(await switchTo(dan, sub.userId));
    value(await dan.port(SessionSyncCommandsPort).end());
    expect(await dan.port(AccountPort).account()).toEqual(refused('unauthorised'));
    expect(await dan.port(SessionSyncCommandsPort).renew()).toEqual(refused('unauthorised'));
    expect(world.areas.sessions.openOf(dan.userId)).toEqual([]);
  });

  it('does not act for somebody else, nor from one sub-account for another', async () => {
    const [eve, fay] = [await world.join('eve@example.com'), await world.join('fay@example.com')];
    const [one, two] = [
      value(await fay.port(SubAccountsCommandsPort).open('one')),
      value(await fay.port(SubAccountsCommandsPort).open('two')),
    ];
    for (const userId of [String(fay.userId), one.userId, '999999999'])
      expect(await switchTo(eve, userId)).toEqual(refused('notFound'));
    expect((await account(eve)).userId).toBe(String(eve.userId));
    value(await switchTo(fay, one.userId));
    for (const userId of [two.userId, String(eve.userId)])
      expect(await switchTo(fay, userId)).toEqual(refused('notFound'));
    expect((await account(fay)).userId).toBe(one.userId);
    expect(await world.stranger().port(SessionSyncCommandsPort).switchAccount(one.userId)).toEqual(
      refused('unauthorised'),
    );
  });
});
