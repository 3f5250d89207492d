import { ApiReferencePort } from '../../../src/application/reference/api-reference.port';
import { onBothSides, value, type PortWorld } from './port-world';

onBothSides('ApiReferencePort', (open) => {
  let world: PortWorld;
  let port: ApiReferencePort;

  beforeAll(async () => {
    world = await open();
    port = world.stranger().port(ApiReferencePort);
  });
  afterAll(() => world.close());

  it('describes each call once, with what it answers', async () => {
    const { calls } = value(await port.reference());
    const ids = calls.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(calls.find(({ path }) => path === '/md/')).toMatchObject({
      method: 'GET',
      access: 'public',
      tryable: true,
    });
    expect(calls.find(({ path }) => path === '/md/')!.answer.map(({ name }) => name)).toContain('success');
    expect(calls.find(({ path }) => path === '/v3/asset/balances')).toMatchObject({
      access: 'private',
      tryable: false,
    });
  });

  it('describes streams and refusals', async () => {
    const { topics, errors } = value(await port.reference());
    expect(topics.map(({ topic }) => topic)).toContain('tickers');
    for (const { example } of topics) expect(() => JSON.parse(example) as unknown).not.toThrow();
    expect(errors.find(({ code }) => code === '-1003')).toMatchObject({ status: 429 });
  });

  it('gives the same calls to programs', async () => {
    const { calls } = value(await port.reference());
    const document = JSON.parse(value(await port.openApi())) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const { id, path, method } of calls)
      expect(document.paths[path]?.[method.toLowerCase()]?.operationId).toBe(id);
  });

  it('makes a call and shows what came back', async () => {
    const { calls } = value(await port.reference());
    const answer = value(
      await port.tryCall(
        calls.find(({ path }) => path === '/md/')!,
        {},
      ),
    );
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({ success: true });
  });
});
