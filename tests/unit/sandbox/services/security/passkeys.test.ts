import type { User } from '../../../../../sandbox/services/users/user';
import type { SafeAct } from '../../../../../src/domain/security/safe-act';
import { sampleActs } from '../../../../support/sample-acts';
import { SoftwareAuthenticator } from '../../../../support/software-authenticator';
import { refusal, SecurityWorld } from './security-world';

let world: SecurityWorld;
let ada: User;
let phone: SoftwareAuthenticator;

beforeEach(async () => {
  world = new SecurityWorld();
  ada = await world.join('ada@example.com');
  phone = new SoftwareAuthenticator();
});
afterEach(() => world.database.close());

const made = async (user: User, device: SoftwareAuthenticator): Promise<object> => {
  const credential = await device.create({ ...(await world.areas.passkeys.creation(user)) });
  if (!credential.ok) throw new Error(credential.error.kind);
  return credential.value;
};
const adding = (name: string): SafeAct => ({ action: 'ADD_PASSKEY', subject: { name } });

async function add(user = ada, device = phone, name = 'phone'): Promise<void> {
  const credential = await made(user, device);
  const bound = world.areas.security.check(user, 'ADD_PASSKEY').methods;
  const proof = bound.includes('PASSKEY')
    ? { passkey: await signed(adding(name)) }
    : { emailCode: world.mailedCode(user, adding(name)) };
  await world.areas.passkeys.add(user, name, credential, proof, {});
}

async function signed(act: SafeAct, device = phone, user = ada): Promise<string> {
  const answer = await device.sign({ ...(await world.areas.passkeys.proof(user, act)) });
  return answer.ok ? JSON.stringify(answer.value) : '';
}

const prove = (act: SafeAct, passkey: string) => refusal(world.areas.security.requireProof(ada, act, { passkey }));
const [withdrawal, otherAmount] = sampleActs.WITHDRAW as [SafeAct, SafeAct];

describe('a passkey', () => {
  it('is added with a proof, has a name, and says when it was used last', async () => {
    const credential = await made(ada, phone);
    expect(await refusal(world.areas.passkeys.add(ada, 'phone', credential, {}, {}))).toMatch(/^-1005/);
    await add();
    expect(world.areas.passkeys.list(ada)).toEqual([
      { id: expect.any(Number), name: 'phone', createdAt: world.now, usedAt: undefined },
    ]);
    world.now += 60_000;
    await prove(withdrawal, await signed(withdrawal));
    expect(world.areas.passkeys.list(ada)[0]!.usedAt).toBe(world.now);
    expect(world.areas.security.activity.list(ada.userId, 'security', { page: 1, size: 9 }).rows[0]).toMatchObject({
      action: 'ADD_PASSKEY',
    });
  });

  it('is one of several, and each is removed with a proof; withdrawals wait for a day then', async () => {
    await add();
    const key = new SoftwareAuthenticator();
    await add(ada, key, 'key');
    const [newest] = world.areas.passkeys.list(ada);
    const removal: SafeAct = { action: 'REMOVE_PASSKEY', subject: { passkeyId: String(newest!.id) } };
    const remove = (proof: object) => refusal(world.areas.passkeys.remove(ada, newest!.id, proof, {}));
    expect(await remove({})).toMatch(/^-1005/);
    expect(await remove({ passkey: await signed(removal) })).toBeUndefined();
    expect(world.areas.passkeys.list(ada).map(({ name }) => name)).toEqual(['phone']);
    expect(await signed(withdrawal, key)).toBe('');
    expect(await prove(withdrawal, await signed(withdrawal))).toMatch(/^-1009/);
  });

  it('is removed by nobody but its owner, whatever else they prove', async () => {
    await add();
    const [own] = world.areas.passkeys.list(ada);
    const eve = await world.join('eve@example.com');
    const hers = new SoftwareAuthenticator();
    await add(eve, hers);
    const removal: SafeAct = { action: 'REMOVE_PASSKEY', subject: { passkeyId: String(own!.id) } };
    const proof = { passkey: await signed(removal, hers, eve) };
    expect(await refusal(world.areas.passkeys.remove(eve, own!.id, proof, {}))).toMatch(/^-1006/);
    expect(world.areas.passkeys.list(ada)).toHaveLength(1);
  });

  it('does not stand in for the withdrawal password, which is its owner’s to know', async () => {
    await add();
    const setting: SafeAct = { action: 'WITHDRAW_PASSWORD', subject: { change: 'CREATE' } };
    const { passwords } = world.areas.security;
    await passwords.create(ada, 'withdraw', 'only mine to know', { passkey: await signed(setting) }, {});
    expect(await prove(withdrawal, await signed(withdrawal))).toMatch(/^-1005.*withdrawal password/);
    const both = async (withdrawPassword: string) =>
      refusal(
        world.areas.security.requireProof(ada, withdrawal, { passkey: await signed(withdrawal), withdrawPassword }),
      );
    expect(await both('not mine to know')).toMatch(/^-1005.*withdrawal password/);
    expect(await both('only mine to know')).toBeUndefined();
  });

  it.each(['WITHDRAW', 'APPROVE', 'BE_APPROVER'] as const)(
    'proves no %s for a day after the account has become weaker',
    async (action) => {
      await add();
      const [act] = sampleActs[action];
      world.areas.security.records.hold(ada.userId);
      expect(await prove(act, await signed(act))).toMatch(/^-1009.*held/);
      world.now += 24 * 60 * 60_000;
      expect(await prove(act, await signed(act))).toBeUndefined();
    },
  );

  it('stands in for all codes, and a first withdrawal needs no authenticator beside it', async () => {
    await add();
    expect(world.areas.security.check(ada, 'WITHDRAW')).toMatchObject({
      methods: ['PASSKEY'],
      passkey: true,
      toSetUp: [],
    });
    expect(await prove(withdrawal, await signed(withdrawal))).toBeUndefined();
    expect(await refusal(world.areas.security.requireProof(ada, withdrawal, { emailCode: '000000' }))).toMatch(
      /passkey/,
    );
  });

  it('leaves the codes of an authenticator as the other way', async () => {
    await add();
    world.now += 60_000;
    const { secret } = world.areas.security.beginOtp(ada);
    await world.areas.security.bindOtp(
      ada,
      world.otpCode(secret),
      secret,
      { passkey: await signed({ action: 'BIND_OTP' }) },
      {},
    );
    expect(world.areas.security.check(ada, 'CREATE_CREDENTIAL')).toMatchObject({ methods: ['OTP'], passkey: true });
    const [key] = sampleActs.CREATE_CREDENTIAL;
    expect(await prove(key, await signed(key))).toBeUndefined();
    world.now += 30_000;
    expect(await refusal(world.areas.security.requireProof(ada, key, { otp: world.otpCode(secret) }))).toBeUndefined();
  });
});

