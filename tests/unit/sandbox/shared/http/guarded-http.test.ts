import { connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { guardedHttp, limitConnections } from '../../../../../sandbox/shared/http/guarded-http';

let app: FastifyInstance;
const open: Socket[] = [];

async function listen(deadlines: NonNullable<Parameters<typeof guardedHttp>[2]>): Promise<void> {
  app = Fastify(guardedHttp({ 'X-Kept': 'yes' }, (status) => ({ refused: status }), deadlines));
  app.post('/', (request) => request.body);
  limitConnections(app.server, { perAddress: 5, altogether: 8 });
  await app.listen({ port: 0, host: '127.0.0.1' });
}
beforeEach(() => listen({ request: 600, headers: 300, idle: 300 }));
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await app.close();
});

function opened(): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  open.push(socket);
  return socket.on('error', () => undefined);
}

/** Everything that comes back until the connection ends. */
function answerTo(text: string, more?: { readonly text: string; readonly every: number }): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = opened();
    socket.write(text);
    const timer = more && setInterval(() => socket.writable && socket.write(more.text), more.every);
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    socket.once('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
}

const begun = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

test('headers that never end are refused at their deadline, in the form of every refusal', async () => {
  await app.close();
  // That of the whole request is far away: it is not what ends this one.
  await listen({ request: 600_000, headers: 300, idle: 300 });
  const answer = await answerTo(begun, { text: 'X-More: 1\r\n', every: 50 });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('X-Kept: yes');
  expect(answer).toContain('{"refused":408}');
});

test('a body that never ends is refused at its deadline', async () => {
  const answer = await answerTo(`${begun}Content-Length: 10000\r\n\r\n{`, { text: ' ', every: 50 });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('one network address holds only so many connections, and gets new ones as it lets go', async () => {
  const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const kept = Array.from({ length: 5 }, () => opened());
  await Promise.all(kept.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  await closed(opened());
  expect(kept.filter(({ destroyed }) => destroyed)).toEqual([]);
  kept[0]!.destroy();
  await new Promise<void>((resolve) => {
    const look = () => app.server.getConnections((_, count) => (count < 5 ? resolve() : setImmediate(look)));
    look();
  });
  const answer = await answerTo(`${begun}Content-Length: 2\r\nConnection: close\r\n\r\n{}`);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});
