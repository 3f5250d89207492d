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
    expect([(await anybodys('counter-trading')).enabled, (await mine(ada, 'counter-trading')).enabled]).toEqual([
      false,
      false,
    ]);
  });

  it('reaches some users first, and each of them for good', async () => {
    const people = await Promise.all([...'abcdefghijkl'].map((letter) => world.join(`${letter}@example.com`)));
    const having = async () => Promise.all(people.map(async (person) => (await mine(person, 'order-entry')).enabled));
    const half = await having();
    expect([half.includes(true), half.includes(false)]).toEqual([true, true]);
    expect(await having()).toEqual(half);
    world.areas.features.change('order-entry', { rollout: 80 });
    const most = await having();
    expect(half.every((had, index) => !had || most[index])).toBe(true);
    world.areas.features.change('order-entry', { rollout: 100 });
    expect(await having()).toEqual(people.map(() => true));
    const variants = await Promise.all(people.map(async (person) => (await mine(person, 'order-entry')).variant));
    expect(variants.every((variant) => variant === 'compact' || variant === 'roomy')).toBe(true);
    world.areas.features.change('order-entry', { enabled: false });
    expect(await having()).toEqual(people.map(() => false));
  });

  it('asks for a session where it answers for one user', async () => {
    expect(await world.stranger().port(FeaturesPort).myFeatures()).toMatchObject({
      ok: false,
      error: { kind: 'unauthorised' },
    });
  });
});
