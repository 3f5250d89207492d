import { JSDOM } from 'jsdom';
import { OpeningsPort } from '../../../src/application/careers/openings.port';
import { wordsOf } from '../../../src/domain/blog/article-body';
import { onBothSides, value, type PortWorld } from './port-world';

onBothSides('OpeningsPort', (open) => {
  let world: PortWorld;
  let port: OpeningsPort;

  beforeAll(async () => {
    // Descriptions are read by the parser of the page.
    Object.assign(globalThis, { window: new JSDOM('').window });
    world = await open();
    port = world.stranger().port(OpeningsPort);
  });
  afterAll(async () => {
    Reflect.deleteProperty(globalThis, 'window');
    await world.close();
  });

  it('lists openings with team, places and where one applies', async () => {
    const openings = value(await port.openings());
    const writer = openings.find(({ title }) => title === 'Technical writer')!;
    expect(writer).toMatchObject({ team: 'Product', places: ['Remote'], location: 'Remote', employment: 'Part-time' });
    expect(writer.updatedAt).toBe(Date.UTC(2026, 8, 7, 9));
    expect(new URL(writer.applyUrl).pathname).toBe(`/sandbox/careers/${writer.id}`);
    expect(new Set(openings.map(({ id }) => id)).size).toBe(openings.length);
  });

  it('describes an opening in elements, with links that stay in the product', async () => {
    const [maker] = value(await port.openings()).filter(({ title }) => title === 'Market maker manager');
    const { body, ...opening } = value(await port.opening(maker!.id));
    expect(opening).toEqual(maker);
    expect(wordsOf(body)).toContain('What you will do');
    expect(wordsOf(body)).not.toMatch(/[<>]|&lt;/);
  });

  it.each(['1', 'nothing', '../offices'])('says of %s that there is no such opening', async (id) => {
    expect(await port.opening(id)).toMatchObject({ ok: false, error: { kind: 'notFound' } });
  });

  it('names the offices', async () => {
    expect(value(await port.offices())).toContainEqual({ name: 'Lisbon', location: 'Lisbon, Portugal' });
  });
});
