import { safeActions, type SafeAction } from '../../../../../src/domain/security/factor';
import type { SafeAct } from '../../../../../src/domain/security/safe-act';
import { demandedFactors, factorsToSetUp } from '../../../../../sandbox/services/security/factor';
import type { User } from '../../../../../sandbox/services/users/user';
import { exchangeProfile } from '../../../../../sandbox/shared/exchange-profile';
import { sampleActs } from '../../../../support/sample-acts';
import { refusal, SecurityWorld } from './security-world';

let world: SecurityWorld;
let ada: User;

beforeEach(async () => {
  world = new SecurityWorld();
  ada = await world.join('ada@example.com');
});
afterEach(() => world.database.close());

const bare = {
  email: true,
  otp: false,
  passkey: false,
  recoveryCodes: false,
  tradePassword: false,
  withdrawPassword: false,
};
const wantsSecondFactor = (action: SafeAction): boolean => factorsToSetUp(action, bare).length > 0;

type Acting = 'WITHDRAW' | 'WITHDRAWAL_ADDRESS' | 'CREATE_CREDENTIAL';
const prove = (action: Acting, proof: object) =>
  refusal(world.areas.security.requireProof(ada, sampleActs[action][0], proof));
const nextCode = (action: Acting) => {
  world.now += 60_000;
  return world.mailedCode(ada, sampleActs[action][0]);
};

describe('what is demanded', () => {
  const demanded = (action: 'WITHDRAW' | 'CREATE_CREDENTIAL') => world.areas.security.check(ada, action).methods;

  it('is the mailed code of whoever has bound nothing', () => {
    expect([demanded('WITHDRAW'), demanded('CREATE_CREDENTIAL')]).toEqual([['EMAIL'], ['EMAIL']]);
  });

  it('grows with what is bound', async () => {
    await world.bindOtp(ada);
    expect([demanded('WITHDRAW'), demanded('CREATE_CREDENTIAL')]).toEqual([['EMAIL', 'OTP'], ['OTP']]);
  });

  it('is refused by name when it is missing', async () => {
    await world.bindOtp(ada);
    expect(await prove('WITHDRAW', {})).toBe(
      '-1005 Invalid or missing parameter: code of the e-mail, code of the authenticator',
    );
  });
});

describe('the score', () => {
  const everything = {
    email: true,
    otp: true,
    passkey: false,
    recoveryCodes: false,
    tradePassword: true,
    withdrawPassword: true,
  };

  it.each(['OTP', 'TRADE_PWD', 'WITHDRAW_PWD'] as const)('counts %s if something is kept from thieves by it', (key) => {
    const { weight } = world.areas.security.overview(ada).items.find((item) => item.key === key)!;
    expect(weight > 0).toBe(safeActions.some((action) => demandedFactors(action, everything).includes(key)));
  });
});

describe('a mailed code', () => {
  it('serves once, and for what it was asked', async () => {
    const code = nextCode('CREATE_CREDENTIAL');
    expect(await prove('WITHDRAWAL_ADDRESS', { emailCode: code })).toMatch(/^-1005 .*4 tries left/);
    expect(await prove('CREATE_CREDENTIAL', { emailCode: code })).toBeUndefined();
    expect(await prove('CREATE_CREDENTIAL', { emailCode: code })).toMatch(/^-1005/);
  });

  it('is over after ten minutes, and when a newer one was sent', async () => {
    const old = nextCode('WITHDRAWAL_ADDRESS');
    world.now += 10 * 60_000;
    expect(await prove('WITHDRAWAL_ADDRESS', { emailCode: old })).toMatch(/^-1005/);
    const earlier = nextCode('WITHDRAWAL_ADDRESS');
    const newer = nextCode('WITHDRAWAL_ADDRESS');
    if (earlier !== newer) expect(await prove('WITHDRAWAL_ADDRESS', { emailCode: earlier })).toMatch(/^-1005/);
    expect(await prove('WITHDRAWAL_ADDRESS', { emailCode: newer })).toBeUndefined();
  });

  it('is sent once a minute and ten times an hour', async () => {
    nextCode('WITHDRAWAL_ADDRESS');
    expect(await refusal(() => world.areas.security.sendCode(ada, sampleActs.WITHDRAWAL_ADDRESS[0]))).toMatch(/^-1003/);
    for (let each = 1; each < 10; each += 1) nextCode('WITHDRAWAL_ADDRESS');
    world.now += 60_000;
    expect(await refusal(() => world.areas.security.sendCode(ada, sampleActs.WITHDRAWAL_ADDRESS[0]))).toMatch(/^-1003/);
    world.now += 60 * 60_000;
    expect(nextCode('WITHDRAWAL_ADDRESS')).toMatch(/^\d{6}$/);
  });

  it('is waited for by its own act alone', async () => {
    const withdraw = (amount: string) => ({
      action: 'WITHDRAW' as const,
      subject: { asset: 'USDT', amount, userId: '42' },
    });
    const ask = (amount: string) => refusal(() => world.areas.security.sendCode(ada, withdraw(amount)));
    expect(await ask('20')).toBeUndefined();
    expect(await ask('21')).toBeUndefined();
    expect(await ask('20')).toMatch(/^-1003/);
  });

  it('is written nowhere but in the mail', () => {
    const code = nextCode('WITHDRAWAL_ADDRESS');
    expect(JSON.stringify(world.database.all('SELECT * FROM email_codes'))).not.toContain(`"${code}"`);
  });
});

