import type { TransferLeg } from '../../../sandbox/engine/model/ledger-model';
import { practiceAccount } from '../../../sandbox/shared/practice-account';
import { requestText, sign } from '../../../sandbox/gateway/signature';
import { custodyAddress } from '../../../sandbox/services/wallet/addresses';
import { networkOf } from '../../../sandbox/services/wallet/networks';
import type { User } from '../../../sandbox/services/users/user';
import type { SafeAct } from '../../../src/domain/security/safe-act';
import { codeFor, newcomer, withAuthenticator } from './account-calls';
import { catalogueCalls, openCatalogueWorld, type CatalogueWorld } from './catalogue-world';
import { provedCalls } from './money-calls';
import { caller, type Answer } from './sandbox-client';

jest.setTimeout(180_000);

const day = 24 * 60 * 60_000;
const address = custodyAddress('somewhere else', networkOf('USDT', 'ETH')!);

let world: CatalogueWorld;
let clock = 0;
const now = () => Date.now() + clock;

beforeAll(async () => {
  world = await openCatalogueWorld({ now, generosity: 10_000 });
});
afterAll(() => world.sandbox.close());

/** Accounts of the house: what a person puts there stays theirs, or pays for what they got at once. */
const house = ['convert', 'earn', 'staking', 'treasury'];

type Person = Awaited<ReturnType<typeof newcomer>> & { readonly nextCode?: () => string };
interface Leaving {
  readonly path: string;
  readonly body: (to: number, amount: string) => Readonly<Record<string, unknown>>;
  readonly subject: (to: number, amount: string) => Extract<SafeAct, { action: 'WITHDRAW' }>['subject'];
  /** Of the code in the body. */
  readonly emailCode: string;
}
const chain = (amount: string) => ({ asset: 'USDT', network: 'ETH', address, memo: '', amount });

/** Every call by which money leaves somebody. */
const leaving: Readonly<Record<string, Leaving>> = {
  'wallet.withdraw': {
    path: '/v3/asset/wallet/withdraw',
    body: (_to, amount) => ({ token: 'USDT', network: 'ETH', address, amount }),
    subject: (_to, amount) => chain(amount),
    emailCode: 'emailCode',
  },
  'walletV1.withdraw': {
    path: '/v1/asset/withdraw',
    body: (_to, amount) => ({ token: 'ETH_USDT', address, amount }),
    subject: (_to, amount) => chain(amount),
    emailCode: 'email_code',
  },
  'wallet.internalWithdraw': {
    path: '/v1/asset/internal_withdraw',
    body: (to, amount) => ({ target_user_id: to, balance_token: 'USDT', amount }),
    subject: (to, amount) => ({ asset: 'USDT', userId: String(to), amount }),
    emailCode: 'email_code',
  },
};

const most = { token: 'USDT', network: 'ETH', address, memo: '', amount: '9990' };

let receivers = 0;
const userOf = ({ email }: { readonly email: string }) => world.sandbox.areas.users.byEmail(email)!;

/** Asks for it with everything that a person proves it with. */
async function byPage(id: string, person: Person, amount = '20'): Promise<Answer> {
  const { path, body, subject, emailCode } = leaving[id]!;
  const to = await receiver();
  world.sandbox.areas.security.sendCode(userOf(person), { action: 'WITHDRAW', subject: subject(to, amount) });
  const proof = {
    [emailCode]: codeFor(world.sandbox, person.email),
    ...(person.nextCode && { otp: person.nextCode() }),
  };
  const answer = await person.call('POST', path, { ...body(to, amount), ...proof });
  // Codes are sent once a minute.
  clock += 61_000;
  return answer;
}

