import { DevicePush } from '../../../../src/application/platform/device-push.use-case';
import { failure, success } from '../../../../src/domain/shared/result';
import { MemoryDeviceNotifications } from '../../../fakes/memory-app';

function set({ knowsKey = true, registers = true } = {}) {
  const device = new MemoryDeviceNotifications();
  const registered: string[] = [];
  const stopped: (string | undefined)[] = [];
  const tasks: (() => Promise<unknown>)[] = [];
  const push = new DevicePush(
    device,
    { pushKey: async () => (knowsKey ? success('the-key') : failure({ kind: 'notFound' })) },
    {
      registerPush: async (token, platform, renews) => {
        if (registers) registered.push(`${platform} ${token}${renews ? ' again' : ''}`);
        return registers ? success(undefined) : failure({ kind: 'offline' });
      },
      stopPush: async (device) => {
        stopped.push(device);
        return success(undefined);
      },
    },
    {
      beforeLogOut: (task) => {
        tasks.push(task);
        return () => undefined;
      },
    },
  );
  return { device, push, registered, stopped, tasks };
}

describe('what the exchange pushes to this device', () => {
  it('begins once the exchange knows where to, and ends before its person logs out', async () => {
    const { device, push, registered, tasks } = set();
    expect(await push.begin()).toBe(true);
    expect(device.key).toBe('the-key');
    expect(registered).toEqual([expect.stringMatching(/^web .*this-device/)]);
    push.endWithSession();
    await Promise.all(tasks.map((task) => task()));
    expect(device.key).toBeUndefined();
  });

  it('does not begin where the host pushes nothing, the device takes nothing, or the host was not told', async () => {
    expect(await set({ knowsKey: false }).push.begin()).toBe(false);
    const deaf = set();
    deaf.device.unreachable = true;
    expect(await deaf.push.begin()).toBe(false);
    expect(deaf.registered).toEqual([]);
    const untold = set({ registers: false });
    expect(await untold.push.begin()).toBe(false);
    expect(untold.device.key).toBeUndefined();
  });

  it('ends here and at the exchange at once where its person turns it off, and says when it only goes on', async () => {
    const { device, push, registered, stopped } = set();
    await push.begin(true);
    expect(registered).toEqual([expect.stringMatching(/ again$/)]);
    await push.end();
    expect([device.key, stopped]).toEqual([undefined, [undefined]]);
  });
});
