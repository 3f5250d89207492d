import { success } from '../../../../../src/domain/shared/result';
import { whenAsked } from '../../../../../src/infrastructure/rest/transport/when-asked';

const echo = { say: async (words: string, twice: boolean) => success(twice ? words + words : words) };

test('an adapter is loaded with the first question, and once', async () => {
  let loads = 0;
  const port = whenAsked(async () => {
    loads += 1;
    return echo;
  });
  await expect(Promise.resolve(port)).resolves.toBe(port);
  expect(loads).toBe(0);
  await expect(Promise.all([port.say('a', true), port.say('b', false)])).resolves.toEqual([
    success('aa'),
    success('b'),
  ]);
  expect(loads).toBe(1);
});

test('one that cannot be loaded is a host that cannot be reached, until it can', async () => {
  let online = false;
  const port = whenAsked(() => (online ? Promise.resolve(echo) : Promise.reject(new Error('offline'))));
  await expect(port.say('a', false)).resolves.toMatchObject({ ok: false, error: { kind: 'offline' } });
  online = true;
  await expect(port.say('a', false)).resolves.toEqual(success('a'));
});
