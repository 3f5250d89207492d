import { HostChecksPort } from '../../../src/application/reference/host-checks.port';
import { onBothSides, value, type PortVisitor, type PortWorld } from './port-world';

onBothSides('HostChecksPort', (open) => {
  let world: PortWorld;
  let visitor: PortVisitor;

  beforeAll(async () => {
    world = await open({ seeded: true });
    visitor = await world.join('ada@example.com');
  });
  afterAll(() => world.close());

  it('names each call once', async () => {
    const checks = value(await visitor.port(HostChecksPort).checks());
    const ids = checks.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(checks).toContainEqual({ id: 'marketData.health', area: 'marketData', path: '/md/', access: 'public' });
  });

  it('finds a healthy exchange answering every one of them', async () => {
    const port = visitor.port(HostChecksPort);
    const problems: string[] = [];
    for (const check of value(await port.checks())) {
      const { state, code, detail } = await port.run(check);
      if (state !== 'operational') problems.push([check.id, check.path, state, code, detail].join(' '));
    }
    expect(problems).toEqual([]);
  });
});
