import { AcceptReferral } from '../../../../src/application/session/accept-referral.use-case';
import { FollowMailLink } from '../../../../src/application/session/follow-mail-link.use-case';
import { SignInReport } from '../../../../src/application/session/sign-in-report';
import type { Failure } from '../../../../src/application/kernel/failure';
import { failure, success } from '../../../../src/domain/shared/result';
import type { FakeHost } from '../../../fakes/fake-host';
import { FakeIdentityProvider } from '../../../fakes/fake-identity-provider';
import { HostMailActions } from '../../../fakes/host-sign-in';
import { MemoryLog, RecordedNotices } from '../../../fakes/memory-platform';

const email = 'ada@example.com';

function setUp() {
  const people = new FakeIdentityProvider(() => 0);
  const person = people.add({ email, password: 'correct horse' });
  const notices = new RecordedNotices();
  const actions = new HostMailActions({ identities: people, down: false } as FakeHost);
  return {
    people,
    person,
    notices,
    follow: new FollowMailLink(actions, actions, new SignInReport(notices, new MemoryLog())),
  };
}

describe('the link of a mail', () => {
  it('says what it would do, and does it', async () => {
    const { people, person, notices, follow } = setUp();
    people.mail(email, { kind: 'verifyEmail', email }, '/', person.id);
    const { code } = people.mails[0]!;
    expect(await follow.read(code)).toMatchObject({ ok: true, value: { kind: 'verifyEmail', email } });
    expect(person.verified).toBe(false);
    expect(await follow.apply(code)).toEqual(success(undefined));
    expect(person.verified).toBe(true);
    expect(notices.shown).toEqual([]);
  });

  it('sets another password', async () => {
    const { people, person, follow } = setUp();
    people.mail(email, { kind: 'resetPassword', email }, '/', person.id);
    expect(await follow.resetPassword(people.mails[0]!.code, 'battery staple')).toEqual(success(undefined));
    expect(person.password).toBe('battery staple');
  });

  it('that was used is told of, whatever is wanted of it', async () => {
    const { notices, follow } = setUp();
    const refused = { ok: false, error: { code: 'auth/invalid-action-code' } };
    expect(await follow.read('none')).toMatchObject(refused);
    expect(await follow.apply('none')).toMatchObject(refused);
    expect(await follow.resetPassword('none', 'battery staple')).toMatchObject(refused);
    const toast = { kind: 'error', text: { key: 'session:mail.dead.used' } };
    expect(notices.shown).toEqual([toast, toast, toast]);
  });
});

describe('whom a new account was invited by', () => {
  async function accepted(can: boolean | Failure, refusal?: Failure) {
    const notices = new RecordedNotices();
    const named: string[] = [];
    const referral = { canAccept: async () => (typeof can === 'boolean' ? success(can) : failure(can)) };
    const commands = {
      accept: async (code: string) => (named.push(code), refusal ? failure(refusal) : success(undefined)),
    };
    await new AcceptReferral(referral as never, commands as never, notices).execute('OTTER');
    return { named, shown: notices.shown };
  }

  it('is named and told', async () => {
    expect(await accepted(true)).toEqual({
      named: ['OTTER'],
      shown: [{ kind: 'success', text: { key: 'session:referral.accepted', values: { code: 'OTTER' } } }],
    });
  });

  const refused = [{ kind: 'warning', text: { key: 'session:referral.refused', values: { code: 'OTTER' } } }];

  it('is not named by a code that does not hold', async () => {
    expect(await accepted(false)).toEqual({ named: [], shown: refused });
    expect(await accepted({ kind: 'offline' })).toEqual({ named: [], shown: refused });
  });

  it('is told where the host does not take the code after all', async () => {
    expect((await accepted(true, { kind: 'notFound' })).shown).toEqual(refused);
  });
});
