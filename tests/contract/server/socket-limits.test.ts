import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { startTestSandbox } from './sandbox-client';
import { TestSocket } from './test-socket';

let sandbox: Sandbox;
let clock = 0;
const sockets: TestSocket[] = [];

const open = async (): Promise<TestSocket> => {
  const socket = await TestSocket.open(sandbox.url, '/v3/public');
  sockets.push(socket);
  return socket;
};

beforeEach(async () => {
  sandbox = await startTestSandbox({ generosity: 1, now: () => Date.now() + clock });
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close();
  await sandbox.close();
});

const minutes = 60_000;

it('an address has at most 100 sockets open, however slowly it opens them', async () => {
  for (let count = 0; count < 50; count += 1) await open();
  clock += 5 * minutes + 1_000;
  // Those open have been silent for long: they speak up before anybody looks.
  for (const socket of sockets) socket.send({ cmd: 'PING' });
  await Promise.all(sockets.map((socket) => socket.next((frame) => frame.cmd === 'PONG')));
  for (let count = 50; count < 100; count += 1) await open();
  await expect(open()).rejects.toThrow('429');
  const [first] = sockets;
  first!.close();
  await first!.until(() => first!.closed !== undefined);
  await open();
});

it('an address opens at most 100 sockets in five minutes', async () => {
  for (let count = 0; count < 100; count += 1) (await open()).close();
  await expect(open()).rejects.toThrow('429');
  clock += 5 * minutes + 1_000;
  await open();
});

it('a connection lives 24 hours, however much it says', async () => {
  const socket = await open();
  const limit = clock + 24 * 60 * minutes + 1_000;
  while (clock < limit && socket.closed === undefined) {
    clock += 50_000;
    const before = socket.frames.length;
    socket.send({ cmd: 'PING' });
    await socket.until(() => socket.frames.length > before || socket.closed !== undefined);
  }
  await socket.until(() => socket.closed !== undefined);
  expect(socket.closed).toBe(1001);
});
