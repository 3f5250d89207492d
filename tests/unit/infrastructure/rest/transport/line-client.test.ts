import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chartEndpoints } from '../../../../../src/infrastructure/wire/catalogue/chart.endpoints';
import { LineClient } from '../../../../../src/infrastructure/rest/transport/line-client';
import { FetchLineSender } from '../../../../../src/infrastructure/rest/transport/line-sender';
import type { Failure } from '../../../../../src/application/kernel/failure';
import { MemoryLog } from '../../../../fakes/memory-platform';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { testEnvironment } from '../../../../support/test-environment';

const trade = (price: number) => ({ f: 't', id: 'BTCUSDT', p: price, s: 1, t: 1_760_000_000 });

let server: Server;
let answer: (response: ServerResponse) => void;
let log: MemoryLog;
let client: LineClient;

beforeEach(async () => {
  server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const environment = { ...testEnvironment, hosts: { ...testEnvironment.hosts, rest: `http://127.0.0.1:${port}` } };
  log = new MemoryLog();
  client = new LineClient(environment, new FetchLineSender(), new FakeScheduler(), log);
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Follows until the stream ends. */
function follow() {
  const prices: number[] = [];
  let stop = () => {};
  const ended = new Promise<Failure>((resolve) => {
    stop = client.send(chartEndpoints.stream, {
      told: (line) => line.f === 't' && prices.push(line.p),
      ended: resolve,
    });
  });
  return { prices, ended, stop: () => stop() };
}

describe('answers line by line', () => {
  it('are read wherever the network cuts them', async () => {
    const text = `${JSON.stringify(trade(1))}\n\n${JSON.stringify(trade(2))}\n${JSON.stringify(trade(3))}\n`;
    answer = (response) => {
      response.write(text.slice(0, 30));
      setImmediate(() => {
        response.write(text.slice(30, 90));
        setImmediate(() => response.end(text.slice(90)));
      });
    };
    const { prices, ended } = follow();
    expect(await ended).toMatchObject({ kind: 'offline' });
    expect(prices).toEqual([1, 2, 3]);
  });

  it('leave out what cannot be read, and say so once', async () => {
    answer = (response) => response.end(`nonsense\n{"f":"x"}\n${JSON.stringify(trade(2))}\n`);
    const { prices, ended } = follow();
    await ended;
    expect(prices).toEqual([2]);
    expect(log.lines).toHaveLength(1);
  });

  it('are refused as other calls are', async () => {
    answer = (response) =>
      response
        .writeHead(429, { 'retry-after': '2' })
        .end(JSON.stringify({ success: false, code: -1003, message: 'Too many streams.' }));
    const { prices, ended } = follow();
    expect(await ended).toMatchObject({ kind: 'rateLimited', code: '-1003', retryAfter: 2_000 });
    expect(prices).toEqual([]);
  });

  it('end with the connection', async () => {
    answer = (response) => {
      response.write(`${JSON.stringify(trade(1))}\n`);
      setImmediate(() => response.destroy());
    };
    expect(await follow().ended).toMatchObject({ kind: 'offline' });
  });

  it('let go of the connection when nobody follows any more', async () => {
    const closed = new Promise<void>((resolve) => {
      answer = (response) => {
        response.once('close', resolve);
        response.write(`${JSON.stringify(trade(1))}\n`);
      };
    });
    const ended = jest.fn();
    const stop = await new Promise<() => void>((resolve) => {
      const leave = client.send(chartEndpoints.stream, { told: () => resolve(leave), ended });
    });
    stop();
    await closed;
    expect(ended).not.toHaveBeenCalled();
  });
});
