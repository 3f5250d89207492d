import { ChangeProfile } from '../../../../src/application/social/change-profile.use-case';
import { FollowingQueries } from '../../../../src/application/social/following.queries';
import { FollowTrader } from '../../../../src/application/social/follow-trader.use-case';
import { TradersQueries } from '../../../../src/application/social/traders.queries';
import { SettingsQueries } from '../../../../src/application/account/settings.queries';
import { failure, success } from '../../../../src/domain/shared/result';
import { exchange } from '../../../support/asked-exchange';
import { ReadCache } from '../../../support/read-cache';

const refused = failure({ kind: 'invalid' } as const);

describe('a trader', () => {
  function setUp() {
    const host = exchange();
    const cache = new ReadCache();
    return {
      host,
      use: new FollowTrader(host.port, new FollowingQueries(cache, host.port), new TradersQueries(cache, host.port)),
    };
  }

  const shown = [['followingIds'], ['following'], ['overview', 'u1']];

  it.each([
    ['follow', 'duplicate', 'notFound'],
    ['unfollow', 'notFound', 'duplicate'],
  ] as const)('is shown as it is after a wish to %s, also where it was so already', async (wish, already, other) => {
    const { host, use } = setUp();
    expect(await use[wish]('u1')).toEqual(success(undefined));
    expect(host.calls).toEqual([[wish, 'u1'], ...shown]);
    host.answers[wish] = failure({ kind: already });
    expect(await use[wish]('u1')).toEqual(success(undefined));
    expect(host.calls.slice(4)).toEqual([[wish, 'u1'], ...shown]);
    host.answers[wish] = failure({ kind: other });
    expect(await use[wish]('u1')).toEqual(failure({ kind: other }));
    expect(host.times('following')).toBe(2);
  });
});

describe('what others see of the account', () => {
  function setUp() {
    const host = exchange();
    const cache = new ReadCache();
    const settings = new SettingsQueries(cache, host.port, host.port, host.port, host.port);
    return { host, use: new ChangeProfile(host.port, settings, new TradersQueries(cache, host.port)) };
  }

  const change = { intro: 'Patient.' } as never;

  it('is read again once it has changed, on the page of the profile as well', async () => {
    const { host, use } = setUp();
    expect(await use.change(change, 'u1')).toEqual(success(undefined));
    expect(host.calls).toEqual([['saveSettings', change], ['settings'], ['overview', 'u1']]);
  });

  it('is read in the settings alone where no page shows the profile', async () => {
    const { host, use } = setUp();
    await use.change(change);
    expect(host.calls).toEqual([['saveSettings', change], ['settings']]);
  });

  it('stays as it was where the change is refused', async () => {
    const { host, use } = setUp();
    host.answers['saveSettings'] = refused;
    expect(await use.change(change, 'u1')).toEqual(refused);
    expect(host.calls).toEqual([['saveSettings', change]]);
  });
});
