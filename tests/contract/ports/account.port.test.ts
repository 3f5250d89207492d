import { AccountCommandsPort } from '../../../src/application/account/account-commands.port';
import { AccountPort } from '../../../src/application/account/account.port';
import { onBothSides, value, type PortWorld } from './port-world';

onBothSides('AccountPort', (open) => {
  let world: PortWorld;

  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  it('knows the account of the session', async () => {
    const ada = await world.join('ada@example.com');
    expect(value(await ada.port(AccountPort).account())).toMatchObject({
      email: 'ada@example.com',
      main: true,
      applicationId: ada.accountId,
    });
  });

  it('keeps the language that was chosen', async () => {
    const bea = await world.join('bea@example.com');
    value(await bea.port(AccountCommandsPort).saveLanguage('ukr'));
    expect(value(await bea.port(AccountPort).account()).language).toBe('ukr');
  });

  it('tells a stranger nothing', async () => {
    expect(await world.stranger().port(AccountPort).account()).toMatchObject({
      ok: false,
      error: { kind: 'unauthorised' },
    });
  });
});
