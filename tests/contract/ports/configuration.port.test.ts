import { candleIntervals } from '../../../src/domain/markets/candle';
import { ConfigurationPort } from '../../../src/application/platform/configuration.port';
import { minute } from '../../../src/domain/shared/instant';
import { onBothSides, value, type PortWorld } from './port-world';
import { refused } from './proofs';

onBothSides('ConfigurationPort', (open) => {
  let world: PortWorld;
  const configuration = () => world.stranger().port(ConfigurationPort);

  beforeAll(async () => {
    world = await open({ quiet: true });
  });
  afterAll(() => world.close());

  it('tells how the exchange is set up', async () => {
    const own = value(await configuration().configuration());
    expect(own.intervals).toEqual(candleIntervals);
    expect(world.exchange.instruments.map(({ symbol }) => symbol)).toContain(own.defaultSymbol);
    expect(own.restrictedCountries.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
    expect(value(await configuration().configuration(own.tenant))).toEqual(own);
    expect(await configuration().configuration('somebody-else')).toEqual(refused('invalid'));
  });

  it('works, and says what time it is', async () => {
    expect(value(await configuration().serviceState())).toEqual({ state: 'working', endsAt: undefined });
    expect(value(await configuration().marketDataServed())).toBe(true);
    const before = value(await configuration().ping());
    await world.pass(minute);
    expect(value(await configuration().ping())).toBe(before + minute);
  });
});
