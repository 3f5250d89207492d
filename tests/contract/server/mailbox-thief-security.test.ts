import { Proofs } from '../../../sandbox/services/security/proofs';
import type { Endpoint } from '../../../src/infrastructure/wire/catalogue/endpoint';
import { codeFor, withAuthenticator } from './account-calls';
import { catalogueCalls, openCatalogueWorld, type CatalogueWorld } from './catalogue-world';
import { isOf } from './intruders';
import { fieldsOf, proven, provenWithdrawals, sometimes, usedUp, withoutProofs } from './proven-calls';

jest.setTimeout(120_000);

/** What is set up by mail, since there is no second factor before it. */
const first = ['security.bindOtp'];
const passwords = { trade: 'one long word', withdraw: 'another long word' } as const;
const fieldsNamed: Readonly<Record<string, string>> = {
  trade_password: passwords.trade,
  withdraw_password: passwords.withdraw,
  withdrawPassword: passwords.withdraw,
};

interface Refused {
  readonly success?: boolean;
  readonly code?: number;
  readonly message?: string;
}

let world: CatalogueWorld;
let clock = 0;
const now = () => Date.now() + clock;
const calls = { ...catalogueCalls(() => world), ...provenWithdrawals(() => world.sandbox) };
let asked: jest.SpiedFunction<Proofs['requireProof']>;

beforeEach(() => (clock = 0));
beforeAll(async () => {
  asked = jest.spyOn(Proofs.prototype, 'requireProof');
  world = await openCatalogueWorld({ now, generosity: 10_000 });
});
afterAll(async () => {
  asked.mockRestore();
  await world.sandbox.close();
});

/** Codes are sent once a minute. */
const later = () => void (clock += 61_000);
type Asked = Parameters<Proofs['requireProof']>;
type Acting = Asked[0];
type Act = Asked[1];

/** Both passwords, and a second factor, for whoever has none yet. */
async function guard(user: Acting, act: Act): Promise<void> {
  const { security } = world.sandbox.areas;
  const { otp, passkey } = security.factors(user);
  if (otp || passkey) return;
  for (const kind of ['trade', 'withdraw'] as const) {
    const action = kind === 'trade' ? 'TRADE_PASSWORD' : 'WITHDRAW_PASSWORD';
    if (security.passwords.has(user, kind) || act.action === action) continue;
    later();
    security.sendCode(user, { action, subject: { change: 'CREATE' } });
    const proof = { emailCode: codeFor(world.sandbox, user.email) };
    await security.passwords.create(user, kind, passwords[kind], proof, {});
  }
  later();
  await withAuthenticator(world.sandbox, user.email, now);
}

/** What a thief is answered who has the session, then the passwords beside it, then the mailbox too. */
async function tried(endpoint: Endpoint, good: () => Promise<unknown>) {
  const send = globalThis.fetch;
  const answers: Record<string, Refused> = {};
  let act: Act | undefined;
  globalThis.fetch = async (input, init = {}) => {
    const isMeant = (init.method ?? 'GET') === endpoint.method && isOf(endpoint, String(input));
    if (!isMeant || act) return send(input, init);
    const rest = withoutProofs(endpoint, init.body);
    const attempt = async (more: object) => {
      const answer = await send(input, { ...init, body: JSON.stringify({ ...rest, ...more }) });
      return (await answer.json()) as Refused;
    };
    const code = fieldsOf(endpoint).includes('code') && !('code' in rest) ? { code: '000000' } : {};
    asked.mockClear();
    answers['session'] = await attempt(code);
    const [user, wanted] = asked.mock.calls[0] ?? [];
    act = wanted;
    if (!user || !wanted) return send(input, init);
    await guard(user, wanted);
    const known = Object.fromEntries(
      fieldsOf(endpoint).flatMap((field) => (fieldsNamed[field] ? [[field, fieldsNamed[field]]] : [])),
    );
    answers['passwords'] = await attempt({ ...code, ...known });
    later();
    world.sandbox.areas.security.sendCode(user, wanted);
    const mailed = fieldsOf(endpoint).find((field) => field === 'email_code' || field === 'emailCode')!;
    answers['mailbox'] = await attempt({ ...code, ...known, [mailed]: codeFor(world.sandbox, user.email) });
    return send(input, init);
  };
  try {
    await good();
    return { act, answers };
  } finally {
    globalThis.fetch = send;
  }
}

describe('a session, with both passwords and the mailbox beside it,', () => {
  it.each(proven.filter(({ id }) => !(id in sometimes) && !first.includes(id)).map((each) => [each.id, each] as const))(
    'does not get %s done once there is a second factor',
    async (id, endpoint) => {
      const { act, answers } = await tried(endpoint, calls[id]!);
      if (usedUp.includes(id)) return;
      expect(act).toBeDefined();
      expect(Object.keys(answers)).toEqual(['session', 'passwords', 'mailbox']);
      for (const [who, { success, code }] of Object.entries(answers))
        expect({ who, success, code }).toEqual({ who, success: false, code: expect.any(Number) });
      // What is missing is the second factor, and nothing else: the code was the right one.
      expect(answers['mailbox']!.message).toMatch(/authenticator|passkey|second factor|code of the app/i);
    },
  );
});
