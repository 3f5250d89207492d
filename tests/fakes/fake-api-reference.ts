import type { Outcome } from '../../src/application/kernel/failure';
import type { ApiReferencePort, TriedCall } from '../../src/application/reference/api-reference.port';
import type { ApiCall, ApiReference } from '../../src/domain/reference/api-reference';
import { success } from '../../src/domain/shared/result';
import type { FakeHost } from './fake-host';
import type { Needs } from '../../src/application/kernel/token';
import { FakeHostKey } from './fake-keys';

const call: Omit<ApiCall, 'id' | 'path' | 'access' | 'tryable'> = {
  area: 'marketData',
  method: 'GET',
  summary: 'Whether market data is up.',
  deprecated: false,
  source: 'protocol 2.5',
  limit: { count: 10, span: 1_000 },
  parameters: [],
  query: [],
  body: [],
  answer: [{ name: 'success', type: 'boolean', required: true, values: ['true'], fields: [] }],
};

const reference: ApiReference = {
  calls: [
    { ...call, id: 'marketData.health', path: '/md/', access: 'public', tryable: true },
    {
      ...call,
      id: 'trading.balances',
      area: 'trading',
      path: '/v3/asset/balances',
      access: 'private',
      tryable: false,
    },
  ],
  topics: [
    {
      family: 'event',
      topic: 'tickers',
      access: 'public',
      summary: 'All markets.',
      cadence: 'each second',
      example: '[]',
    },
  ],
  errors: [{ code: '-1003', name: 'TOO_MANY_REQUEST', status: 429, text: 'Too many requests.' }],
};

/** A reference of two calls. */
export class FakeApiReference implements ApiReferencePort {
  static readonly needs: Needs<typeof FakeApiReference> = [FakeHostKey];

  constructor(private readonly host: FakeHost) {}

  hosts(): { readonly rest: string; readonly websocket: string } {
    return { rest: 'http://host.test', websocket: 'ws://host.test' };
  }

  async reference(): Outcome<ApiReference> {
    return success(reference);
  }

  async openApi(): Outcome<string> {
    const paths = Object.fromEntries(
      reference.calls.map(({ path, method, id }) => [path, { [method.toLowerCase()]: { operationId: id } }]),
    );
    return success(JSON.stringify({ openapi: '3.1.0', paths }));
  }

  async tryCall(): Outcome<TriedCall> {
    if (this.host.down) return { ok: false, error: { kind: 'offline' } };
    return success({ status: 200, took: 1, body: '{\n  "success": true\n}' });
  }
}
