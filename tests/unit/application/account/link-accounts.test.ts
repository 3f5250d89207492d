import { LinkDiscord } from '../../../../src/application/account/link-discord.use-case';
import { LinkWallet } from '../../../../src/application/account/link-wallet.use-case';
import { LinkX } from '../../../../src/application/account/link-x.use-case';
import { ProfileQueries } from '../../../../src/application/account/profile.queries';
import { SettingsQueries } from '../../../../src/application/account/settings.queries';
import { failure, success } from '../../../../src/domain/shared/result';
import { MemoryStorage, SequenceRandom } from '../../../fakes/memory-platform';
import { exchange } from '../../../support/asked-exchange';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { ReadCache } from '../../../support/read-cache';
import { testEnvironment } from '../../../support/test-environment';

const refused = failure({ kind: 'invalid' } as const);
const cancelled = failure({ kind: 'cancelled' } as const);
const proof = { authenticator: '123456' } as never;

function setUp(answers: Record<string, unknown> = {}, wallet: Record<string, unknown> = {}) {
  const host = exchange(answers);
  const { port } = host;
  const signer = exchange({
    connect: success({ address: '0xabc', chain: '1' }),
    sign: success('0xsigned'),
    ...wallet,
  });
  const cache = new ReadCache();
  const settings = new SettingsQueries(cache, port, port, port, port);
  const profiles = new ProfileQueries(cache, port);
  const storage = new MemoryStorage();
  const time = new FakeScheduler();
  const environment = { ...testEnvironment, discord: { authorizeUrl: 'https://discord.test', clientId: 'client' } };
  return {
    host,
    signer,
    storage,
    time,
    wallet: new LinkWallet(port, port, signer.port, settings, profiles),
    x: new LinkX(port, settings),
    discord: new LinkDiscord(port, profiles, environment, storage, new SequenceRandom(), time),
  };
}

type Uses = ReturnType<typeof setUp>;
type Call = readonly unknown[];

const consent = { address: '0xabc', chain: '1', message: 'm', signature: '0xsigned' };

describe('an account elsewhere', () => {
  const changes: readonly (readonly [(uses: Uses) => Promise<unknown>, Call, readonly Call[]])[] = [
    [({ wallet }) => wallet.bind(consent, proof), ['bindWallet', consent, proof], [['wallet'], ['profile']]],
    [({ wallet }) => wallet.unbind(proof), ['unbindWallet', proof], [['wallet'], ['profile']]],
    [({ wallet }) => wallet.switchMode('DEFI'), ['switchWalletMode', 'DEFI'], [['wallet'], ['profile']]],
    [({ x }) => x.finish('1234567'), ['bindTwitter', '1234567'], [['settings']]],
    [({ x }) => x.unbind(), ['unbindTwitter'], [['settings']]],
    [({ x }) => x.removePicture(), ['removeTwitterImage'], [['twitter']]],
    [({ discord }) => discord.unbind(), ['unbindDiscord'], [['profile']]],
  ];

  it.each(changes)('is shown as it is once something of it has changed (%#)', async (change, call, shown) => {
    const uses = setUp();
    expect(await change(uses)).toEqual(success(undefined));
    expect(uses.host.calls).toEqual([call, ...shown]);
  });

  it.each(changes)('stays as it was where a change is refused (%#)', async (change, call) => {
    const uses = setUp({ [String(call[0])]: refused });
    expect(await change(uses)).toEqual(refused);
    expect(uses.host.calls).toEqual([call]);
  });
});

describe('a wallet of one’s own', () => {
  const asked = success({ messageToSign: 'm' });

  it('signs the message that the exchange has for it just now', async () => {
    const { signer, wallet } = setUp({ wallet: asked });
    expect(await wallet.consent()).toEqual(success(consent));
    expect(signer.calls).toEqual([['connect'], ['sign', '0xabc', 'm']]);
  });

  it.each([
    [refused, refused],
    [success({ messageToSign: undefined }), failure({ kind: 'duplicate' })],
  ])('is asked for nothing where the exchange has no message (%#)', async (state, answer) => {
    const { signer, wallet } = setUp({ wallet: state });
    expect(await wallet.consent()).toEqual(answer);
    expect(signer.calls).toEqual([]);
  });

  it('signs nothing where the person lets the page see no account, and binds nothing where they do not sign', async () => {
    const unseen = setUp({ wallet: asked }, { connect: cancelled });
    expect(await unseen.wallet.consent()).toEqual(cancelled);
    expect(unseen.signer.calls).toEqual([['connect']]);
    expect(await setUp({ wallet: asked }, { sign: cancelled }).wallet.consent()).toEqual(cancelled);
  });

  it.each([true, false])('is offered where the browser has one (%s)', (there) => {
    const none = undefined as never;
    expect(new LinkWallet(none, none, { isThere: () => there } as never, none, none).available).toBe(there);
  });
});

describe('an account of X', () => {
  it('begins where X shows its code', async () => {
    const { host, x } = setUp({ beginTwitter: success({ url: 'https://x.test' }) });
    expect(await x.begin()).toEqual(success({ url: 'https://x.test' }));
    expect(host.calls).toEqual([['beginTwitter']]);
  });
});

describe('an account of Discord', () => {
  const back = 'https://exchange.test/back';
  const stateOf = ({ discord }: Uses) => new URL(discord.begin(back)!).searchParams.get('state')!;

  it('is offered where the deployment knows Discord', () => {
    expect(setUp().discord.available).toBe(true);
  });

  it('is bound as long as its code is good, and is shown then', async () => {
    const uses = setUp();
    const state = stateOf(uses);
    uses.time.advance(10 * 60_000 - 1);
    expect(await uses.discord.finish({ code: 'code', state }, back)).toEqual(success(undefined));
    expect(uses.host.calls).toEqual([['bindDiscord', 'code', back], ['profile']]);
  });

  it('is not bound by an answer to a question that says not when it was asked', async () => {
    const { time, storage, discord } = setUp();
    for (const at of [undefined, String(time.now())]) {
      storage.write('discord.state', JSON.stringify({ state: 'kept', at }));
      expect(await discord.finish({ code: 'code', state: 'kept' }, back)).toEqual(refused);
    }
    storage.write('discord.state', JSON.stringify({ state: 'kept', at: time.now() }));
    expect(await discord.finish({ code: 'code', state: 'kept' }, back)).toEqual(success(undefined));
  });
});