/** By a key that may withdraw. */
async function byKey(id: string, amount = '20'): Promise<Answer> {
  const { path, body } = leaving[id]!;
  const asked = body(await receiver(), amount);
  const timestamp = String(now());
  const plain = Object.entries(asked).map(([name, value]) => `${name}=${String(value)}`);
  const isV3 = path.startsWith('/v3');
  const signed = isV3
    ? requestText(timestamp, 'POST', path, JSON.stringify(asked))
    : `${plain.sort().join('&')}|${timestamp}`;
  const headers = {
    'x-api-key': practiceAccount.apiKey,
    'x-api-timestamp': timestamp,
    'x-api-signature': sign(practiceAccount.apiSecret, signed),
  };
  if (isV3) return caller(world.sandbox.url)('POST', path, asked, headers);
  const form = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  const response = await fetch(world.sandbox.url + path, { method: 'POST', headers, body: form });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function receiver(): Promise<number> {
  receivers += 1;
  return (await world.sandbox.areas.accounts.open(`receiver ${receivers}`, `receiver${receivers}@example.org`)).userId;
}

async function somebody(): Promise<Person> {
  const person = await newcomer(world.sandbox);
  const nextCode = await withAuthenticator(world.sandbox, person.email, now);
  clock += 61_000;
  return { ...person, nextCode };
}

describe.each(Object.keys(leaving))('%s', (id) => {
  it('lets out what is proven, of a person and of a key, and counts it', async () => {
    const person = await somebody();
    const { door } = world.sandbox.areas.wallet;
    const used = door.allowance(userOf(person)).used;
    expect((await byPage(id, person)).body).toEqual(expect.objectContaining({ success: true }));
    expect(door.allowance(userOf(person)).used - used).toBe(20n * 10n ** 12n);
    expect((await byKey(id)).body).toMatchObject({ success: true });
  });

  it('lets nothing out above the limit of the day', async () => {
    const person = await somebody();
    expect((await byPage(id, person, '9990')).body).toMatchObject({ success: true });
    expect((await byPage(id, person, '10.1')).body).toMatchObject({ code: -1009 });
    expect((await byKey(id, '300000')).body).toMatchObject({ code: -1009 });
  });

  it('lets nothing out while withdrawals are held', async () => {
    const person = await somebody();
    for (const who of [person, { email: practiceAccount.email }])
      world.sandbox.areas.security.records.hold(userOf(who).userId);
    expect((await byPage(id, person)).body).toMatchObject({ code: -1009, message: expect.stringContaining('held') });
    expect((await byKey(id)).body).toMatchObject({ code: -1009, message: expect.stringContaining('held') });
    clock += day + 1;
    expect((await byKey(id)).body).toMatchObject({ success: true });
  });

  it('lets nothing out to whom or what is not listed, while that is wanted', async () => {
    const person = await somebody();
    const practising = userOf({ email: practiceAccount.email });
    for (const who of [userOf(person), practising]) world.sandbox.areas.wallet.addresses.setListedOnly(who, true);
    expect((await byPage(id, person)).body).toMatchObject({ code: -1009 });
    expect((await byKey(id)).body).toMatchObject({ code: -1009 });
    world.sandbox.areas.wallet.addresses.setListedOnly(practising, false);
    clock += day + 1;
  });

  it('keeps what is above the sum until a second person lets it go, of a person and of a key', async () => {
    const [person, approver] = [await somebody(), await somebody()];
    const { areas } = world.sandbox;
    const owners = [userOf(person), userOf({ email: practiceAccount.email })];
    jest.spyOn(areas.security, 'requireProof').mockResolvedValue();
    for (const owner of owners) {
      await areas.secondPerson.invite(owner, userOf(approver).userId, '30', {}, {});
      await areas.secondPerson.accept(userOf(approver), owner.userId, {}, {});
    }
    jest.restoreAllMocks();
    const waiting = () =>
      areas.secondPerson.requests(userOf(approver), 'APPROVER').filter(({ state }) => state === 'WAITING').length;
    const before = waiting();
    expect((await byPage(id, person, '20')).body).toMatchObject({ success: true });
    expect(waiting()).toBe(before);
    // A sum in parts is the same sum.
    expect((await byPage(id, person, '20')).body).toMatchObject({ success: true });
    expect(waiting()).toBe(before + 1);
    expect((await byKey(id, '31')).body).toMatchObject({ success: true });
    expect(waiting()).toBe(before + 2);
    areas.secondPerson.forget(owners[1]!);
    clock += day + 1;
  });

  it.each([
    ['were held', ({ userId }: User) => world.sandbox.areas.security.records.hold(userId)],
    ['had used up the day', (user: User) => world.sandbox.areas.wallet.withdrawals.request(user, most, 'apiKey')],
    ['were bound to the list', (user: User) => world.sandbox.areas.wallet.addresses.setListedOnly(user, true)],
  ] as const)(
    'lets nothing out to somebody whose withdrawals %s while the proof was looked at',
    async (_how, change) => {
      const person = await somebody();
      const look = world.sandbox.areas.security.requireProof.bind(world.sandbox.areas.security);
      jest.spyOn(world.sandbox.areas.security, 'requireProof').mockImplementationOnce(async (...proof) => {
        await look(...proof);
        await change(userOf(person));
      });
      const { body } = await byPage(id, person);
      jest.restoreAllMocks();
      expect(body).toMatchObject({ code: -1009 });
    },
  );

  it('asks for an authenticator to be set up first, in words', async () => {
    const { body } = await byPage(id, await newcomer(world.sandbox));
    expect(body).toMatchObject({ code: -1009, message: expect.stringContaining('authenticator') });
  });

  it('takes no code that was sent for another amount or receiver', async () => {
    const person = await somebody();
    const { path, body, subject, emailCode } = leaving[id]!;
    const [to, another] = [await receiver(), await receiver()];
    const { security } = world.sandbox.areas;
    const other = id === 'wallet.internalWithdraw' ? subject(another, '20') : { ...chain('20'), network: 'Arbitrum' };
    security.sendCode(userOf(person), { action: 'WITHDRAW', subject: other });
    const proof = { [emailCode]: codeFor(world.sandbox, person.email), otp: person.nextCode!() };
    const refused = { code: -1005, message: expect.stringContaining('code of the e-mail') };
    expect((await person.call('POST', path, { ...body(to, '20'), ...proof })).body).toMatchObject(refused);
    clock += 61_000;
    security.sendCode(userOf(person), { action: 'WITHDRAW', subject: subject(to, '20') });
    const code = codeFor(world.sandbox, person.email);
    const send = (amount: string) =>
      person.call('POST', path, { ...body(to, amount), [emailCode]: code, otp: person.nextCode!() });
    expect((await send('21')).body).toMatchObject(refused);
    expect((await send('20')).body).toMatchObject({ success: true });
  });
});

it('no call of the catalogue moves money from a person to somebody else but through the door', async () => {
  // Sessions have ended meanwhile, by the clock of the tests before.
  await world.sandbox.close();
  clock = 0;
  world = await openCatalogueWorld({ now, generosity: 10_000 });
  const { exchange, areas } = world.sandbox;
  const ownerOf = (accountId: string) => {
    const copy = areas.copying.repository.accounts().find((each) => each.accountId === accountId);
    const user = areas.users.byApplication(copy?.owner ?? accountId);
    return user && areas.users.mainOf(user).userId;
  };
  let current = '';
  const passed = new Set<string>();
  const moved = new Set<string>();
  const past: string[] = [];
  const note = ({ from, to }: TransferLeg) => {
    const owner = ownerOf(from);
    if (owner === undefined || ownerOf(to) === owner || house.includes(to)) return;
    moved.add(current);
    if (!passed.has(current)) past.push(`${current}: ${to}`);
  };
  const submit = exchange.submit.bind(exchange);
  jest.spyOn(exchange, 'submit').mockImplementation((command) => {
    if (command.type === 'transfer') command.legs.forEach(note);
    return submit(command);
  });
  const { door } = areas.wallet;
  const pass = door.pass.bind(door);
  jest.spyOn(door, 'pass').mockImplementation((...parameters) => {
    passed.add(current);
    return pass(...parameters);
  });

  for (const [id, good] of Object.entries(catalogueCalls(() => world))) {
    if (id.startsWith('session.')) continue;
    current = id;
    await good();
  }
  const person = await somebody();
  for (const id of provedCalls) {
    current = id;
    await byPage(id, person);
  }
  jest.restoreAllMocks();

  expect(past).toEqual([]);
  // And it has seen those that do.
  expect([...moved]).toEqual(expect.arrayContaining(Object.keys(leaving)));
});
