import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { freePort } from '../../support/free-ports';

jest.setTimeout(60_000);

/** Beside the databases, so that there is something to ask for on a machine where nothing was started yet. */
const planted = path.resolve('.data/served-to-nobody');
let port: number;
let site: ChildProcess;

beforeAll(async () => {
  mkdirSync(planted, { recursive: true });
  writeFileSync(path.join(planted, 'accounts.sqlite'), 'a signing key');
  port = await freePort();
  site = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'], {
    env: { ...process.env, PORT: String(port), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, failed) => {
    let output = '';
    site.stdout!.on('data', (text: Buffer) => {
      output += String(text);
      if (output.includes(`:${port}`)) ready();
    });
    site.once('close', () => failed(new Error(`It ended: ${output}`)));
  });
});

afterAll(async () => {
  site.kill();
  await new Promise((ended) => site.once('close', ended));
  rmSync(planted, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: NodeJS.Dict<string | string[]>;
}

/** Asks for exactly this, where `fetch` would tidy up. */
function ask(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: 'localhost', port, path: address, method, headers: { accept: '*/*', ...headers } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => (body += text));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body, headers: answer.headers }));
    })
      .once('error', reject)
      .end();
  });
}

async function served(addresses: readonly string[], headers?: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) if ((await ask(address, headers)).status < 400) found.push(address);
  return found;
}

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { encoding: 'utf8' }).split('\n').filter(Boolean);

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative('.', path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

/** What git keeps out of the project; of the packages, which are many and public, what says which they are. */
function ignoredFiles(): string[] {
  const ignored = git('ls-files', '--others', '--ignored', '--exclude-standard', '--directory');
  return [
    ...ignored.flatMap((name) => (name === 'node_modules/' ? [] : name.endsWith('/') ? filesBelow(name) : [name])),
    ...readdirSync('node_modules')
      .map((name) => `node_modules/${name}/package.json`)
      .filter((name) => existsSync(name)),
    'node_modules/.package-lock.json',
  ];
}

test('no file that git ignores is served, however it is asked for', async () => {
  const files = ignoredFiles();
  expect(files).toContain('.data/served-to-nobody/accounts.sqlite');
  expect(await served(files.map((file) => `/${file}`))).toEqual([]);
  const file = '.data/served-to-nobody/accounts.sqlite';
  expect(
    await served([
      ...['?raw', '?url', '?import', '?import&raw', '?inline', '?raw??', '?.svg?.wasm?init', '#', '/', '/.'].map(
        (end) => `/${file}${end}`,
      ),
      `//${file}`,
      `/src/../${file}`,
      `/src/..%2f${file}`,
      `/src/%2e%2e/${file}`,
      `/src/%252e%252e/${file}`,
      `/%2edata/served-to-nobody/accounts.sqlite`,
      `/src\\..\\${file}`,
      `/@fs${path.resolve(file)}`,
      `/@fs/${path.resolve(file)}?raw`,
      `/src/@fs${path.resolve(file)}`,
      `/@id/${path.resolve(file)}`,
      `/@id/__x00__${path.resolve(file)}`,
      `/@id/@fs${path.resolve(file)}?raw`,
    ]),
  ).toEqual([]);
});

test('nor anything else of the project that is not the product', async () => {
  const others = git('ls-files').filter((name) => !/^(src|public)\//.test(name));
  expect(others).toContain('sandbox/main.ts');
  expect(
    await served([...others, '.git', '.git/HEAD', '.git/config', '.env', '.env.local'].map((name) => `/${name}`)),
  ).toEqual([]);
  expect(await served(['/__open-in-editor?file=package.json', '/@fs/etc/passwd', '/etc/passwd.txt'])).toEqual([]);
});

test('pages and their modules are served, to this host and its own pages alone', async () => {
  const product = ['/', '/markets', '/trade/BTC_USDT', '/src/main/main.tsx', '/@vite/client', '/favicon.svg'];
  expect(await served(product)).toEqual(product);
  expect(await served(product, { host: 'exchange.evil.example' })).toEqual([]);
  expect(await served(product, { host: `evil.localhost:${port}` })).toEqual([]);
  expect(await served(product, { origin: 'http://localhost:3000' })).toEqual([]);
  expect(await served(product, { origin: 'null' })).toEqual([]);
  expect(await served(product, { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' })).toEqual([]);
  expect(await served(['/'], { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).toEqual(['/']);
  expect((await ask('/', {}, 'POST')).status).toBe(405);
});

test('with the policy of production', async () => {
  const [one, other, script] = await Promise.all(['/', '/', '/src/main/main.tsx'].map((address) => ask(address)));
  const policy = String(one!.headers['content-security-policy']);
  const nonce = /'nonce-([\w-]{22})'/.exec(policy)![1]!;
  expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-[\w-]{22}' 'strict-dynamic'; /);
  expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types default/);
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe/);
  expect(other!.headers['content-security-policy']).not.toContain(nonce);
  for (const tag of one!.body.match(/<script(?! type="application\/json")[^>]*>/g)!) expect(tag).toContain(nonce);
  for (const answer of [one!, script!]) {
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  }
});