describe('guessing', () => {
  it('ends after five tries, for half an hour and over a restart, even for the right code', async () => {
    const code = nextCode('WITHDRAWAL_ADDRESS');
    const wrong = code === '000000' ? '111111' : '000000';
    const answers = [];
    for (let each = 0; each < 6; each += 1) answers.push(await prove('WITHDRAWAL_ADDRESS', { emailCode: wrong }));
    expect(answers.map((each) => each!.replace(/^(-\d+).*?(\d+ (?:try|tries) left)?\.?$/, '$1 $2').trim())).toEqual([
      '-1005 4 tries left',
      '-1005 3 tries left',
      '-1005 2 tries left',
      '-1005 1 try left',
      '-1005 0 tries left',
      expect.stringMatching(/^-1003/),
    ]);
    world.reopen();
    expect(await prove('WITHDRAWAL_ADDRESS', { emailCode: code })).toMatch(/^-1003/);
    world.now += 30 * 60_000;
    expect(await prove('WITHDRAWAL_ADDRESS', { emailCode: nextCode('WITHDRAWAL_ADDRESS') })).toBeUndefined();
  });

  it('gets no further by asking many times at once', async () => {
    await world.areas.security.passwords.create(
      ada,
      'withdraw',
      'open sesame',
      { emailCode: world.mailedCode(ada, sampleActs.WITHDRAW_PASSWORD[0]) },
      {},
    );
    const checks = Array.from({ length: 12 }, (_, each) =>
      refusal(world.areas.security.passwords.check(ada, 'withdraw', `guess ${each}`, {})),
    );
    const refused = (await Promise.all(checks)).filter((each) => each?.startsWith('-1003'));
    expect(refused).toHaveLength(7);
  });

  it('of one factor uses up no code of another', async () => {
    const secret = await world.bindOtp(ada);
    const emailCode = nextCode('WITHDRAWAL_ADDRESS');
    expect(await prove('WITHDRAWAL_ADDRESS', { emailCode, otp: '000000' })).toMatch(/authenticator/);
    expect(await prove('WITHDRAWAL_ADDRESS', { emailCode, otp: world.otpCode(secret) })).toBeUndefined();
  });
});

