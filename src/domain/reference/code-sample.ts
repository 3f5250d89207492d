import type { ApiCall, ApiField } from './api-reference';

export const sampleLanguages = ['curl', 'typescript', 'python'] as const;
export type SampleLanguage = (typeof sampleLanguages)[number];

/** Values of a call by field name, as they were typed; empty ones are left out. */
export type CallValues = Readonly<Record<string, string>>;

/** Address of a call on a host: placeholders filled in where a value is known. */
export function callAddress(host: string, call: Pick<ApiCall, 'path' | 'query'>, values: CallValues): string {
  return host.replace(/\/+$/, '') + callTarget(call, values);
}

/** Path and query. */
function callTarget(call: Pick<ApiCall, 'path' | 'query'>, values: CallValues): string {
  const path = call.path.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined || value === '' ? placeholder : inAddress(value);
  });
  const query = call.query
    .filter(({ name }) => (values[name] ?? '') !== '')
    .map(({ name }) => `${inAddress(name)}=${inAddress(values[name]!)}`)
    .join('&');
  return query === '' ? path : `${path}?${query}`;
}

/** Without an apostrophe, which would end the text that the address stands in. */
function inAddress(text: string): string {
  return encodeURIComponent(text).replaceAll("'", '%27');
}

/** A text of the shell, in which nothing has a meaning of its own. */
function inShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** What a sample has to know of a call. */
export type SampledCall = Pick<ApiCall, 'method' | 'path' | 'access' | 'parameters' | 'query' | 'body'>;

/** A program that makes the call; private calls are signed with an API key (protocol 3.1, v3) where they take one. */
export function codeSample(language: SampleLanguage, host: string, call: SampledCall, values: CallValues): string {
  const request: Request = {
    method: call.method,
    host: host.replace(/\/+$/, ''),
    target: callTarget(call, completed(call, values)),
    body: bodyOf(call, values),
    signed: call.access === 'private',
    bearer: bearers[call.access],
  };
  return samples[language](request);
}

interface Request {
  readonly method: string;
  readonly host: string;
  readonly target: string;
  /** JSON, or nothing for a call without a body. */
  readonly body: string | undefined;
  readonly signed: boolean;
  /** The variable of the environment with the token that proves who is calling, where one does. */
  readonly bearer: string | undefined;
}

const bearers: Readonly<Partial<Record<ApiCall['access'], string>>> = { session: 'ACCESS_TOKEN', admin: 'ADMIN_TOKEN' };

/** What most calls are about, so that a sample runs as it is copied. */
const examples: CallValues = {
  symbol: 'SPOT_BTC_USDT',
  symbols: 'SPOT_BTC_USDT',
  token: 'USDT',
  price: '50000',
  quantity: '0.001',
  order_price: '50000',
  order_quantity: '0.001',
};
const ofLimitOrders = ['price', 'quantity', 'order_price', 'order_quantity'];

/** Of a value that a call needs; `undefined` where nobody can tell one. */
export function exampleOfNeeded({ name, required, values: [first] }: ApiField): string | undefined {
  return required ? (examples[name] ?? first) : undefined;
}

/** With an example of whatever the address of a call needs and nobody typed. */
function completed({ parameters, query }: Pick<ApiCall, 'parameters' | 'query'>, values: CallValues): CallValues {
  const needed = [...parameters, ...query].flatMap((field) => {
    const example = exampleOfNeeded(field);
    return example === undefined ? [] : [[field.name, example] as const];
  });
  const typed = Object.entries(values).filter(([, value]) => value !== '');
  return Object.fromEntries([...needed, ...typed]);
}

function bodyOf({ body }: Pick<ApiCall, 'body'>, values: CallValues): string | undefined {
  if (body.length === 0) return undefined;
  // Of the kinds of orders, the sample is of the first.
  const isLimitOrder = body.some(({ name, required, values: [first] }) => {
    const kind = values[name] || first;
    return required && (name === 'type' || name === 'order_type') && kind === 'LIMIT';
  });
  const shown = body.filter(
    ({ name, required }) => required || (values[name] ?? '') !== '' || (isLimitOrder && ofLimitOrders.includes(name)),
  );
  return JSON.stringify(
    Object.fromEntries(
      shown.map(({ name, type, values: known }) => [
        name,
        values[name] || known[0] || examples[name] || exampleOf(type),
      ]),
    ),
  );
}

