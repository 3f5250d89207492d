import { ChangeAntiPhishingCode } from '../../../../src/application/security/change-anti-phishing-code.use-case';
import { ChangeAuthenticator } from '../../../../src/application/security/change-authenticator.use-case';
import { ChangeEmail } from '../../../../src/application/security/change-email.use-case';
import { ChangeSecurityPassword } from '../../../../src/application/security/change-security-password.use-case';
import { EndDevices } from '../../../../src/application/security/end-devices.use-case';
import { FreezeAccount } from '../../../../src/application/security/freeze-account.use-case';
import { SendProofCode } from '../../../../src/application/security/send-proof-code.use-case';
import { AccountQueries } from '../../../../src/application/account/account.queries';
import { PrepareRecovery } from '../../../../src/application/security/prepare-recovery.use-case';
import { RecoveryQueries } from '../../../../src/application/security/recovery.queries';
import type { SecurityQueries } from '../../../../src/application/security/security.queries';
import { failure, success } from '../../../../src/domain/shared/result';
import { exchange } from '../../../support/asked-exchange';
import { proof, shown } from './security-fakes';

const refused = failure({ kind: 'invalid' } as const);
const offline = failure({ kind: 'offline' } as const);
const meanwhile = failure({ kind: 'duplicate' } as const);

const unread = { readAgain: () => undefined };

/** Each change of what protects an account: what the exchange is asked for. */
const changes: [string, (port: never, queries: SecurityQueries) => Promise<unknown>, readonly unknown[]][] = [
  [
    'a code for mails',
    (port, queries) => new ChangeAntiPhishingCode(port, queries).execute('otter', proof),
    ['setAntiPhishingCode', 'otter', proof],
  ],
  [
    'no code for mails',
    (port, queries) => new ChangeAntiPhishingCode(port, queries).execute(undefined, proof),
    ['removeAntiPhishingCode', proof],
  ],
  [
    'an authenticator',
    (port, queries) => new ChangeAuthenticator(port, queries).bind('123456', 'KEY', proof),
    ['bindAuthenticator', '123456', 'KEY', proof],
  ],
  [
    'a rehearsal of it',
    (port, queries) => new ChangeAuthenticator(port, queries).rehearse('123456'),
    ['checkAuthenticator', '123456'],
  ],
  [
    'no authenticator',
    (port, queries) => new ChangeAuthenticator(port, queries).remove(proof),
    ['unbindAuthenticator', proof],
  ],
  [
    'a password',
    (port, queries) => new ChangeSecurityPassword(port, queries).create('trade', 'secret', proof),
    ['createPassword', 'trade', 'secret', proof],
  ],
  [
    'another password',
    (port, queries) => new ChangeSecurityPassword(port, queries).change('withdraw', 'old', 'new', proof),
    ['changePassword', 'withdraw', 'old', 'new', proof],
  ],
  [
    'no password',
    (port, queries) => new ChangeSecurityPassword(port, queries).remove('trade', undefined, proof),
    ['removePassword', 'trade', undefined, proof],
  ],
  ['a frozen account', (port, queries) => new FreezeAccount(port, queries, unread).freeze(proof), ['freeze', proof]],
  ['a free account', (port, queries) => new FreezeAccount(port, queries, unread).unfreeze(proof), ['unfreeze', proof]],
];