describe('a code for an act', () => {
  const acts = Object.values(sampleActs).flat();
  const withoutOtp = acts.filter(({ action }) => !wantsSecondFactor(action));
  const withOtp = acts.filter(({ action }) => wantsSecondFactor(action));
  const proveAct = (act: SafeAct, emailCode: string) =>
    refusal(world.areas.security.requireProof(ada, act, { emailCode }));

  it.each(withoutOtp.map((act, index) => [`${act.action} ${JSON.stringify(act.subject ?? '')}`, index] as const))(
    'is wrong for every other: %s',
    async (_name, index) => {
      const act = withoutOtp[index]!;
      const code = world.mailedCode(ada, act);
      for (const other of withoutOtp.filter((each) => each !== act)) {
        world.database.run('DELETE FROM security_attempts');
        world.database.run('UPDATE email_codes SET misses = 0');
        expect(await proveAct(other, code)).toMatch(/^-1005/);
      }
      expect(await proveAct(act, code)).toBeUndefined();
    },
  );

  it.each(withOtp.map((act, index) => [`${act.action} ${JSON.stringify(act.subject ?? '')}`, index] as const))(
    'is wrong for every other that wants a second factor: %s',
    async (_name, index) => {
      const act = withOtp[index]!;
      const secret = await world.bindOtp(ada);
      const emailCode = world.mailedCode(ada, act);
      const proven = (each: SafeAct) =>
        refusal(world.areas.security.requireProof(ada, each, { emailCode, otp: world.otpCode(secret) }));
      for (const other of withOtp.filter((each) => each !== act)) {
        world.database.run('DELETE FROM security_attempts');
        world.database.run('UPDATE email_codes SET misses = 0');
        expect(await proven(other)).toMatch(/^-1005/);
      }
      expect(await proven(act)).toBeUndefined();
    },
  );

  it('says in the mail what it is for, and nothing that whoever asks could make it say', () => {
    world.mailedCode(ada, sampleActs.WITHDRAW[0]);
    expect(world.areas.mailbox.list('ada@example.com')[0]!.lines.slice(1)).toEqual([
      'Use it only to confirm a withdrawal.',
      'Amount: 20 USDT',
      'Network: Ethereum (ERC20)',
      'Address: 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    ]);
  });

  it.each([
    [{ giveUpRest: 'true' as const }, ['You give up the assets that remain in the account.']],
    [{ giveUpRest: 'false' as const }, []],
  ])('tells a person who leaves what becomes of the rest: %j', (subject, lines) => {
    world.mailedCode(ada, { action: 'CLOSE_ACCOUNT', subject });
    expect(world.areas.mailbox.list('ada@example.com')[0]!.lines.slice(1)).toEqual([
      'Use it only to confirm closing your account permanently.',
      ...lines,
    ]);
  });

  it.each([
    ['nothing', { action: 'WITHDRAW' }],
    ['half of it', { action: 'WITHDRAW', subject: { asset: 'USDT', amount: '20' } }],
    ['something more', { action: 'FREEZE_ACCOUNT', subject: { note: 'see http://example.net' } }],
    ['an address that is a link', { action: 'BIND_WALLET', subject: { address: 'https://example.net/help' } }],
  ] as const)('is not sent when %s is said of the act', async (_what, act) => {
    expect(await refusal(() => world.areas.security.sendCode(ada, act))).toMatch(/^-1005/);
    expect(world.areas.mailbox.list('ada@example.com')).toEqual([]);
  });

  it('is the same for what is the same in other words', async () => {
    const first: SafeAct = {
      action: 'CREATE_CREDENTIAL',
      subject: { name: ' desk ', permissions: 'TRADE', ipList: '203.0.113.9,203.0.113.7', subUserId: '' },
    };
    const second: SafeAct = {
      action: 'CREATE_CREDENTIAL',
      subject: { name: 'desk', permissions: 'READ, TRADE', ipList: '203.0.113.7, 203.0.113.9', subUserId: '' },
    };
    expect(await proveAct(second, world.mailedCode(ada, first))).toBeUndefined();
  });
});

describe('the count of wrong codes', () => {
  const others = ['BIND_OTP', 'WITHDRAWAL_ADDRESS', 'CLOSE_ACCOUNT', 'UNFREEZE_ACCOUNT'] as const;
  const email = 'ada@example.com';
  const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');
  const guess = (action: SafeAction, emailCode: string) =>
    refusal(
      world.areas.security.requireProof(ada, sampleActs[action][0], {
        emailCode,
        otp: secret && world.otpCode(secret),
      }),
    );
  let secret: string | undefined;
  /** A right code of another mailbox that is the guesser’s own. */
  const proveOwnMailbox = async () => {
    world.now += 60_000;
    const own = 'own@example.com';
    world.areas.security.sendAddressCode(ada, own);
    expect(
      await refusal(
        world.areas.security.changeEmail(
          ada,
          own,
          world.lastCode(own),
          { emailCode: 'no code', otp: secret && world.otpCode(secret) },
          {},
        ),
      ),
    ).toMatch(/^-1005 The code of the e-mail/);
  };

  it('of a new address is ended by no other address', async () => {
    secret = undefined;
    const theirs = 'theirs@example.com';
    world.areas.security.sendAddressCode(ada, theirs);
    const wrong = wrongOf(world.lastCode(theirs));
    const guessTheirs = () => refusal(world.areas.security.changeEmail(ada, theirs, wrong, {}, {}));
    for (let each = 0; each < 4; each += 1) await guessTheirs();
    await proveOwnMailbox();
    expect(await guessTheirs()).toMatch(/, 0 left/);
    expect(await guessTheirs()).toMatch(/^-1003/);
  });

  it.each(safeActions.filter((each) => each !== 'CHANGE_EMAIL'))(
    'of %s is ended by nothing but its own proof',
    async (action) => {
      secret = wantsSecondFactor(action) ? await world.bindOtp(ada) : undefined;
      world.now += 60_000;
      const code = world.mailedCode(ada, sampleActs[action][0]);
      for (let each = 0; each < 4; each += 1) await guess(action, wrongOf(code));
      await proveOwnMailbox();
      for (const other of others.filter((each) => each !== action)) {
        world.now += 3 * 60_000;
        world.areas.security.sendCode(ada, sampleActs[other][0]);
        expect(await guess(other, world.lastCode(email))).toBeUndefined();
      }
      expect(await guess(action, wrongOf(code))).toMatch(/ 0 tries left/);
      expect(await guess(action, code)).toMatch(/^-1003/);
    },
  );

  it('kills the code with its fifth, whatever else has ended the count', async () => {
    const code = nextCode('WITHDRAWAL_ADDRESS');
    for (let each = 0; each < 5; each += 1) await prove('WITHDRAWAL_ADDRESS', { emailCode: wrongOf(code) });
    world.database.run('DELETE FROM security_attempts');
    expect(await prove('WITHDRAWAL_ADDRESS', { emailCode: code })).toMatch(/^-1005/);
  });

  it('of one purpose locks no other', async () => {
    for (let each = 0; each < 5; each += 1) await guess('WITHDRAWAL_ADDRESS', '000000');
    expect(await guess('WITHDRAWAL_ADDRESS', nextCode('WITHDRAWAL_ADDRESS'))).toMatch(/^-1003/);
    expect(await guess('CREATE_CREDENTIAL', nextCode('CREATE_CREDENTIAL'))).toBeUndefined();
  });
});

describe('a code that is no longer good', () => {
  const expired = /^-1005 The code has expired/;
  const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

  it('is told from a wrong one once its time is over, and costs no try', async () => {
    const code = nextCode('CREATE_CREDENTIAL');
    world.now += 10 * 60_000;
    for (let each = 0; each < 6; each += 1)
      expect(await prove('CREATE_CREDENTIAL', { emailCode: code })).toMatch(expired);
    expect(await prove('CREATE_CREDENTIAL', { emailCode: wrongOf(code) })).toMatch(/4 tries left/);
    await expect(
      world.areas.security.requireProof(ada, sampleActs.CREATE_CREDENTIAL[0], { emailCode: code }),
    ).rejects.toMatchObject({ data: { factor: 'EMAIL', retries_left: 4, expired: true } });
  });

  it('is as well one that a newer has replaced', async () => {
    const first = nextCode('CREATE_CREDENTIAL');
    const second = nextCode('CREATE_CREDENTIAL');
    expect(await prove('CREATE_CREDENTIAL', { emailCode: first })).toMatch(expired);
    expect(await prove('CREATE_CREDENTIAL', { emailCode: second })).toBeUndefined();
  });

  it('is told of a new address too', () => {
    const email = 'next@example.com';
    world.areas.security.sendAddressCode(ada, email);
    const code = world.lastCode(email);
    world.now += 10 * 60_000;
    return expect(refusal(world.areas.security.changeEmail(ada, email, code, {}, {}))).resolves.toMatch(expired);
  });

  it('opens nothing that is locked', async () => {
    const code = nextCode('CREATE_CREDENTIAL');
    for (let each = 0; each < 5; each += 1) await prove('CREATE_CREDENTIAL', { emailCode: wrongOf(code) });
    expect(await prove('CREATE_CREDENTIAL', { emailCode: code })).toMatch(/^-1003/);
  });
});

describe('an authenticator', () => {
  it('is bound with the secret that was shown, and its codes serve once', async () => {
    const { secret, uri } = world.areas.security.beginOtp(ada);
    const { name } = exchangeProfile;
    expect(uri).toBe(
      `otpauth://totp/${name}:ada%40example.com?issuer=${name}&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const proof = { emailCode: world.mailedCode(ada, { action: 'BIND_OTP' }) };
    expect(
      await refusal(world.areas.security.bindOtp(ada, world.otpCode('A'.repeat(32)), 'A'.repeat(32), proof, {})),
    ).toMatch(/^-1006/);
    const code = world.otpCode(secret);
    expect(await refusal(world.areas.security.bindOtp(ada, code, secret, proof, {}))).toBeUndefined();
    expect(await prove('CREATE_CREDENTIAL', { otp: code })).toMatch(/^-1005/);
    world.now += 30_000;
    const next = world.otpCode(secret);
    expect(await prove('CREATE_CREDENTIAL', { otp: next })).toBeUndefined();
    expect(await prove('CREATE_CREDENTIAL', { otp: next })).toMatch(/^-1005/);
  });

  it('may be a step early or late, not two', async () => {
    const secret = await world.bindOtp(ada);
    world.now += 300_000;
    expect(await prove('CREATE_CREDENTIAL', { otp: world.otpCode(secret, world.now - 60_000) })).toMatch(/^-1005/);
    expect(await prove('CREATE_CREDENTIAL', { otp: world.otpCode(secret, world.now - 30_000) })).toBeUndefined();
    expect(await prove('CREATE_CREDENTIAL', { otp: world.otpCode(secret, world.now + 30_000) })).toBeUndefined();
  });

  it('keeps its secret where a copied table does not show it', async () => {
    const secret = await world.bindOtp(ada);
    expect(JSON.stringify(world.database.all('SELECT * FROM security_states'))).not.toContain(secret);
    world.reopen();
    expect(await prove('CREATE_CREDENTIAL', { otp: world.otpCode(secret) })).toBeUndefined();
  });

  it('goes with its own code; then other sessions end and withdrawals wait for a day', async () => {
    const secret = await world.bindOtp(ada);
    const other = world.areas.sessions.begin(ada.userId).session.sessionId;
    const own = world.areas.sessions.begin(ada.userId).session.sessionId;
    expect(await refusal(world.areas.security.unbindOtp(ada, { otp: '000000' }, { sessionId: own }))).toMatch(/^-1005/);
    await world.areas.security.unbindOtp(ada, { otp: world.otpCode(secret) }, { sessionId: own });
    expect([own, other].map((each) => world.areas.sessions.isOpen(each))).toEqual([true, false]);
    world.now += 60_000;
    const bound = await world.bindOtp(ada);
    const proof = () => ({ emailCode: nextCode('WITHDRAW'), otp: world.otpCode(bound) });
    expect(await prove('WITHDRAW', proof())).toMatch(/^-1009 Withdrawals are held/);
    world.now += 24 * 60 * 60_000;
    expect(await prove('WITHDRAW', proof())).toBeUndefined();
  });
});

describe('a sub-account', () => {
  it('is proven with the factors of its main account, and cannot change them', async () => {
    const secret = await world.bindOtp(ada);
    const sub = world.areas.users.addSubAccount(ada, 'bot');
    expect(world.areas.security.check(sub, 'CREATE_CREDENTIAL').methods).toEqual(['OTP']);
    expect(
      await refusal(
        world.areas.security.requireProof(sub, sampleActs.CREATE_CREDENTIAL[0], { otp: world.otpCode(secret) }),
      ),
    ).toBeUndefined();
    expect(await refusal(() => world.areas.security.beginOtp(sub))).toMatch(/^302902/);
    expect(world.areas.users.subAccountsOf(ada).map(({ alias, email }) => [alias, email])).toEqual([
      ['bot', 'ada@example.com'],
    ]);
  });
});

describe('a withdrawal', () => {
  it('asks for an authenticator to be set up, in words, even with the right code', async () => {
    expect(world.areas.security.check(ada, 'WITHDRAW').toSetUp).toEqual(['OTP']);
    expect(await prove('WITHDRAW', { emailCode: nextCode('WITHDRAW') })).toMatch(/^-1009 .*authenticator/);
    await world.bindOtp(ada);
    expect(world.areas.security.check(ada, 'WITHDRAW').toSetUp).toEqual([]);
  });

  it('waits a day after a way to sign in was changed', () => {
    world.waysChangedAt = world.now;
    expect(world.areas.security.check(ada, 'WITHDRAW').heldUntil).toBe(world.now + 24 * 60 * 60_000);
    expect(world.areas.security.check(ada, 'CREATE_CREDENTIAL').heldUntil).toBeUndefined();
    world.now += 24 * 60 * 60_000;
    expect(world.areas.security.check(ada, 'WITHDRAW').heldUntil).toBeUndefined();
  });
});

describe('somebody who signs in by telephone', () => {
  it('gives a first address by a code to that phone and one to the address; all else waits for it', async () => {
    const bea = await world.join('');
    const { security } = world.areas;
    const email = 'bea@example.com';
    expect(security.check(bea, 'WITHDRAW').methods).toEqual(['EMAIL']);
    expect(await refusal(() => security.sendCode(bea, sampleActs.WITHDRAW[0]))).toMatch(/^-1006/);
    expect(security.check(bea, 'CHANGE_EMAIL').methods).toEqual(['PHONE']);
    const act: SafeAct = { action: 'CHANGE_EMAIL', subject: { email } };
    expect(await refusal(() => security.sendCode(bea, act))).toMatch(/^-1006/);
    world.phone = '+41790000001';
    security.sendCode(bea, act);
    security.sendAddressCode(bea, email);
    const change = (phoneCode?: string) =>
      refusal(security.changeEmail(bea, email, world.lastCode(email), { phoneCode }, {}));
    expect(await change()).toMatch(/^-1005 .*code of the phone/);
    expect(await change(world.textedCode === '000000' ? '111111' : '000000')).toMatch(/^-1005 .*4 tries/);
    expect(await change(world.textedCode)).toBeUndefined();
    const known = world.areas.users.byEmail(email)!;
    expect(security.check(known, 'CHANGE_EMAIL').methods).toEqual(['EMAIL']);
  });

  it.each(['FREEZE_ACCOUNT', 'UNFREEZE_ACCOUNT'] as const)('proves %s by a code to that phone', async (action) => {
    const bea = await world.join('');
    const { security } = world.areas;
    world.phone = '+41790000001';
    expect(security.check(bea, action)).toMatchObject({ methods: ['PHONE'], toSetUp: [] });
    security.sendCode(bea, { action });
    expect(await refusal(security.requireProof(bea, { action }, { phoneCode: world.textedCode }))).toBeUndefined();
  });

  it.each([
    ['BIND_OTP', ['EMAIL']],
    ['CREATE_CREDENTIAL', ['EMAIL']],
    ['WITHDRAW', ['EMAIL', 'OTP']],
  ] as const)('is told before %s what to add first', async (action, toSetUp) => {
    const bea = await world.join('');
    expect(world.areas.security.check(bea, action).toSetUp).toEqual(toSetUp);
    expect(
      await refusal(world.areas.security.requireProof(bea, sampleActs[action][0], { emailCode: '123456' })),
    ).toMatch(/^-1006 .*e-mail address/);
  });

  it('has a code for one address and no other', async () => {
    const bea = await world.join('');
    const { security } = world.areas;
    world.phone = '+41790000001';
    security.sendCode(bea, { action: 'CHANGE_EMAIL', subject: { email: 'bea@example.com' } });
    const thiefs = 'thief@example.com';
    security.sendAddressCode(bea, thiefs);
    const proof = { phoneCode: world.textedCode };
    expect(await refusal(security.changeEmail(bea, thiefs, world.lastCode(thiefs), proof, {}))).toMatch(/^-1005/);
    expect(world.areas.users.byEmail(thiefs)).toBeUndefined();
  });

  it('proves nothing by the phone of before', async () => {
    const bea = await world.join('');
    const { security } = world.areas;
    const email = 'bea@example.com';
    world.phone = '+41790000001';
    security.sendCode(bea, { action: 'CHANGE_EMAIL', subject: { email } });
    security.sendAddressCode(bea, email);
    world.phone = '+41790000002';
    const proof = { phoneCode: world.textedCode };
    expect(await refusal(security.changeEmail(bea, email, world.lastCode(email), proof, {}))).toMatch(/^-1005/);
  });
});

describe('an address', () => {
  it('that is somebody else’s at the sign-in server changes nothing here', async () => {
    world.signInAddressIsTaken = true;
    const emailCode = world.mailedCode(ada, sampleActs.CHANGE_EMAIL[0]);
    world.areas.security.sendAddressCode(ada, 'new@example.com');
    const [own, other] = [world.areas.sessions.begin(ada.userId), world.areas.sessions.begin(ada.userId)].map(
      ({ session }) => session.sessionId,
    );
    expect(
      await refusal(
        world.areas.security.changeEmail(
          ada,
          'new@example.com',
          world.lastCode('new@example.com'),
          { emailCode },
          { sessionId: own },
        ),
      ),
    ).toMatch(/^-1007/);
    expect(world.areas.users.byId(ada.userId)?.email).toBe('ada@example.com');
    expect(world.areas.security.check(ada, 'WITHDRAW').heldUntil).toBeUndefined();
    expect(world.areas.sessions.isOpen(other!)).toBe(true);
  });
});
