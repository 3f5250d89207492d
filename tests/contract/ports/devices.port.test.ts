import { AccountSettingsCommandsPort } from '../../../src/application/account/account-settings-commands.port';
import { DevicesCommandsPort } from '../../../src/application/security/devices-commands.port';
import { DevicesPort } from '../../../src/application/security/devices.port';
import { onBothSides, value, type PortVisitor, type PortWorld } from './port-world';
import { refused } from './proofs';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

onBothSides('DevicesPort', (open) => {
  let world: PortWorld;
  /** The same person on another device. */
  const logIn = (person: PortVisitor) =>
    world.areas.sessions.begin(person.userId, { ip: '203.0.113.7', userAgent: firefox }).session.sessionId;

  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  it('lists where somebody is logged in, and which of them asks', async () => {
    const ada = await world.join('ada@example.com');
    const id = logIn(ada);
    const { rows, total } = value(await ada.port(DevicesPort).list(1, 10));
    expect(total).toBe(2);
    expect(rows.find((row) => row.id === id)).toMatchObject({
      name: 'Firefox on Windows',
      platform: 'Windows',
      browser: 'Firefox',
      ip: '203.0.113.7',
      lastActiveAt: world.now(),
      current: false,
      trusted: false,
    });
    expect(rows.filter(({ current }) => current).map((row) => row.id)).not.toContain(id);
    expect(value(await ada.port(DevicesPort).list(2, 1)).rows).toHaveLength(1);
  });

  it('ends one at once', async () => {
    const bea = await world.join('bea@example.com');
    const id = logIn(bea);
    value(await bea.port(DevicesCommandsPort).end(id));
    expect(world.areas.sessions.isOpen(id)).toBe(false);
    expect(value(await bea.port(DevicesPort).list(1, 10)).total).toBe(1);
    expect(await bea.port(DevicesCommandsPort).end(id)).toEqual(refused('notFound'));
  });

  it('ends the one that asks, which is logged out then', async () => {
    const cid = await world.join('cid@example.com');
    const own = value(await cid.port(DevicesPort).list(1, 10)).rows.find(({ current }) => current)!;
    value(await cid.port(DevicesCommandsPort).end(own.id));
    expect(await cid.port(DevicesPort).list(1, 10)).toEqual(refused('unauthorised'));
  });

  it('ends nobody else’s', async () => {
    const [dan, eve] = [await world.join('dan@example.com'), await world.join('eve@example.com')];
    const id = logIn(eve);
    expect(await dan.port(DevicesCommandsPort).end(id)).toEqual(refused('notFound'));
    expect(world.areas.sessions.isOpen(id)).toBe(true);
  });

  it('ends all but the one that asks', async () => {
    const fay = await world.join('fay@example.com');
    const others = [logIn(fay), logIn(fay)];
    expect(value(await fay.port(DevicesCommandsPort).endOthers())).toBe(2);
    expect(others.map((id) => world.areas.sessions.isOpen(id))).toEqual([false, false]);
    expect(value(await fay.port(DevicesPort).list(1, 10)).total).toBe(1);
  });

  it('says which of them are pushed to; that ends with the device, or by itself', async () => {
    const gil = await world.join('gil@example.com');
    const settings = gil.port(AccountSettingsCommandsPort);
    const pushes = async () => value(await gil.port(DevicesPort).list(1, 10)).rows.map((row) => row.pushes);
    const other = logIn(gil);
    value(await settings.registerPush('token-of-gil', 'android'));
    const { rows } = value(await gil.port(DevicesPort).list(1, 10));
    expect(rows.filter((row) => row.pushes).map(({ current }) => current)).toEqual([true]);
    expect(await settings.stopPush('no-such-device')).toEqual(refused('notFound'));
    value(await settings.stopPush());
    expect(await pushes()).toEqual([false, false]);
    expect(await settings.registerPush('token-of-gil', 'android', true)).toMatchObject({
      ok: false,
      error: { kind: 'rejected' },
    });
    const user = world.areas.users.byId(gil.userId)!;
    world.areas.pushDevices.add(user, { token: 'of-the-other', platform: 'ios' }, false, { sessionId: other });
    expect([...(await pushes())].sort()).toEqual([false, true]);
    value(await settings.stopPush(other));
    expect(await pushes()).toEqual([false, false]);
  });
});