describe('what a device has signed', () => {
  beforeEach(() => add());

  it('serves once, and for what it was asked', async () => {
    const proof = await signed(withdrawal);
    expect(await prove(otherAmount, proof)).toMatch(/^-1005/);
    expect(await prove(withdrawal, proof)).toMatch(/^-1005/);
    const another = await signed(withdrawal);
    expect(await prove(withdrawal, another)).toBeUndefined();
    expect(await prove(withdrawal, another)).toMatch(/^-1005/);
  });

  it('is nothing after ten minutes, from another site, or without a finger', async () => {
    const late = await signed(withdrawal);
    world.now += 10 * 60_000;
    expect(await prove(withdrawal, late)).toMatch(/^-1005/);
    phone.origin = 'http://localhost.evil.example';
    expect(await prove(withdrawal, await signed(withdrawal))).toMatch(/^-1005/);
    phone.origin = 'http://localhost:8700';
    phone.looksAtFinger = false;
    expect(await prove(withdrawal, await signed(withdrawal))).toMatch(/^-1005/);
  });

  it('is not taken from somebody else, nor with a byte that is not its own', async () => {
    const eve = await world.join('eve@example.com');
    const hers = new SoftwareAuthenticator();
    await add(eve, hers, 'phone');
    expect(await prove(withdrawal, await signed(withdrawal, hers, eve))).toMatch(/^-1005/);
    // Nor what their device makes of a question that was put to its owner, nor its owner's answer to theirs.
    const asked = { ...(await world.areas.passkeys.proof(ada, withdrawal)) };
    const answered = await hers.sign({ ...asked, allowCredentials: [] });
    expect(await prove(withdrawal, answered.ok ? JSON.stringify(answered.value) : '')).toMatch(/^-1005/);
    const askedOfHer = { ...(await world.areas.passkeys.proof(eve, withdrawal)) };
    const swapped = await phone.sign({ ...askedOfHer, allowCredentials: [] });
    expect(await prove(withdrawal, swapped.ok ? JSON.stringify(swapped.value) : '')).toMatch(/^-1005/);
    // Which has not used hers up.
    const own = await hers.sign(askedOfHer);
    const proven = world.areas.security.requireProof(eve, withdrawal, {
      passkey: own.ok ? JSON.stringify(own.value) : '',
    });
    expect(await refusal(proven)).toBeUndefined();
    const proof = await signed(withdrawal);
    const { response, ...rest } = JSON.parse(proof) as { response: { signature: string } };
    const bent = Buffer.from(response.signature, 'base64url');
    bent[bent.length - 1]! ^= 1;
    const forged = { ...rest, response: { ...response, signature: bent.toString('base64url') } };
    expect(await prove(withdrawal, JSON.stringify(forged))).toMatch(/^-1005/);
    for (const nonsense of ['', '{', 'null', '[]', '{"id":1}', '{"id":"x","response":{}}'])
      expect(await prove(sampleActs.CREATE_CREDENTIAL[0], nonsense)).toMatch(/^-100[35]/);
  });
});

describe('coming in with a passkey', () => {
  const signIn = async (device = phone): Promise<object> => {
    const answer = await device.sign({ ...(await world.areas.passkeys.signInOptions()) });
    return answer.ok ? answer.value : {};
  };

  it('needs no name, and works once for each time it is asked', async () => {
    await add();
    const credential = await signIn();
    expect(await world.areas.passkeys.signedIn(credential)).toMatchObject({ userId: ada.userId });
    expect(await refusal(world.areas.passkeys.signedIn(credential))).toMatch(/^-1002/);
  });

  it('is not what a passkey has signed for an act, and the other way round', async () => {
    await add();
    expect(await refusal(world.areas.passkeys.signedIn(JSON.parse(await signed(withdrawal))))).toMatch(/^-1002/);
    expect(await prove(withdrawal, JSON.stringify(await signIn()))).toMatch(/^-1005/);
  });

  it('is refused with a passkey that is nobody’s any more', async () => {
    await add();
    const [passkey] = world.areas.passkeys.list(ada);
    const removal: SafeAct = { action: 'REMOVE_PASSKEY', subject: { passkeyId: String(passkey!.id) } };
    const credential = await signIn();
    await world.areas.passkeys.remove(ada, passkey!.id, { passkey: await signed(removal) }, {});
    expect(await refusal(world.areas.passkeys.signedIn(credential))).toMatch(/^-1002/);
  });
});
