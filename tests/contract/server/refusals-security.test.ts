import { connect } from 'node:net';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { catalogue } from '../../../src/infrastructure/wire/catalogue/catalogue';
import { identityToken, practice, startTestSandbox, webOrigin } from './sandbox-client';

jest.setTimeout(60_000);

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ generosity: 10_000 });
});
afterAll(() => sandbox.close());

/** Sends bytes as they are. @returns everything that comes back until the connection ends */
function exchanged(address: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(address).port), 'localhost', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    socket.once('close', () => resolve(answer)).once('error', reject);
  });
}

const marker = 'evil.example';
const request = (line: string, headers = `Host: localhost`, body = '') =>
  `${line} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n${body}`;
const json = (length: number) => `Host: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}`;
const upgrade = (headers: string) =>
  `Host: ${marker}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==${headers}`;

/** What reaches no call, or breaks on the way to one. */
const broken: Readonly<Record<string, string>> = {
  'an unknown address': request(`GET /${marker}`, `Host: ${marker}`),
  'an address that is no text': request(`GET /%E0%A4%A/${marker}`),
  'a percent sign alone': request(`GET /${marker}%`),
  'a wrong method': request('DELETE /health'),
  'a method that nobody serves': request(`PROPFIND /health`),
  'a method that is none': request(`${marker} /health`),
  'no host': `GET /${marker} HTTP/1.1\r\nConnection: close\r\n\r\n`,
  'no HTTP': `${marker}\r\n\r\n`,
  'a version that is none': `GET /${marker} HTTP/9.9\r\nHost: localhost\r\n\r\n`,
  'headers that are too long': request('GET /health', `Host: localhost\r\nX-Long: ${marker.repeat(2_000)}`),
  'a body that is too long': request('POST /auth/session', json(70_000), '1'.repeat(70_000)),
  'a body that is no JSON': request('POST /auth/session', json(marker.length), marker),
  'a body of another kind': request(
    'POST /auth/session',
    `Host: localhost\r\nContent-Type: text/${marker}\r\nContent-Length: 1`,
    '1',
  ),
  'two lengths': request('POST /auth/session', `${json(1)}\r\nContent-Length: 2`, '12'),
  'a length and pieces': request('POST /auth/session', `${json(1)}\r\nTransfer-Encoding: chunked`, '1'),
  'a very long name': request(`GET /v3/public/${'a'.repeat(5_000)}`),
  'a socket at no address': request(`GET /${marker}`, upgrade('')),
  'a socket of a foreign page': request('GET /v3/public', upgrade(`\r\nOrigin: http://${marker}`)),
  'an expectation that nobody meets': request('GET /health', `Host: localhost\r\nExpect: ${marker}`),
  'a socket of an unknown version': request('GET /ws/stream', upgrade('').replace('Version: 13', 'Version: 1')),
  'a socket without a key': request('GET /ws/stream', upgrade('').replace(/Key: .*/, 'Key: x')),
  'something else in place of a socket': request('GET /ws/stream', upgrade('').replace('websocket', 'h2c')),
  'a socket with a key that is none': request(`GET /v3/private?key=${marker}`, upgrade('')),
};

test.each(['url', 'authUrl'] as const)(
  'whatever is refused at %s has the headers and the form of a refusal',
  async (at) => {
    for (const [what, text] of Object.entries(broken)) {
      const answer = await exchanged(sandbox[at], text);
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      const told = { what, at, head: head.toLowerCase(), body };
      expect(told).toMatchObject({ head: expect.stringMatching(/^http\/1\.1 (4\d\d|200) /) });
      for (const header of [
        "content-security-policy: default-src 'none'",
        'x-content-type-options: nosniff',
        'x-frame-options: deny',
        'referrer-policy: no-referrer',
        'cache-control: no-store',
        'cross-origin-resource-policy: same-site',
        'content-type: application/json; charset=utf-8',
      ])
        expect(told).toMatchObject({ head: expect.stringContaining(header) });
      // The real gateway's own words for an address that it does not know (protocol 2.1).
      const said =
        at === 'url'
          ? /^(\{"success":false,"code":-1\d{3},"message":"[^"]+"|\{"code":503,"message":"\[GW\])/
          : /^\{"error":\{"code":4\d\d,"message":"[A-Z_]+"/;
      expect(told).toMatchObject({ body: expect.stringMatching(said) });
      expect({ what, at, echoed: answer.includes(marker) }).toEqual({ what, at, echoed: false });
    }
  },
);

test('no answer holds the name that somebody asked by', async () => {
  const { bearer } = await practice(sandbox);
  const idToken = await identityToken(sandbox, 'named@example.com', 'correct horse staple');
  const own = catalogue
    .filter(({ method, path }) => method === 'GET' && !path.endsWith('/streaming'))
    .map(({ path }) => ({ at: sandbox.url, path: path.replace(/\{\w+\}/g, '1'), token: bearer }));
  const others = [
    '/js/api.js',
    '/gsi/client',
    '/emulator/auth/iframe?apiKey=k&appName=a',
    '/outbox',
    '/.well-known/jwks.json',
  ];
  for (const { at, path, token } of [
    ...own,
    ...others.map((path) => ({ at: sandbox.authUrl, path, token: idToken })),
  ]) {
    const headers = `Host: ${marker}\r\nX-Forwarded-Host: ${marker}\r\nForwarded: host=${marker}\r\nAuthorization: Bearer ${token}`;
    const answer = await exchanged(at, request(`GET ${path}`, headers));
    expect({ path, echoed: answer.includes(marker), answered: answer.length > 0 }).toEqual({
      path,
      echoed: false,
      answered: true,
    });
  }
});

describe('the outbox, which holds everybody’s codes', () => {
  const places = () => [
    `${sandbox.url}/sandbox/outbox`,
    `${sandbox.authUrl}/outbox`,
    `${sandbox.authUrl}/emulator/v1/projects/demo-exchange/oobCodes`,
    `${sandbox.authUrl}/emulator/v1/projects/demo-exchange/verificationCodes`,
  ];
  const statuses = (headers: string) =>
    Promise.all(
      places().map(async (address) => {
        const { host, pathname } = new URL(address);
        const answer = await exchanged(address, request(`GET ${pathname}`, headers.replace('HOST', host)));
        return Number(answer.split(' ')[1]);
      }),
    );

  test.each([
    'Host: HOST',
    `Host: HOST\r\nOrigin: ${webOrigin}`,
    'Host: HOST\r\nSec-Fetch-Site: none\r\nSec-Fetch-Mode: navigate',
    'Host: 127.0.0.1:1',
  ])('answers this machine: %j', async (headers) => {
    expect(await statuses(headers)).toEqual([200, 200, 200, 200]);
  });

  test.each([
    `Host: ${marker}`,
    `Host: localhost.${marker}`,
    `Host: HOST\r\nOrigin: http://${marker}`,
    'Host: HOST\r\nOrigin: http://localhost:3000',
    'Host: HOST\r\nOrigin: null',
    'Host: HOST\r\nSec-Fetch-Site: same-site\r\nSec-Fetch-Mode: no-cors',
    'Host: HOST\r\nSec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors',
  ])('answers nobody else’s page: %j', async (headers) => {
    for (const status of await statuses(headers)) expect([401, 403]).toContain(status);
  });
});
