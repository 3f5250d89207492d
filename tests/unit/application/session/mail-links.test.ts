import { FollowMailLink } from '../../../../src/application/session/follow-mail-link.use-case';
import { success } from '../../../../src/domain/shared/result';
import type { FakeHost } from '../../../fakes/fake-host';
import { FakeIdentityProvider } from '../../../fakes/fake-identity-provider';
import { HostMailActions } from '../../../fakes/host-sign-in';
import { MemoryLog, RecordedNotices } from '../../../fakes/memory-platform';
import { toldSignIn } from '../../../support/told-sign-in';

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
    follow: new FollowMailLink(actions, actions, toldSignIn(notices, new MemoryLog())),
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
