import { SessionFixture, tokenLife } from '../../../support/session-fixture';
import type { Failure } from '../../../../src/application/kernel/failure';
import { testEnvironment } from '../../../support/test-environment';

const minute = 60_000;
const broken: Failure = { kind: 'unknown', code: 'HTTP 500' };

function started(life: number, renewals: (Failure | 'ok')[] = []): SessionFixture {
  const tab = new SessionFixture(undefined, undefined, undefined, undefined, undefined, (host) => host.mint(life));
  tab.host.renewals = renewals;
  tab.renewal.start();
  return tab;
}

async function renewalTimes(tab: SessionFixture, span: number): Promise<number[]> {
  const start = tab.time.now();
  const times: number[] = [];
  const renew = tab.host.renew.bind(tab.host);
  tab.host.renew = () => {
    times.push((tab.time.now() - start) / 1_000);
    return renew();
  };
  await tab.time.settle(span, 1_000);
  return times;
}

describe('renewal of the authorization cookie', () => {
  it('comes 5 minutes before each expiry', async () => {
    expect(await renewalTimes(started(tokenLife), 31 * minute)).toEqual([600, 1_200, 1_800]);
  });

  it('is tried again after 30 s, doubling to 16 minutes', async () => {
    const tab = started(
      10 * tokenLife,
      Array.from({ length: 20 }, () => broken),
    );
    const times = await renewalTimes(tab, 10 * tokenLife + 40 * minute);
    const gaps = times.slice(1).map((time, index) => time - times[index]!);
    expect(times[0]).toBe(145 * 60);
    expect(gaps).toEqual([30, 60, 120, 240, 480, 960, ...gaps.slice(6).map(() => 960)]);
  });

  it('starts the back-off anew after a success', async () => {
    const tab = started(tokenLife, [broken, broken, broken, 'ok', broken, 'ok']);
    expect(await renewalTimes(tab, 30 * minute)).toEqual([600, 630, 690, 810, 1_410, 1_440]);
  });

  it('is not tried again when the host refuses', async () => {
    const tab = started(tokenLife, [{ kind: 'unauthorised', code: '-1002' }]);
    expect(await renewalTimes(tab, 14 * minute)).toEqual([600]);
  });

  it('does not hammer a host whose tokens live shorter than the lead', async () => {
    const tab = started(2 * minute);
    tab.host.mint = (
      (mint) => () =>
        mint.call(tab.host, 2 * minute)
    )(tab.host.mint);
    const times = await renewalTimes(tab, 2 * minute);
    expect(times).toHaveLength(4);
    expect(Math.min(...times.slice(1).map((time, index) => time - times[index]!))).toBeGreaterThanOrEqual(30);
  });

  it('asks once when two parts of the page ask at the same time', async () => {
    const tab = started(tokenLife);
    await Promise.all([tab.renewal.renew(), tab.renewal.renew()]);
    expect(tab.asked('renew')).toBe(1);
  });
});

describe('a renewal', () => {
  it('says what came of it', async () => {
    const tab = started(tokenLife, [broken, { kind: 'unauthorised', code: '-1002' }, 'ok']);
    expect([await tab.renewal.renew(), await tab.renewal.renew(), await tab.renewal.renew()]).toEqual([
      'failed',
      'refused',
      'renewed',
    ]);
    expect(tab.log.lines).toEqual([
      { level: 'warning', message: 'The session could not be renewed', details: broken },
      {
        level: 'warning',
        message: 'The session could not be renewed',
        details: { kind: 'unauthorised', code: '-1002' },
      },
    ]);
    tab.page.online.set(false);
    expect(await tab.renewal.renew()).toBe('away');
  });

  it('is planned for a token that comes later', async () => {
    const tab = new SessionFixture();
    tab.renewal.start();
    tab.host.mint();
    tab.tokens.refresh();
    expect(await renewalTimes(tab, 11 * minute)).toEqual([600]);
  });

  it('is not asked for by a connection that comes back while nothing failed', async () => {
    const tab = started(tokenLife);
    tab.page.online.set(false);
    tab.page.online.set(true);
    await tab.time.settle();
    expect(tab.asked('renew')).toBe(0);
  });

  it('is made as soon as the connection is back after one that failed, and not when it goes', async () => {
    const tab = started(tokenLife, [broken]);
    await tab.renewal.renew();
    tab.page.online.set(false);
    await tab.time.settle();
    expect(tab.asked('renew')).toBe(1);
    tab.page.online.set(true);
    await tab.time.settle();
    expect(tab.asked('renew')).toBe(2);
  });

  it('is planned no longer once it is stopped, whatever comes', async () => {
    const tab = new SessionFixture(undefined, undefined, undefined, undefined, undefined, (host) => host.mint());
    const stop = tab.renewal.start();
    tab.host.renewals = [broken];
    await tab.renewal.renew();
    stop();
    tab.page.online.set(false);
    tab.page.online.set(true);
    tab.host.mint();
    tab.tokens.refresh();
    await tab.time.settle(tokenLife, 1_000);
    expect(tab.asked('renew')).toBe(1);
  });

  it('is not planned for a token that does not say when it ends', async () => {
    const tab = new SessionFixture();
    tab.jar.write(`${testEnvironment.session.cookieName}=e30.e30.`);
    tab.renewal.start();
    tab.tokens.refresh();
    expect(await renewalTimes(tab, 30 * minute)).toEqual([]);
  });
});
