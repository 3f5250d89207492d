import { CampaignsQueries } from '../../../../src/application/campaigns/campaigns.queries';
import { DismissRewardNotice } from '../../../../src/application/campaigns/dismiss-reward-notice.use-case';
import { JoinCampaign } from '../../../../src/application/campaigns/join-campaign.use-case';
import { ListingCampaignQueries } from '../../../../src/application/campaigns/listing-campaign.queries';
import { PredictListing } from '../../../../src/application/campaigns/predict-listing.use-case';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import { exchange } from '../../../support/asked-exchange';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { ReadCache } from '../../../support/read-cache';

const lost = failure({ kind: 'unanswered' } as const);
const refused = failure({ kind: 'invalid' } as const);
const duplicate = failure({ kind: 'duplicate' } as const);
const offline = failure({ kind: 'offline' } as const);
const done = <T>(value: T) => success({ status: 'done', value });

function setUp(answers: Record<string, unknown> = {}) {
  const host = exchange({ account: success({ predictions: [] }), ...answers });
  const time = new FakeScheduler();
  const cache = new ReadCache();
  const campaigns = new CampaignsQueries(cache, host.port);
  return {
    host,
    time,
    join: new JoinCampaign(host.port, host.port, campaigns, time),
    dismiss: new DismissRewardNotice(host.port, campaigns),
    predict: new PredictListing(host.port, host.port, new ListingCampaignQueries(cache, host.port), time),
  };
}

/** What is told of something whose answer never came. */
function toldOf(sent: unknown): jest.Mock {
  const told = jest.fn();
  expect(sent).toMatchObject({ ok: true, value: { status: 'lookedUp' } });
  void (sent as { value: { outcome: Promise<unknown> } }).value.outcome.then(told);
  return told;
}

describe('signing up for a campaign', () => {
  it.each([success(undefined), duplicate])(
    'is done, also for an account that takes part already (%#)',
    async (answer) => {
      const { host, join } = setUp({ signUp: answer });
      expect(await join.execute('c1')).toEqual(done(true));
      expect(host.calls).toEqual([
        ['signUp', 'c1'],
        ['campaign', 'c1', true],
        ['competition', 'c1', true],
      ]);
    },
  );

  it('is refused while it is closed', async () => {
    const { join } = setUp({ signUp: refused });
    expect(await join.execute('c1')).toEqual(refused);
  });

  it('whose answer was lost is known by the campaign, and is never asked for again', async () => {
    const { host, time, join } = setUp({ signUp: lost, campaign: success({ signedUp: false }) });
    const told = toldOf(await join.execute('c1'));
    await time.settle(10_000, 1_000);
    expect(told).not.toHaveBeenCalled();
    host.answers['campaign'] = success({ signedUp: true });
    await time.settle(15_000, 1_000);
    expect(told).toHaveBeenCalledWith({ status: 'done', value: true });
    expect(host.times('signUp')).toBe(1);
    // Only the account's own form tells whether it takes part.
    expect(host.calls.filter(([name]) => name === 'campaign')).not.toContainEqual(['campaign', 'c1', false]);
  });
});

describe('the notice of a reward', () => {
  it.each([
    [success(undefined), success(undefined)],
    [failure({ kind: 'notFound' }), success(undefined)],
    [offline, offline],
  ])('is put away, also where another window was faster, and the others are read again (%#)', async (answer, told) => {
    const { host, dismiss } = setUp({ dismissNotice: answer });
    expect(await dismiss.execute('n1')).toEqual(told);
    expect(host.calls).toEqual([['dismissNotice', 'n1'], ['rewardNotices']]);
  });
});

describe('what a candidate will cost', () => {
  const price = decimal('1.5');
  const wish = { round: 3, token: 'ABC', price };
  const kept = { ...wish, votes: 4 };
  const account = (...predictions: readonly object[]) => success({ predictions });

  it('is foretold with the votes that went with it, and every board is read again', async () => {
    const { host, predict } = setUp({ account: account(kept) });
    expect(await predict.execute(wish)).toEqual(done(kept));
    expect(host.calls.slice(0, 2)).toEqual([['predict', wish], ['account']]);
    expect(host.calls.slice(2).map(([name]) => name)).toEqual(['round', 'voting', 'showdown', 'battle', 'account']);
  });

  it.each([
    ['of another round', { round: 2 }],
    ['of another candidate', { token: 'XYZ' }],
    ['at another price', { price: decimal('2') }],
  ])('is not taken for a prediction %s', async (_name, other) => {
    const { predict } = setUp({ account: account({ ...kept, ...other, votes: 1 }, kept) });
    expect(await predict.execute(wish)).toEqual(done(kept));
  });

  it.each([account(), offline])('is foretold also where its votes cannot be read (%#)', async (answer) => {
    const { predict } = setUp({ account: answer });
    expect(await predict.execute(wish)).toEqual(done({ token: 'ABC', price, votes: 0 }));
  });

  it('was foretold already where the same was said before, and is refused at another price', async () => {
    expect(await setUp({ predict: duplicate, account: account(kept) }).predict.execute(wish)).toEqual(done(kept));
    const other = account({ ...kept, price: decimal('2') });
    expect(await setUp({ predict: duplicate, account: other }).predict.execute(wish)).toEqual(duplicate);
  });

  it('cannot be foretold outside the voting, and nothing is looked up then', async () => {
    const { host, predict } = setUp({ predict: refused, account: account(kept) });
    expect(await predict.execute(wish)).toEqual(refused);
    expect(host.calls.slice(0, 2)).toEqual([['predict', wish], ['round']]);
  });

  it('whose answer was lost is known by the account', async () => {
    const { host, time, predict } = setUp({ predict: lost });
    const told = toldOf(await predict.execute(wish));
    await time.settle(10_000, 1_000);
    expect(told).not.toHaveBeenCalled();
    host.answers['account'] = account(kept);
    await time.settle(15_000, 1_000);
    expect(told).toHaveBeenCalledWith({ status: 'done', value: kept });
    expect(host.times('predict')).toBe(1);
  });
});
