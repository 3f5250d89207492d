import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '../../../src/application/platform/environment';
import { knownScripts } from '../../../src/main/bootstrap/known-scripts';

type Policy = ReadonlyMap<string, readonly string[]>;
type Trust = { readonly nonce: string } | { readonly page: string };

const read = (name: string) =>
  JSON.parse(readFileSync(path.resolve(`environments/${name}.json`), 'utf8')) as Environment;
const sandbox = read('sandbox');
const production = read('production');

/** As a server asks for them: the scripts are modules of Node. */
function headersOf(environment: Environment, trust: Trust): Readonly<Record<string, string>> {
  const script = `import(process.argv[1]).then(({ documentHeaders }) => console.log(JSON.stringify(documentHeaders(...JSON.parse(process.argv[2])))))`;
  return JSON.parse(
    execFileSync(
      process.execPath,
      ['-e', script, path.resolve('scripts/security-headers.mjs'), JSON.stringify([environment, trust])],
      { encoding: 'utf8' },
    ),
  ) as Record<string, string>;
}

function policyOf(environment: Environment, trust: Trust): Policy {
  const policy = headersOf(environment, trust)['Content-Security-Policy']!;
  return new Map(policy.split('; ').map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)]));
}

describe('a document with a nonce', () => {
  const headers = headersOf(sandbox, { nonce: 'R' });
  const policy = policyOf(sandbox, { nonce: 'R' });

  test('runs what the nonce names and what that loads; style sheets need it too', () => {
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'nonce-R'", "'strict-dynamic'"]);
    expect(policy.get('style-src')).toEqual(["'self'", "'nonce-R'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect([...policy.values()].flat()).not.toContain("'unsafe-eval'");
    // Style attributes can neither load nor read anything that the rest of the policy does not allow.
    expect([...policy].filter(([, sources]) => sources.includes("'unsafe-inline'")).map(([name]) => name)).toEqual([
      'style-src-attr',
    ]);
  });

  test('is kept by nobody, framed by nobody, and shares its window with the popups it opens alone', () => {
    expect(headers).toMatchObject({
      'Cache-Control': 'no-store',
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    });
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
  });

  test('against the embedded exchange nothing but this machine is reached', () => {
    const addresses = [...policy.values()].flat().filter((source) => source.includes('//'));
    expect(addresses.filter((address) => !/^(https?|wss?):\/\/localhost:\d+/.test(address))).toEqual([]);
    expect(policy.get('frame-src')).toEqual(['http://localhost:8702']);
  });
});

describe('a document whose answers cannot differ', () => {
  test('runs, of scripts in the page, only those that it was built with', () => {
    const hash = createHash('sha256').update('start()').digest('base64');
    const page =
      '<script type="application/json" id="environment">{}</script><script nonce="__NONCE__">start()</script><script type="module" src="/app.js"></script>';
    expect(policyOf(sandbox, { page }).get('script-src')?.slice(0, 2)).toEqual(["'self'", `'sha256-${hash}'`]);
    expect(policyOf(sandbox, { page }).get('script-src')?.join(' ')).not.toContain("'unsafe");
  });

  test.each([
    ['sandbox', sandbox],
    ['production', production],
  ])('loads the scripts that the trusted types of the %s let through', (_, environment) => {
    const sources = policyOf(environment, { page: '' }).get('script-src')!;
    const unknown = knownScripts(environment).filter(
      ({ address }) =>
        !sources.some((source) => address === source || (source.endsWith('/') && address.startsWith(source))),
    );
    expect(unknown).toEqual([]);
  });
});

describe('a deployment', () => {
  test('is reached at the hosts that its configuration names', () => {
    expect(policyOf(production, { nonce: 'R' }).get('connect-src')).toEqual([
      "'self'",
      'https://api.example.com',
      'wss://stream.example.com',
      'https://content.example.com',
      'https://boards-api.greenhouse.io',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://accounts.google.com/gsi/',
      'https://www.google.com/recaptcha/',
      ...production.analytics!.reportsTo,
    ]);
  });

  test('that measures nothing lets nothing be measured', () => {
    const { analytics: _, ...quiet } = production;
    expect(headersOf(quiet, { page: '' })['Content-Security-Policy']).not.toMatch(/tagmanager|analytics/);
  });

  test('signs in with Google’s frames and the project’s own domain', () => {
    expect(policyOf(production, { nonce: 'R' }).get('frame-src')).toEqual([
      'https://accounts.google.com/gsi/',
      'https://login.example.com',
      'https://www.google.com/recaptcha/',
    ]);
    expect(headersOf(production, { nonce: 'R' })['Permissions-Policy']).toContain(
      'identity-credentials-get=(self "https://accounts.google.com")',
    );
  });
});