describe('what protects an account', () => {
  it.each(changes)('%s: is asked for, and shown as it is then', async (_, change, call) => {
    const host = exchange();
    const { queries, reads, changes } = shown();
    expect(await change(host.port, queries)).toEqual(success(undefined));
    expect(host.calls).toEqual([call]);
    expect(changes()).toBe(1);
    expect(reads.times('overview')).toBe(1);
  });

  it.each(changes)('%s: is left as it was shown where the exchange was not reached', async (_, change, [name]) => {
    const host = exchange({ [name as string]: offline });
    const { queries, reads, changes } = shown();
    expect(await change(host.port, queries)).toEqual(offline);
    expect([changes(), reads.calls]).toEqual([0, []]);
  });

  it.each(changes)('%s: is shown as it is then where another device was first', async (_, change, [name]) => {
    const host = exchange({ [name as string]: meanwhile });
    const { queries, reads, changes } = shown();
    expect(await change(host.port, queries)).toEqual(meanwhile);
    expect([changes(), reads.times('overview'), reads.times('antiPhishingCode')]).toEqual([1, 1, 1]);
  });

  it('has no code for mails where another device has taken it away, which is what was wanted', async () => {
    const host = exchange({ removeAntiPhishingCode: failure({ kind: 'notFound' }) });
    const { queries, changes } = shown();
    const change = new ChangeAntiPhishingCode(host.port, queries);
    expect(await change.execute(undefined, proof)).toEqual(success(undefined));
    expect(changes()).toBe(1);
    const noFactor = failure({ kind: 'notFound', factorMissing: true });
    host.answers['removeAntiPhishingCode'] = noFactor;
    expect(await change.execute(undefined, proof)).toEqual(noFactor);
  });

  it('is read again wherever it may be shown, and whoever listens is told until they stop', async () => {
    const { queries, reads, stop, changes } = shown();
    queries.changed();
    expect(reads.calls).toEqual([
      ['overview'],
      ['authenticator'],
      ['antiPhishingCode'],
      ['check', 'WITHDRAW'],
      ['list', 1, 10],
    ]);
    queries.changed();
    expect(changes()).toBe(2);
    stop();
    queries.changed();
    expect(changes()).toBe(2);
  });

  it('is frozen or not, which is read again with the rest', async () => {
    const { queries, reads } = shown();
    const recovery = { readAgain: jest.fn() };
    await new FreezeAccount(exchange().port, queries, recovery).freeze(proof);
    expect(reads.times('standing')).toBe(1);
    expect(recovery.readAgain).toHaveBeenCalledTimes(1);
  });

  it('is shown as it was where it could not be frozen', async () => {
    const recovery = { readAgain: jest.fn() };
    await new FreezeAccount(exchange({ freeze: offline }).port, shown().queries, recovery).freeze(proof);
    expect(recovery.readAgain).not.toHaveBeenCalled();
  });

  it('shows nothing of an authenticator that is only being bound', async () => {
    const only = shown({ authenticator: success({ bound: false, secret: 'KEY' }) }).queries.authenticator();
    await only.refresh();
    expect(only.current).toMatchObject({ value: { bound: false } });
    expect(JSON.stringify(only.current)).not.toContain('KEY');
    const bound = shown({ authenticator: success({ bound: true, since: 1, shownAt: 2 }) }).queries.authenticator();
    await bound.refresh();
    expect(bound.current).toMatchObject({ value: { bound: true, since: 1, shownAt: 2 } });
  });

  it('is read from the exchange, each part by itself', async () => {
    const { cache, queries } = shown({
      overview: success('overview'),
      antiPhishingCode: success({ masked: 'o***r' }),
      standing: success('standing'),
      list: success('devices'),
    });
    const reads = [
      queries.overview(),
      queries.antiPhishingCode(),
      queries.standing(),
      queries.devices(1),
      queries.devices(2),
      queries.authenticator(),
      queries.hold(),
      queries.holdCause(7),
    ];
    expect(new Set(reads).size).toBe(reads.length);
    expect(cache.unnamed('security')).toEqual([]);
    await Promise.all(reads.slice(0, 4).map((read) => read.refresh()));
    expect(reads.slice(0, 4).map(({ current }) => current)).toMatchObject([
      { value: 'overview' },
      { value: { masked: 'o***r' } },
      { value: 'standing' },
      { value: 'devices' },
    ]);
  });

  it('knows the cause of a hold by the last changes', async () => {
    const { queries, reads } = shown({ changes: success({ rows: [], total: 0 }) });
    await queries.holdCause(7).refresh();
    expect(reads.calls).toEqual([['changes', { page: 1, size: 50 }]]);
  });
});

describe('a trading password', () => {
  it.each([
    [success({ right: true, retriesLeft: undefined }), success(undefined)],
    [success({ right: false, retriesLeft: undefined }), failure({ kind: 'invalid' })],
    [
      success({ right: false, retriesLeft: 0 }),
      failure({ kind: 'invalid', wrongProof: { factor: 'TRADE_PWD', triesLeft: 0 } }),
    ],
    [failure({ kind: 'offline' }), failure({ kind: 'offline' })],
  ])('is right, or wrong with the tries that are left (%#)', async (checkTradePassword, told) => {
    const host = exchange({ checkTradePassword });
    const answer = await new ChangeSecurityPassword(host.port, shown().queries).check('secret');
    expect(answer).toStrictEqual(told);
    expect(host.calls).toEqual([['checkTradePassword', 'secret']]);
  });
});

