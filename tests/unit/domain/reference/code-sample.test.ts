import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import type { ApiCall, ApiField } from '../../../../src/domain/reference/api-reference';
import { areasOf, callSlug } from '../../../../src/domain/reference/api-reference';
import { callAddress, codeSample, sampleLanguages } from '../../../../src/domain/reference/code-sample';
import { hostCondition } from '../../../../src/domain/reference/host-check';

const field = (name: string, required = false): ApiField => ({
  name,
  type: 'string',
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

  it('makes the very call in the shell, whatever signs were typed', () => {
    const symbol = `it's "$HOME" \\ \`x\` {}`;
    const body = JSON.stringify({ symbol });
    const sample = codeSample('curl', 'http://host.test/', order, { kind: 'order', symbol, page: "1'" });
    // Whatever would be sent is printed instead, part by part.
    const shell = `curl() { printf '%s\\n' "$@"; }; date() { printf 1700000000000; }; API_KEY=key; API_SECRET=secret; ${sample}`;
    const text = `1700000000000POST/v3/trade/order?page=1%27${body}`;
    expect(execFileSync('sh', ['-c', shell], { encoding: 'utf8' }).trimEnd().split('\n')).toEqual([
      ...['-X', 'POST', 'http://host.test/v3/trade/order?page=1%27'],
      ...['-H', 'x-api-key: key', '-H', 'x-api-timestamp: 1700000000000'],
      ...['-H', `x-api-signature: ${createHmac('sha256', 'secret').update(text).digest('hex')}`],
      ...['-H', 'content-type: application/json', '-d', body],
    ]);
  });

  it('makes the very call in TypeScript', async () => {
    const sample = codeSample('typescript', 'http://host.test', order, { kind: 'order', symbol: "it's" });
    const [first, ...program] = sample.split('\n');
    expect(first).toBe("import { createHmac } from 'node:crypto';");
    const plain = program.join('\n').replace(/(API_KEY|API_SECRET)!/g, '$1');
    const sent: unknown[] = [];
    const run = new Function('createHmac', 'process', 'fetch', 'console', 'Date', `return (async () => {${plain}})()`);
    await run(
      createHmac,
      { env: { API_KEY: 'key', API_SECRET: 'secret' } },
      (...call: unknown[]) => (sent.push(...call), Promise.resolve({ json: () => ({}) })),
      { log: () => undefined },
      { now: () => 1_700_000_000_000 },
    );
    const body = '{"symbol":"it\'s"}';
    const signature = createHmac('sha256', 'secret').update(`1700000000000POST/v3/trade/order${body}`).digest('hex');
    expect(sent).toEqual([
      'http://host.test/v3/trade/order',
      {
        method: 'POST',
        headers: {
          'x-api-key': 'key',
          'x-api-timestamp': '1700000000000',
          'x-api-signature': signature,
          'content-type': 'application/json',
        },
        body,
      },
    ]);
  });

  it('is as short as the call: one that is open and reads is one line of each language', () => {
    const open: ApiCall = { ...order, method: 'GET', access: 'public', body: [] };
    const samples = (['curl', 'typescript', 'python'] as const).map((language) =>
      codeSample(language, 'http://host.test', open, { kind: 'order' }),
    );
    expect(samples).toEqual([
      "curl -X GET 'http://host.test/v3/trade/order'",
      "const response = await fetch('http://host.test/v3/trade/order');\nconsole.log(await response.json());",
      'import requests\n\nresponse = requests.get("http://host.test/v3/trade/order")\nprint(response.json())',
    ]);
  });

  it('signs in Python what it sends', () => {
    const sample = codeSample('python', 'http://host.test', order, { kind: 'order', symbol: `it's "\\"` });
    expect(sample.split('\n')).toEqual([
      'import hashlib, hmac, os, time',
      'import requests',
      '',
      String.raw`body = '{"symbol":"it\'s \\"\\\\\\""}'`,
      'timestamp = str(int(time.time() * 1000))',
      'text = timestamp + "POST" + "/v3/trade/order" + body',
      'signature = hmac.new(os.environ["API_SECRET"].encode(), text.encode(), hashlib.sha256).hexdigest()',
      'response = requests.post(',
      '    "http://host.test/v3/trade/order",',
      '    headers={',
      '        "x-api-key": os.environ["API_KEY"],',
      '        "x-api-timestamp": timestamp,',
      '        "x-api-signature": signature,',
      '        "content-type": "application/json",',
      '    },',
      '    data=body,',
      ')',
      'print(response.json())',
    ]);
  });

  it.each(sampleLanguages)('brings the token of a session where no API key is taken (%s)', (language) => {
    const sample = codeSample(language, 'http://host.test', { ...order, access: 'session' }, { kind: 'order' });
    expect(sample).toMatch(/Bearer .*ACCESS_TOKEN/);
    expect(sample).not.toMatch(/api-key|SIGNATURE|createHmac|hmac/);
  });

  it('names the token of whoever runs the exchange, and signs nothing with it', () => {
    const admin: ApiCall = { ...order, method: 'DELETE', access: 'admin', body: [] };
    const sample = (language: 'curl' | 'typescript' | 'python') =>
      codeSample(language, 'http://host.test', admin, { kind: 'order' });
    expect(sample('curl')).toBe(
      `curl -X DELETE 'http://host.test/v3/trade/order' \\\n  -H "authorization: Bearer $ADMIN_TOKEN"`,
    );
    expect(sample('typescript')).toContain('authorization: `Bearer ${process.env.ADMIN_TOKEN}`');
    expect(sample('typescript')).toContain("method: 'DELETE'");
    expect(sample('python')).toContain('"authorization": "Bearer " + os.environ["ADMIN_TOKEN"]');
    expect(sample('python')).toContain('import os\n');
  });

  it('shows an example of what a call needs and nobody typed', () => {
    const typed = (type: string, values: readonly string[] = []) => ({ ...field(type, true), type, values });
    const call = {
      ...order,
      body: [
        ...['list of string', 'object', 'boolean', 'number', 'integer', 'string'].map((type) => typed(type)),
        typed('side', ['BUY', 'SELL']),
      ],
    };
    expect(codeSample('typescript', 'http://host.test', call, { kind: 'order' })).toContain(
      'JSON.stringify({"list of string":[],"object":{},"boolean":true,"number":1,"integer":1,"string":"…","side":"BUY"})',
    );
  });

  it('is a whole limit order of a market that is there', () => {
    const call = {
      ...order,
      query: [field('symbol', true), field('page')],
      body: [
        field('symbol', true),
        { ...field('type', true), values: ['LIMIT', 'MARKET'] },
        field('price'),
        field('quantity'),
        field('client_order_id'),
      ],
    };
    const sample = (values: Readonly<Record<string, string>>) =>
      codeSample('typescript', 'http://host.test', call, values);
    expect(sample({ kind: 'order', symbol: '' })).toContain('/v3/trade/order?symbol=SPOT_BTC_USDT');
    expect(sample({ price: '7' })).toContain(
      '{"symbol":"SPOT_BTC_USDT","type":"LIMIT","price":"7","quantity":"0.001"}',
    );
    expect(sample({ type: 'MARKET', symbol: 'PERP_BTC_USDT' })).toContain('{"symbol":"PERP_BTC_USDT","type":"MARKET"}');
  });

  it('asks for the first of the known values where the address needs one', () => {
    const candles = { ...order, query: [field('symbol', true), { ...field('type', true), values: ['1m', '5m'] }] };
    expect(codeSample('curl', 'http://host.test', { ...candles, body: [] }, { kind: 'order' })).toContain(
      'http://host.test/v3/trade/order?symbol=SPOT_BTC_USDT&type=1m',
    );
  });

  it('leaves out what was not typed, unless the call needs it', () => {
    const sample = codeSample('typescript', 'http://host.test', order, { kind: 'order' });
    expect(sample).toContain('{"symbol":"SPOT_BTC_USDT"}');
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

test('a call has a name without a dot in addresses', () => {
  expect(callSlug(order)).toBe('trading-placeOrder');
});

test('a host is judged by all its answers', () => {
  const of = (...states: readonly ('operational' | 'refused' | 'malformed' | 'unreachable')[]) =>
    hostCondition(states.map((state) => ({ state })));
  expect(of()).toBe('unknown');
  expect(of('operational', 'operational')).toBe('operational');
  expect(of('operational', 'refused')).toBe('degraded');
  expect(of('operational', 'unreachable')).toBe('degraded');
  expect(of('malformed')).toBe('degraded');
  expect(of('unreachable', 'unreachable')).toBe('unreachable');
});
