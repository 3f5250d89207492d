import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import type { ApiCall, ApiField } from '../../../../src/domain/reference/api-reference';
import { areasOf } from '../../../../src/domain/reference/api-reference';
import { callAddress, codeSample } from '../../../../src/domain/reference/code-sample';

const field = (name: string, required = false): ApiField => ({
  name,
  type: 'text',
  required,
  values: [],
  fields: [],
});

const order: ApiCall = {
  id: 'trading.placeOrder',
  area: 'trading',
  method: 'POST',
  path: '/v3/trade/{kind}',
  access: 'private',
  summary: 'Places an order.',
  deprecated: false,
  source: 'protocol 3.2',
  limit: { count: 5, span: 1_000 },
  parameters: [field('kind', true)],
  query: [field('page'), field('a b')],
  body: [field('symbol', true), field('price')],
  answer: [],
  tryable: false,
};

describe('the address of a call', () => {
  it('fills in what is known and escapes it', () => {
    expect(callAddress('http://host.test/', order, { kind: 'or/der', 'a b': 'x&y' })).toBe(
      'http://host.test/v3/trade/or%2Fder?a%20b=x%26y',
    );
  });

  it('keeps a placeholder without a value', () => {
    expect(callAddress('http://host.test', order, { kind: '' })).toBe('http://host.test/v3/trade/{kind}');
  });
});

describe('a code sample', () => {
  it('signs in the shell exactly as the exchange reads it', () => {
    const sample = codeSample('curl', 'http://host.test', order, {
      kind: 'order',
      symbol: 'SPOT_BTC_USDT',
      price: '9000',
    });
    const signing = sample.split('\n').filter((line) => line.startsWith('SIGNATURE='));
    expect(signing).toHaveLength(1);
    const shell = `TIMESTAMP=1700000000000; API_SECRET=demo-secret; ${signing[0]!}; printf '%s' "$SIGNATURE"`;
    const made = execFileSync('sh', ['-c', shell], { encoding: 'utf8' });
    const text = '1700000000000POST/v3/trade/order{"symbol":"SPOT_BTC_USDT","price":"9000"}';
    expect(made).toBe(createHmac('sha256', 'demo-secret').update(text).digest('hex'));
  });

  it('leaves out what was not typed, unless the call needs it', () => {
    const sample = codeSample('typescript', 'http://host.test', order, { kind: 'order' });
    expect(sample).toContain('{"symbol":"…"}');
    expect(sample).not.toContain('price');
  });

  it('asks for no key where none is needed', () => {
    const open: ApiCall = { ...order, method: 'GET', access: 'public', body: [] };
    for (const language of ['curl', 'typescript', 'python'] as const) {
      expect(codeSample(language, 'http://host.test', open, { kind: 'order' })).not.toMatch(/key|signature/i);
    }
  });
});

describe('the search of the reference', () => {
  it('finds calls by every word, in path or summary, and keeps their areas together', () => {
    const cancel: ApiCall = {
      ...order,
      id: 'trading.cancel',
      method: 'DELETE',
      summary: 'Cancels an order.',
    };
    const other: ApiCall = {
      ...order,
      id: 'wallet.address',
      area: 'wallet',
      path: '/v3/asset/wallet/deposit',
      summary: 'An address.',
    };
    expect(areasOf([order, other, cancel], 'delete ORDER')).toEqual([{ name: 'trading', calls: [cancel] }]);
    expect(areasOf([order, other, cancel], '').map(({ name }) => name)).toEqual(['trading', 'wallet']);
    expect(areasOf([order, other, cancel], 'nothing like it')).toEqual([]);
  });
});
