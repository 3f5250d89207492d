import { FeaturesPort } from '../../../src/application/social/features.port';
import { instruments } from '../../../sandbox/services/markets/instruments';
import { onBothSides, value, type PortVisitor, type PortWorld } from './port-world';

const few = instruments.filter(({ base, type }) => base === 'BTC' && type === 'SPOT');

onBothSides('FeaturesPort', (open) => {
  let world: PortWorld;
  const mine = async (visitor: PortVisitor, key: string) =>
    value(await visitor.port(FeaturesPort).myFeatures()).find((feature) => feature.key === key)!;
  const anybodys = async (key: string) =>
    value(await world.stranger().port(FeaturesPort).publicFeatures()).find((feature) => feature.key === key)!;

  beforeAll(async () => {
    world = await open({ instruments: few });
  });
  afterAll(() => world.close());

  it('is switched on for everybody, for users alone, or for nobody', async () => {
    const ada = await world.join('ada@example.com');
    expect([(await anybodys('copy-trading')).enabled, (await mine(ada, 'copy-trading')).enabled]).toEqual([true, true]);
    expect([(await anybodys('vouchers')).enabled, (await mine(ada, 'vouchers')).enabled]).toEqual([false, true]);
    world.areas.features.change('counter-copy', { enabled: false });
    expect([(await anybodys('counter-copy')).enabled, (await mine(ada, 'counter-copy')).enabled]).toEqual([
      false,
      false,
    ]);
  });

  it('reaches some users first, and each of them for good', async () => {
    const key = 'marketplace-view';
    world.areas.features.change(key, { rollout: 50, variants: ['cards', 'table'] });
    const people = await Promise.all([...'abcdefghijkl'].map((letter) => world.join(`${letter}@example.com`)));
    const having = async () => Promise.all(people.map(async (person) => (await mine(person, key)).enabled));
    const half = await having();
    expect([half.includes(true), half.includes(false)]).toEqual([true, true]);
    expect(await having()).toEqual(half);
    world.areas.features.change(key, { rollout: 80 });
    const most = await having();
    expect(half.every((had, index) => !had || most[index])).toBe(true);
    world.areas.features.change(key, { rollout: 100 });
    expect(await having()).toEqual(people.map(() => true));
    const variants = await Promise.all(people.map(async (person) => (await mine(person, key)).variant));
    expect(variants.every((variant) => variant === 'cards' || variant === 'table')).toBe(true);
    world.areas.features.change(key, { enabled: false });
    expect(await having()).toEqual(people.map(() => false));
  });

  it('asks for a session where it answers for one user', async () => {
    expect(await world.stranger().port(FeaturesPort).myFeatures()).toMatchObject({
      ok: false,
      error: { kind: 'unauthorised' },
    });
  });
});
