import type { Environment } from '../../../../src/application/platform/environment';
import { GoogleOneTapAdapter } from '../../../../src/infrastructure/gsi/google-one-tap.adapter';
import type { GsiClient, GsiMoment } from '../../../../src/infrastructure/gsi/gsi-client';
import { jwt } from '../../../support/session-fixture';
import { testEnvironment } from '../../../support/test-environment';

type Configuration = Parameters<GsiClient['initialize']>[0];

/** Google's client as its reference describes it. */
class FakeClient implements GsiClient {
  configuration!: Configuration;
  tell!: (moment: GsiMoment) => void;
  cancelled = 0;

  initialize(configuration: Configuration): void {
    this.configuration = configuration;
  }

  prompt(listener: (moment: GsiMoment) => void): void {
    this.tell = listener;
  }

  cancel(): void {
    this.cancelled += 1;
  }
}

const moment = (about: Partial<GsiMoment>): GsiMoment => ({
  isSkippedMoment: () => false,
  isDismissedMoment: () => false,
  getDismissedReason: () => '',
  ...about,
});

function setUp(firebase: Partial<Environment['firebase']> = {}) {
  const client = new FakeClient();
  const asked: string[] = [];
  const state = { broken: false };
  const load = async (address: string): Promise<GsiClient> => {
    asked.push(address);
    if (state.broken) throw new Error('the script could not be loaded');
    return client;
  };
  const environment = {
    ...testEnvironment,
    firebase: { ...testEnvironment.firebase, googleClientId: 'site', ...firebase },
  };
  return { client, asked, state, adapter: new GoogleOneTapAdapter(environment, load) };
}

describe('Google’s one tap', () => {
  it('comes from Google, or from the server that stands in', async () => {
    const real = setUp();
    void real.adapter.ask();
    expect(real.asked).toEqual(['https://accounts.google.com/gsi/client']);
    const practice = setUp({ emulatorUrl: 'http://localhost:8702' });
    void practice.adapter.ask();
    expect(practice.asked).toEqual(['http://localhost:8702/gsi/client']);
  });

  it('asks for this site, and is not closed by a tap outside', async () => {
    const world = setUp();
    void world.adapter.ask();
    await new Promise(process.nextTick);
    expect(world.client.configuration).toMatchObject({ client_id: 'site', cancel_on_tap_outside: false });
  });

  it('hands out Google’s token and the address in it', async () => {
    const world = setUp();
    const answer = world.adapter.ask();
    await new Promise(process.nextTick);
    const token = `${jwt(0, 0).split('.')[0]}.${Buffer.from(JSON.stringify({ email: 'ada@gmail.com' })).toString('base64url')}.`;
    world.client.tell(moment({ isDismissedMoment: () => true, getDismissedReason: () => 'credential_returned' }));
    world.client.configuration.callback({ credential: token });
    expect(await answer).toEqual({ ok: true, value: { email: 'ada@gmail.com', accessToken: token } });
  });

  it.each([{ credential: undefined }, { credential: 7 }, { credential: 'no token' }])(
    'trusts no answer blindly: %j',
    async (given) => {
      const world = setUp();
      const answer = world.adapter.ask();
      await new Promise(process.nextTick);
      world.client.configuration.callback(given);
      expect(await answer).toMatchObject({ ok: true, value: { email: undefined } });
    },
  );

  it.each([
    moment({ isSkippedMoment: () => true }),
    moment({ isDismissedMoment: () => true, getDismissedReason: () => 'cancel_called' }),
    moment({ isNotDisplayed: () => true }),
  ])('that nobody answers is cancelled (%#)', async (told) => {
    const world = setUp();
    const answer = world.adapter.ask();
    await new Promise(process.nextTick);
    world.client.tell(told);
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
  });

  it('is taken away', async () => {
    const world = setUp();
    const answer = world.adapter.ask();
    await new Promise(process.nextTick);
    world.adapter.withdraw();
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
    expect(world.client.cancelled).toBe(1);
  });

  it('that does not load says so, and is tried again the next time', async () => {
    const world = setUp();
    world.state.broken = true;
    expect(await world.adapter.ask()).toMatchObject({ ok: false, error: { kind: 'offline' } });
    world.state.broken = false;
    void world.adapter.ask();
    expect(world.asked).toHaveLength(2);
  });

  it('does not load where the deployment has no place at Google', async () => {
    const world = setUp({ googleClientId: undefined });
    expect(await world.adapter.ask()).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
    expect(world.asked).toEqual([]);
  });
});
