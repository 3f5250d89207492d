import { AccountPort } from '../../../src/application/account/account.port';
import { AccountCommandsPort } from '../../../src/application/account/account-commands.port';
import { onBothSides, value, type PortWorld } from './port-world';
import { refused } from './proofs';

onBothSides('AccountCommandsPort, preferences', (open) => {
  let world: PortWorld;

  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  it('keeps preferences where the account is read, one beside the other', async () => {
    const ada = await world.join('ada@example.com');
    value(await ada.port(AccountCommandsPort).savePreferences({ theme: 'light', 'sound.on': true }));
    expect(value(await ada.port(AccountCommandsPort).savePreferences({ theme: 'contrast' }))).toEqual({
      theme: 'contrast',
      'sound.on': true,
    });
    expect(value(await ada.port(AccountPort).account()).preferences).toEqual({ theme: 'contrast', 'sound.on': true });
  });

  it('keeps them for whoever is logged in, and for nobody else', async () => {
    const bea = await world.join('bea@example.com');
    expect(value(await bea.port(AccountPort).account()).preferences).toEqual({});
    expect(await world.stranger().port(AccountCommandsPort).savePreferences({ theme: 'light' })).toEqual(
      refused('unauthorised'),
    );
  });
});
