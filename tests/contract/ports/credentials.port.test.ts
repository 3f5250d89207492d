import { SubAccountsCommandsPort } from '../../../src/application/account/sub-accounts-commands.port';
import { CredentialsCommandsPort } from '../../../src/application/security/credentials-commands.port';
import { CredentialsPort } from '../../../src/application/security/credentials.port';
import { SecurityPort } from '../../../src/application/security/security.port';
import type { ApiKeyWish } from '../../../src/domain/security/api-key';
import type { SafeAct } from '../../../src/domain/security/safe-act';
import { day } from '../../../src/domain/shared/instant';
import { both, onBothSides, value, type PortVisitor, type PortWorld } from './port-world';
import { bindAuthenticator, mailedProof, otpCode, refused } from './proofs';

const wish = (name: string, more: Partial<ApiKeyWish> = {}): ApiKeyWish => ({
  name,
  permissions: ['READ', 'TRADE'],
  ipList: ['203.0.113.7'],
  ...more,
});
const all = { page: 1, size: 50 };
const creating = ({ name, permissions, ipList, subUserId = '' }: ApiKeyWish): SafeAct => ({
  action: 'CREATE_CREDENTIAL',
  subject: { name, permissions: permissions.join(), ipList: ipList.join(), subUserId },
});
const editing = (credentialId: string, ipList: string): SafeAct => ({
  action: 'EDIT_CREDENTIAL',
  subject: { credentialId, ipList },
});
const removing = (credentialId: string): SafeAct => ({ action: 'DELETE_CREDENTIAL', subject: { credentialId } });

onBothSides('CredentialsPort', (open) => {
  let world: PortWorld;
  const create = async (person: PortVisitor, made: ApiKeyWish) =>
    person.port(CredentialsCommandsPort).create(made, await mailedProof(world, person, creating(made)));

  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  it('makes a key that signs, and shows its secret this once', async () => {
    const ada = await world.join('ada@example.com');
    const port = ada.port(CredentialsPort);
    expect(value(await port.amount())).toEqual({ used: 0, limit: 20 });
    const { secret, ...key } = value(await create(ada, wish('desk')));
    expect(world.areas.credentials.byKey(key.key)).toMatchObject({
      secret,
      applicationId: ada.accountId,
      permissions: ['READ', 'TRADE'],
    });
    expect(key).toMatchObject({
      name: 'desk',
      ipList: ['203.0.113.7'],
      status: 'ACTIVE',
      expiresAt: undefined,
      subUserId: undefined,
    });
    expect(value(await port.list(all))).toEqual({ rows: [key], total: 1 });
    expect(value(await port.amount()).used).toBe(1);
    expect(value(await port.enabled())).toEqual([
      {
        accountName: expect.any(String),
        userId: String(ada.userId),
        key: key.key,
        permission: 'Read,Enable trade,',
      },
    ]);
  });

  it('asks for the authenticator once one is bound', async () => {
    const bea = await world.join('bea@example.com');
    const secret = await bindAuthenticator(world, bea);
    const mailed = await mailedProof(world, bea, creating(wish('desk')));
    expect(await bea.port(CredentialsCommandsPort).create(wish('desk'), mailed)).toEqual(refused('invalid'));
    value(await bea.port(CredentialsCommandsPort).create(wish('desk'), { otp: otpCode(world, secret) }));
    expect(value(await bea.port(SecurityPort).changes(all)).rows.map(({ action }) => action)).toEqual([
      'CREATE_CREDENTIAL',
      'BIND_OTP',
    ]);
  });

  it('refuses a name twice, addresses that are none, and withdrawing from anywhere', async () => {
    const cid = await world.join('cid@example.com');
    value(await create(cid, wish('desk')));
    expect(await create(cid, wish('desk'))).toEqual(refused('duplicate'));
    expect(await create(cid, wish('two', { ipList: ['300.1.1.1'] }))).toEqual(refused('invalid'));
    expect(await create(cid, wish('two', { ipList: ['0.0.0.0/0'] }))).toEqual(refused('invalid'));
    expect(await create(cid, wish('two', { permissions: ['WITHDRAW'], ipList: [] }))).toEqual(refused('invalid'));
    expect(await create(cid, wish(''))).toEqual(refused('invalid'));
    expect(value(await cid.port(CredentialsPort).amount()).used).toBe(1);
  });

  it('lets a key end by itself when it may be used from anywhere, until addresses are given', async () => {
    const dan = await world.join('dan@example.com');
    const port = both(dan, CredentialsPort, CredentialsCommandsPort);
    const key = value(await create(dan, wish('anywhere', { ipList: [] })));
    expect(key.expiresAt).toBe(key.createdAt! + 90 * day);
    await world.pass(90 * day);
    expect(value(await port.list({ ...all, status: 'EXPIRED' })).rows.map(({ name }) => name)).toEqual(['anywhere']);
    expect(value(await port.enabled())).toEqual([]);
    const bound = value(
      await port.setIpList(
        key.id,
        ['198.51.100.0/24'],
        await mailedProof(world, dan, editing(key.id, '198.51.100.0/24')),
      ),
    );
    expect(bound).toMatchObject({ status: 'ACTIVE', ipList: ['198.51.100.0/24'], expiresAt: undefined });
  });

  it('ends a key at once', async () => {
    const eve = await world.join('eve@example.com');
    const key = value(await create(eve, wish('desk')));
    expect(await eve.port(CredentialsCommandsPort).remove(key.id, {})).toEqual(refused('invalid'));
    value(await eve.port(CredentialsCommandsPort).remove(key.id, await mailedProof(world, eve, removing(key.id))));
    expect(world.areas.credentials.byKey(key.key)).toBeUndefined();
    expect(value(await eve.port(CredentialsPort).list(all)).total).toBe(0);
  });

  it('is a main account’s for its sub-accounts, and nobody’s for other people', async () => {
    const [fay, gus] = [await world.join('fay@example.com'), await world.join('gus@example.com')];
    const sub = value(await fay.port(SubAccountsCommandsPort).open('bot'));
    const key = value(await create(fay, wish('bot key', { subUserId: sub.userId })));
    expect(world.areas.credentials.byKey(key.key)).toMatchObject({ applicationId: sub.applicationId });
    expect(key.subUserId).toBe(sub.userId);
    expect(value(await fay.port(CredentialsPort).list(all)).total).toBe(0);
    expect(value(await fay.port(CredentialsPort).list({ ...all, subUserId: sub.userId })).total).toBe(1);

    const stranger = both(gus, CredentialsPort, CredentialsCommandsPort);
    expect(await stranger.list({ ...all, subUserId: sub.userId })).toEqual(refused('notFound'));
    expect(await stranger.amount(String(fay.userId))).toEqual(refused('notFound'));
    expect(await create(gus, wish('x', { subUserId: sub.userId }))).toEqual(refused('notFound'));
    expect(await stranger.setIpList(key.id, [], await mailedProof(world, gus, editing(key.id, '')))).toEqual(
      refused('notFound'),
    );
    expect(await stranger.remove(key.id, await mailedProof(world, gus, removing(key.id)))).toEqual(refused('notFound'));
    expect(world.areas.credentials.byKey(key.key)).toBeDefined();
  });
});
