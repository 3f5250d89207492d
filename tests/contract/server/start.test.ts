import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

jest.setTimeout(60_000);

const root = path.resolve(__dirname, '../../..');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sandbox-start-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  output: string;
}

function run(variables: Record<string, string>, ...parameters: string[]): Run {
  const child = spawn(process.execPath, ['scripts/lib/exchange.mjs', ...parameters], {
    cwd: root,
    env: { ...process.env, SANDBOX_PORT: '0', AUTH_PORT: '0', SANDBOX_DATA: folder, ...variables },
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const process_: Run = { child, ended, output: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (process_.output += String(data)));
  return process_;
}

/** Its output so far, once it has said this. */
function said(process_: Run, text: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => text.test(process_.output) && resolve(process_.output);
    for (const stream of [process_.child.stdout, process_.child.stderr]) stream!.on('data', look);
    process_.child.once('close', () => reject(new Error(`It ended: ${process_.output}`)));
    look();
  });
}

/** Of the files of a folder, those that others can read or write. */
const openIn = (data: string) => readdirSync(data).filter((name) => statSync(path.join(data, name)).mode & 0o077);
const databases = ['accounts.sqlite', 'sign-in.sqlite'];

it('says where it answers, keeps its new folder to itself and to its owner, and stops when asked', async () => {
  const data = { SANDBOX_DATA: path.join(folder, 'new') };
  const first = run(data, '--empty');
  const output = await said(first, /^Exchange: /m);
  const open = openIn(data.SANDBOX_DATA);
  expect(output).toMatch(/^Sign-in server: http:\/\/localhost:\d+\nExchange: http:\/\/localhost:\d+\n$/);
  const [, auth, exchange] = /Sign-in server: (\S+)\nExchange: (\S+)/.exec(output)!;
  for (const url of [auth, exchange]) expect((await fetch(`${url}/health`)).status).toBe(200);

  const second = run(data, '--empty');
  expect(await second.ended).toBe(1);
  expect(second.output.trim().split('\n')).toHaveLength(1);
  expect(second.output).toMatch(/in use by the running process/);

  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  expect(readdirSync(data.SANDBOX_DATA)).toEqual(expect.arrayContaining(databases));
  expect(open).toEqual([]);
});

it('takes from others what they could read in a folder that was there', async () => {
  writeFileSync(path.join(folder, 'accounts.sqlite'), '', { mode: 0o644 });
  const sandbox = run({}, '--empty');
  await said(sandbox, /^Exchange: /m);
  const open = openIn(folder);
  sandbox.child.kill('SIGINT');
  await sandbox.ended;
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(databases));
  expect(open).toEqual([]);
});

it('says in one sentence what to do about a taken port and a folder that cannot be', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  const { port } = other.address() as AddressInfo;
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  const [taken, unwritable, odd] = [
    run({ AUTH_PORT: String(port) }),
    run({ SANDBOX_DATA: path.join(file, 'data') }),
    run({ SANDBOX_PORT: 'eighty' }),
  ];
  expect(await Promise.all([taken.ended, unwritable.ended, odd.ended])).toEqual([1, 1, 1]);
  expect(taken.output).toBe(`Port ${port} is taken: stop the program that uses it, or set AUTH_PORT to a free port.\n`);
  expect(unwritable.output).toMatch(/^The folder .* cannot be written: .* SANDBOX_DATA .*\n$/);
  expect(odd.output).toBe('SANDBOX_PORT must be a whole number, not "eighty".\n');
  other.close();
});
