import { CookieSessionTokenAdapter } from '../../../../src/infrastructure/cookies/cookie-session-token.adapter';
import type { Environment } from '../../../../src/application/platform/environment';
import { FakePage, MemoryStorage } from '../../../fakes/memory-platform';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { jwt, MemoryCookieJar, MemoryTabChannel, tokenLife } from '../../../support/session-fixture';
import { testEnvironment } from '../../../support/test-environment';

const cookie = testEnvironment.session.cookieName;
const withoutRefresh: Environment = {
  ...testEnvironment,
  session: { ...testEnvironment.session, refreshUrl: undefined },
};

function setUp(
  environment = testEnvironment,
  prepare: (jar: MemoryCookieJar, time: FakeScheduler) => void = () => undefined,
) {
  const time = new FakeScheduler();
  const jar = new MemoryCookieJar();
  const storage = new MemoryStorage();
  const page = new FakePage();
  prepare(jar, time);
  const tabs = new Set<() => void>();
  const open = () =>
    new CookieSessionTokenAdapter(jar, storage, new MemoryTabChannel(tabs), environment, time, time, page);
  return { time, jar, storage, page, tokens: open(), open };
}

const issue = (jar: MemoryCookieJar, time: FakeScheduler, life = tokenLife): string => {
  const token = jwt(time.now(), time.now() + life);
  jar.write(`${cookie}=${token}`);
  return token;
};

describe('the authorization cookie', () => {
  it('is found at once, with its end and whom it is for', () => {
    const { tokens, time } = setUp(testEnvironment, issue);
    expect(tokens.token.current).toMatch(/^ey/);
    expect(tokens.expiresAt()).toBe(time.now() + tokenLife);
    expect(tokens.userId()).toBe('user-1');
  });

  it.each([
    ['no cookie', ''],
    ['an empty one', `${cookie}=`],
    ['another one of a similar name', 'x__Host-authorization=abc'],
  ])('is absent with %s', (_, text) => {
    const { tokens } = setUp(testEnvironment, (jar) => text && jar.write(text));
    expect(tokens.token.current).toBeUndefined();
  });

  it.each(['opaque', 'a.b.c', 'a.bnVsbA.c'])('of another form (%s) is used as it is', (token) => {
    const { tokens } = setUp(testEnvironment, (jar) => jar.write(`${cookie}=${token}`));
    expect(tokens.token.current).toBe(token);
    expect(tokens.expiresAt()).toBeUndefined();
    expect(tokens.userId()).toBeUndefined();
  });

  it.each([
    ['can', testEnvironment],
    ['cannot', withoutRefresh],
  ])('counts as expired 30 s early where it %s be renewed', (_, environment) => {
    const { tokens, time } = setUp(environment, issue);
    time.advance(tokenLife - 30_001);
    expect(tokens.token.current).toBeDefined();
    time.advance(1);
    expect(tokens.token.current).toBeUndefined();
  });

  it('reads as absent right after a sleep, before anything has noticed', () => {
    const { tokens, time } = setUp(testEnvironment, issue);
    time.jump(2 * tokenLife);
    expect(tokens.token.current).toBeUndefined();
  });

  it('is looked for each second, but only while the page is visible', () => {
    const { tokens, time, jar, page } = setUp();
    const seen: (string | undefined)[] = [];
    tokens.token.subscribe((token) => seen.push(token));
    page.visible.set(false);
    issue(jar, time);
    time.advance(60_000);
    expect(seen).toEqual([]);
    page.visible.set(true);
    expect(seen).toHaveLength(1);
    jar.write(`${cookie}=; Max-Age=0`);
    time.advance(1_000);
    expect(seen).toEqual([expect.any(String), undefined]);
  });

  it('says whose the device is: theirs who is logged in, also while their token is gone, until they log out', () => {
    const { tokens, time, jar } = setUp();
    const told: unknown[] = [];
    tokens.owner.subscribe((owner) => told.push(owner));
    tokens.token.subscribe((token) => told.push(token === undefined ? 'no token' : 'a token'));
    issue(jar, time);
    tokens.refresh();
    // Whoever hears of the token finds what is theirs.
    expect(told).toEqual(['user-1', 'a token']);
    tokens.rememberUser('user-1');
    time.advance(tokenLife);
    expect(told).toEqual(['user-1', 'a token', 'no token']);
    expect(tokens.owner.current).toBe('user-1');
    tokens.remove();
    expect(tokens.owner.current).toBeUndefined();
  });

  it('of another form says whose the device is once that was read', () => {
    const { tokens } = setUp(testEnvironment, (jar) => jar.write(`${cookie}=opaque`));
    expect(tokens.owner.current).toBeUndefined();
    tokens.rememberUser('user-7');
    expect(tokens.owner.current).toBe('user-7');
  });

  it('is deleted with the attributes its prefix asks for, together with the user id', () => {
    const { tokens, jar, storage } = setUp(testEnvironment, issue);
    tokens.rememberUser('user-1');
    tokens.remove();
    expect(jar.written.at(-1)).toBe('__Host-authorization=; Path=/; Secure; SameSite=Strict; Max-Age=0');
    expect(tokens.token.current).toBeUndefined();
    expect(tokens.rememberedUser()).toBeUndefined();
    expect(storage.read('session.user')).toBeUndefined();
  });

  it('is known to the other tabs at once', () => {
    const { tokens, open, jar, time } = setUp();
    const other = open();
    issue(jar, time);
    tokens.refresh();
    expect(other.token.current).toBeDefined();
    tokens.remove();
    expect(other.token.current).toBeUndefined();
  });

  it.each([-60, 60])('ends by the host’s clock when this device’s is off by %d minutes', (minutes) => {
    const { tokens, open, jar, time } = setUp();
    issue(jar, time);
    time.jump(minutes * 60_000);
    tokens.refresh();
    expect(tokens.expiresAt()).toBe(time.now() + tokenLife);
    expect(open().token.current).toBeDefined();
    time.advance(tokenLife);
    expect(tokens.token.current).toBeUndefined();
  });
});
