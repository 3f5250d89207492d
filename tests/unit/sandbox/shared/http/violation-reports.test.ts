import Fastify, { type FastifyInstance } from 'fastify';
import { violationReports } from '../../../../../sandbox/shared/http/violation-reports';

describe('reports of breaches', () => {
  let app: FastifyInstance;
  let lines: string[];
  let clock: number;
  beforeEach(() => {
    app = Fastify();
    lines = [];
    clock = 0;
    violationReports(
      app,
      () => clock,
      (line) => lines.push(line),
    );
  });
  afterEach(() => app.close());

  const send = async (body: string, type = 'application/csp-report') =>
    (await app.inject({ method: 'POST', url: '/csp-report', headers: { 'content-type': type }, payload: body }))
      .statusCode;
  const breach = (blocked: string) =>
    JSON.stringify({
      'csp-report': {
        'effective-directive': 'script-src-elem',
        'blocked-uri': blocked,
        'document-uri': 'https://exchange.example.com/reset?code=secret',
      },
    });

  test('are one line each, without what an address carries beside its path', async () => {
    expect(await send(breach('https://evil.example.com/x.js?token=1#2'))).toBe(204);
    expect(lines).toEqual([
      'policy: script-src-elem refused https://evil.example.com/x.js on https://exchange.example.com/reset',
    ]);
  });

  test('are read in the newer form too', async () => {
    const reports = [
      {
        type: 'csp-violation',
        body: { effectiveDirective: 'img-src', blockedURL: 'https://a.example/', documentURL: 'https://b.example/' },
      },
    ];
    expect(await send(JSON.stringify(reports), 'application/reports+json')).toBe(204);
    expect(lines).toEqual(['policy: img-src refused https://a.example/ on https://b.example/']);
  });

  test('cannot write lines of their own into the log', async () => {
    await send(breach('https://x.example/\nexchange: all is well\u001b[2J'));
    expect(lines).toEqual([
      'policy: script-src-elem refused https://x.example/exchange:alliswell[2J on https://exchange.example.com/reset',
    ]);
  });

  test('cannot fill the log', async () => {
    for (let count = 0; count < 100; count += 1) await send(breach('inline'));
    expect(lines).toHaveLength(20);
    expect(lines.at(-1)).toBe('policy: more breaches were reported in this minute');
    clock += 60_000;
    await send(breach('inline'));
    expect(lines).toHaveLength(21);
  });

  test.each([
    '',
    'nonsense',
    '{}',
    '[]',
    '[{"type":"csp-violation"}]',
    '{"csp-report":null}',
    '{"csp-report":{"blocked-uri":{"a":1}}}',
  ])('%s does no harm', async (body) => {
    expect(await send(body)).toBeLessThan(500);
  });

  test('are small', async () => {
    expect(await send(breach('x'.repeat(20_000)))).toBe(413);
  });
});
