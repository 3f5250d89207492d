import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AxiosHttpSender } from '../../../src/infrastructure/rest/transport/axios-http-sender';
import type { HttpAnswer } from '../../../src/infrastructure/rest/transport/http-sender.port';

let server: Server;
let url: string;
let received: { headers: Record<string, unknown>; body: string } | undefined;
const sender = new AxiosHttpSender();

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received = { headers: request.headers, body };
      const status = Number(request.url!.slice(1));
      if (status === 0) {
        // Promises more than it sends, then hangs up.
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
        response.write('{"success":');
        setImmediate(() => response.destroy());
        return;
      }
      response.writeHead(status, { 'retry-after': '7' });
      response.end(status === 502 ? '<html>' : status === 204 ? undefined : '{"success":true,"data":{"price":"0.10"}}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
}, 30_000);

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (status: number): Promise<HttpAnswer> =>
  sender.send({ method: 'GET', url: `${url}/${status}`, headers: {}, withCredentials: false });

describe('HTTP by axios', () => {
  it.each([200, 299, 400, 401, 404, 429, 500, 503])('answers status %d with its parsed body', async (status) => {
    const answer = await get(status);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ success: true, data: { price: '0.10' } });
    expect(answer.header('retry-after')).toBe('7');
    expect(answer.header('x-other')).toBeUndefined();
  });

  it('gives a body that is no JSON as text', async () => {
    expect((await get(502)).body).toBe('<html>');
  });

  it('rejects when the answer breaks off', async () => {
    await expect(get(0)).rejects.toThrow();
  });

  it('sends a body as JSON and the headers it is given', async () => {
    await sender.send({
      method: 'POST',
      url: `${url}/200`,
      headers: { Authorization: 'Bearer abc' },
      body: { price: '1' },
      withCredentials: false,
    });
    expect(received).toMatchObject({
      headers: { authorization: 'Bearer abc', 'content-type': 'application/json' },
      body: '{"price":"1"}',
    });
  });

  it('keeps the library’s defaults', async () => {
    const { defaults } = (await import('axios')).default.create();
    expect(defaults).toMatchObject({ timeout: 0, xsrfCookieName: 'XSRF-TOKEN', xsrfHeaderName: 'X-XSRF-TOKEN' });
    expect([199, 200, 299, 300].map((status) => defaults.validateStatus!(status))).toEqual([false, true, true, false]);
  });
});