describe('another e-mail address', () => {
  function changing(answers: Record<string, unknown> = {}) {
    const host = exchange({ sendAddressCode: success({ sentTo: 'b' }), ...answers });
    const { queries, cache, changes } = shown();
    const people = exchange();
    return { host, people, changes, use: new ChangeEmail(host.port, queries, new AccountQueries(cache, people.port)) };
  }

  it('proves itself by a code that is sent there', async () => {
    const { host, use } = changing();
    expect(await use.sendCode('b@example.com')).toEqual(success({ sentTo: 'b' }));
    expect(host.calls).toEqual([['sendAddressCode', 'b@example.com']]);
  });

  it('is shown once it is the account’s', async () => {
    const { host, people, changes, use } = changing();
    expect(await use.execute('b@example.com', '123456', proof)).toEqual(success(undefined));
    expect(host.calls).toEqual([['changeEmail', 'b@example.com', '123456', proof]]);
    expect([people.times('account'), changes()]).toEqual([1, 1]);
  });

  it('changes nothing where it did not get there', async () => {
    const { people, changes, use } = changing({ changeEmail: offline });
    expect(await use.execute('b@example.com', '123456', proof)).toEqual(offline);
    expect([people.calls, changes()]).toEqual([[], 0]);
  });

  it('is read again where it is refused since another device was first', async () => {
    const { people, changes, use } = changing({ changeEmail: meanwhile });
    expect(await use.execute('b@example.com', '123456', proof)).toEqual(meanwhile);
    expect([people.times('account'), changes()]).toEqual([1, 1]);
  });
});

describe('devices', () => {
  it.each([
    [(use: EndDevices) => use.end('d1'), ['end', 'd1'], undefined],
    [(use: EndDevices) => use.endOthers(), ['endOthers'], 3],
    [(use: EndDevices) => use.stopPush('d1'), ['stopPush', 'd1'], undefined],
  ] as const)('are ended, and shown as they are then whatever came of it (%#)', async (end, call, value) => {
    const host = exchange({ [call[0]]: success(value) });
    const { queries, changes } = shown();
    expect(await end(new EndDevices(host.port, host.port, queries))).toStrictEqual(success(undefined));
    expect(host.calls).toEqual([call]);
    host.answers[call[0]] = refused;
    expect(await end(new EndDevices(host.port, host.port, queries))).toEqual(refused);
    expect(changes()).toBe(2);
  });
});

describe('the code for an act', () => {
  it.each([
    ['RESET_TRADE_PASSWORD', ['sendResetCode', 'trade']],
    ['RESET_WITHDRAW_PASSWORD', ['sendResetCode', 'withdraw']],
    ['WITHDRAW', ['sendCode', { action: 'WITHDRAW' }]],
  ] as const)('%s is sent by the call for it', async (action, call) => {
    const host = exchange();
    await new SendProofCode(host.port).execute({ action } as never);
    expect(host.calls).toEqual([call]);
  });
});

describe('recovery codes', () => {
  it('are told once, and that there are some is shown', async () => {
    const host = exchange({ createCodes: success(['a-b']), tryCode: refused, ways: success('ways') });
    const { cache, queries: security, changes } = shown();
    const queries = new RecoveryQueries(cache, host.port);
    const prepare = new PrepareRecovery(host.port, queries, security);
    expect(await prepare.createCodes(proof)).toEqual(success(['a-b']));
    expect(changes()).toBe(1);
    expect(queries.ways().current).toMatchObject({ value: 'ways' });
    expect(await prepare.tryCode('a-b')).toEqual(refused);
    host.answers['createCodes'] = refused;
    expect(await prepare.createCodes(proof)).toEqual(refused);
    expect(changes()).toBe(1);
    expect(host.calls).toEqual([['createCodes', proof], ['ways'], ['tryCode', 'a-b'], ['createCodes', proof]]);
  });
});