function exampleOf(type: string): unknown {
  if (type.startsWith('list')) return [];
  if (type === 'object') return {};
  if (type === 'boolean') return true;
  return type === 'number' || type === 'integer' ? 1 : '…';
}

const samples: Readonly<Record<SampleLanguage, (request: Request) => string>> = {
  curl: ({ method, host, target, body, signed, bearer }) => {
    const lines = [`curl -X ${method} ${inShell(`${host}${target}`)}`];
    if (signed)
      lines.push(`-H "x-api-key: $API_KEY"`, `-H "x-api-timestamp: $TIMESTAMP"`, `-H "x-api-signature: $SIGNATURE"`);
    if (bearer !== undefined) lines.push(`-H "authorization: Bearer $${bearer}"`);
    if (body !== undefined) lines.push(`-H 'content-type: application/json'`, `-d ${inShell(body)}`);
    const command = lines.join(' \\\n  ');
    if (!signed) return command;
    const text = `"$TIMESTAMP"${inShell(`${method}${target}${body ?? ''}`)}`;
    return [
      'TIMESTAMP=$(date +%s000)',
      `SIGNATURE=$(printf '%s' ${text} | openssl dgst -sha256 -hmac "$API_SECRET" | sed 's/^.* //')`,
      command,
    ].join('\n');
  },
  typescript: ({ method, host, target, body, signed, bearer }) => {
    const headers: string[] = [];
    if (signed)
      headers.push(`'x-api-key': process.env.API_KEY!`, `'x-api-timestamp': timestamp`, `'x-api-signature': signature`);
    if (bearer !== undefined) headers.push(`authorization: \`Bearer \${process.env.${bearer}}\``);
    if (body !== undefined) headers.push(`'content-type': 'application/json'`);
    const options = [
      ...(method === 'GET' ? [] : [`  method: '${method}',`]),
      ...(headers.length === 0 ? [] : ['  headers: {', ...headers.map((header) => `    ${header},`), '  },']),
      ...(body === undefined ? [] : ['  body,']),
    ];
    return [
      ...(signed ? [`import { createHmac } from 'node:crypto';`, ''] : []),
      ...(body === undefined ? [] : [`const body = JSON.stringify(${body});`]),
      ...(signed
        ? [
            'const timestamp = String(Date.now());',
            `const signature = createHmac('sha256', process.env.API_SECRET!)`,
            `  .update(timestamp + '${method}' + '${target}'${body === undefined ? '' : ' + body'})`,
            `  .digest('hex');`,
          ]
        : []),
      options.length === 0
        ? `const response = await fetch('${host}${target}');`
        : `const response = await fetch('${host}${target}', {`,
      ...options,
      ...(options.length === 0 ? [] : ['});']),
      'console.log(await response.json());',
    ].join('\n');
  },
  python: ({ method, host, target, body, signed, bearer }) => {
    const headers: string[] = [];
    if (signed)
      headers.push(
        `"x-api-key": os.environ["API_KEY"]`,
        `"x-api-timestamp": timestamp`,
        `"x-api-signature": signature`,
      );
    if (bearer !== undefined) headers.push(`"authorization": "Bearer " + os.environ["${bearer}"]`);
    if (body !== undefined) headers.push(`"content-type": "application/json"`);
    const named = [
      ...(headers.length === 0 ? [] : ['    headers={', ...headers.map((header) => `        ${header},`), '    },']),
      ...(body === undefined ? [] : ['    data=body,']),
    ];
    return [
      ...(signed
        ? ['import hashlib, hmac, os, time', 'import requests', '']
        : [...(bearer === undefined ? [] : ['import os']), 'import requests', '']),
      ...(body === undefined ? [] : [`body = '${body.replace(/[\\']/g, '\\$&')}'`]),
      ...(signed
        ? [
            'timestamp = str(int(time.time() * 1000))',
            `text = timestamp + "${method}" + "${target}"${body === undefined ? '' : ' + body'}`,
            'signature = hmac.new(os.environ["API_SECRET"].encode(), text.encode(), hashlib.sha256).hexdigest()',
          ]
        : []),
      named.length === 0
        ? `response = requests.${method.toLowerCase()}("${host}${target}")`
        : `response = requests.${method.toLowerCase()}(`,
      ...(named.length === 0 ? [] : [`    "${host}${target}",`, ...named, ')']),
      'print(response.json())',
    ].join('\n');
  },
};
