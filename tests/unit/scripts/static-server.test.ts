import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { plainAddress } from '../../../src/domain/platform/plain-address';

const start = `
  import { readEnvironment } from './scripts/environment.mjs';
  import { serveSite } from './scripts/lib/static-server.mjs';
  const site = serveSite(process.argv[1], readEnvironment('production'));
  site.listen(0, 'localhost', () => console.log(site.address().port));`;

describe('the built site on this machine', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  let site: ChildProcess;
  let port: number;
  beforeAll(async () => {
    site = spawn(process.execPath, ['--input-type=module', '--eval', start, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    port = await new Promise((ready) => site.stdout!.once('data', (line) => ready(Number(line))));
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => site.once('exit', resolve));
    site.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  const leadsTo = (address: string) =>
    new Promise((resolve, reject) => {
      request({ host: 'localhost', port, path: address, agent: false }, (answer) => {
        answer.resume().on('end', () => resolve([answer.statusCode, answer.headers.location]));
      })
        .on('error', reject)
        .end();
    });

  test.each([
    '/en',
    '/en/markets',
    '/en/trade/BTC_USDT?tab=orders%26more',
    '/en?from=mail',
    '/en//elsewhere.example',
    '/en/\\elsewhere.example',
  ])('leads %s to its plain address, as the product does', async (address) => {
    expect(await leadsTo(address)).toEqual([301, plainAddress(address)]);
  });
});
