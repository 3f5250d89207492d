import type { Failure } from '../../../../src/application/kernel/failure';
import { Subject } from '../../../../src/application/kernel/observable-value';
import { AcceptReferral, type ReferralAnswer } from '../../../../src/application/session/accept-referral.use-case';
import { KeptReferral } from '../../../../src/application/session/kept-referral';
import { day } from '../../../../src/domain/shared/instant';
import { failure, success } from '../../../../src/domain/shared/result';
import { OwnStorageAdapter } from '../../../../src/infrastructure/storage/own-storage.adapter';
import { MemoryStorage } from '../../../fakes/memory-platform';

const email = 'Ada@example.com';

/** A device, and the pages that are opened on it one after the other. */
function device() {
  const storage = new MemoryStorage();
  const owner = new Subject<string | undefined>(undefined);
  const own = new OwnStorageAdapter(storage, { owner });
  const clock = { time: 0, now: () => clock.time };
  const named: string[] = [];
  const news: (ReferralAnswer | undefined)[] = [];
  const host: { can: boolean | Failure; refusal?: Failure | undefined } = { can: true };
  const referral = { canAccept: async () => (typeof host.can === 'boolean' ? success(host.can) : failure(host.can)) };
  const commands = {
    accept: async (code: string) => (named.push(code), host.refusal ? failure(host.refusal) : success(undefined)),
  };
  const page = () => {
    const accept = new AcceptReferral(referral as never, commands as never, new KeptReferral(storage, own, clock), {
      owner,
    });
    return {
      keepFor: accept.keepFor.bind(accept),
      execute: async (code: string) => void news.push(await accept.execute(code)),
      resume: async (who: string | undefined) => void news.push(await accept.resume(who)),
    };
  };
  const told = () => news.flatMap((answer) => (answer ? [`${answer.what} ${answer.code}`] : []));
  return { storage, page, host, named, told, clock, logIn: (who: string | undefined) => owner.set(who) };
}

describe('whom a new account was invited by', () => {
  it('is named and told, once', async () => {
    const { page, named, told, storage, logIn } = device();
    const store = page();
    store.keepFor(email, 'OTTER');
    logIn('7');
    await Promise.all([store.resume(email), store.execute('OTTER')]);
    await store.execute('OTTER');
    await store.resume(email);
    expect(named).toEqual(['OTTER']);
    expect(told()).toEqual(['accepted OTTER']);
    expect(storage.all()).toEqual({});
  });

  it.each([
    ['that nobody has', false, undefined, 'refused'],
    ['that the host does not take after all', true, { kind: 'invalid' }, 'refused'],
    ['where one is known already', true, { kind: 'duplicate' }, 'known'],
  ] as const)('is told of a code %s, which is not sent again', async (_, can, refusal, what) => {
    const { page, host, told, storage, logIn } = device();
    logIn('7');
    Object.assign(host, { can, refusal });
    await page().execute('OTTER');
    expect(told()).toEqual([`${what} OTTER`]);
    expect(storage.all()).toEqual({});
  });

  it.each([
    [{ kind: 'offline' }, undefined],
    [true, { kind: 'unanswered' }],
    [true, { kind: 'unauthorised' }],
  ] as const)('is kept while nobody has answered (%j, %j), and named by the next page', async (can, refusal) => {
    const { page, host, named, told, logIn } = device();
    logIn('7');
    Object.assign(host, { can, refusal });
    await page().execute('OTTER');
    await page().resume(email);
    expect(told()).toEqual(['kept OTTER']);
    named.length = 0;
    Object.assign(host, { can: true, refusal: undefined });
    await page().resume(email);
    await page().resume(email);
    expect(named).toEqual(['OTTER']);
    expect(told()).toEqual(['kept OTTER', 'accepted OTTER']);
  });

  it('is named by the next page where the form was left before the account was there', async () => {
    const { page, named, logIn } = device();
    page().keepFor(email, 'OTTER');
    logIn('7');
    await page().resume(email.toLowerCase());
    expect(named).toEqual(['OTTER']);
  });

  it('is nobody else who comes to the device', async () => {
    const { page, host, named, logIn } = device();
    page().keepFor(email, 'OTTER');
    logIn('8');
    await page().resume('bo@example.com');
    await page().resume(undefined);
    host.can = { kind: 'offline' };
    logIn('7');
    await page().execute('OTTER');
    host.can = true;
    logIn('8');
    await page().resume('bo@example.com');
    expect(named).toEqual([]);
  });

  it('is named for each who comes by the same link to the same page', async () => {
    const { page, named, told, logIn } = device();
    const store = page();
    for (const who of ['7', '8']) {
      logIn(who);
      await store.execute('OTTER');
      logIn(undefined);
    }
    expect(named).toEqual(['OTTER', 'OTTER']);
    expect(told()).toEqual(['accepted OTTER', 'accepted OTTER']);
  });

  it('is not asked for any more after a week', async () => {
    const { page, named, clock, logIn } = device();
    page().keepFor(email, 'OTTER');
    logIn('7');
    clock.time = 7 * day;
    await page().resume(email);
    expect(named).toEqual([]);
  });
});
