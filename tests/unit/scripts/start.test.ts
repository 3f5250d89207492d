import { execFile, spawnSync } from 'node:child_process';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What the commands say when the machine is not as it should be: one sentence, and no trace of code. */
describe('the commands', () => {
  let server: Server;

  beforeAll(async () => {
    server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterAll(() => server.close());

  it('say which port is taken, and how to choose another', async () => {
    const { port } = server.address() as AddressInfo;
    const refused = run(process.execPath, ['scripts/start.mjs'], { env: { ...process.env, PORT: String(port) } });
    await expect(refused).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(new RegExp(`^Port ${port} \\(.+\\) is taken: .+PORT=<port>\\.\\n$`)),
    });
  });

  it.each([
    ['checkNode("18.20.4")', /^Node 18\.20\.4 is too old: install Node 20\.19 or newer/],
    ['checkNode("20.18.9")', /^Node 20\.18\.9 is too old/],
    ['(() => { throw Object.assign(new Error("write"), { code: "ENOSPC" }) })()', /^The disk is full: free some space/],
    [
      '(() => { throw Object.assign(new Error("open"), { code: "EACCES" }) })()',
      /^A file of the project may not be read or written/,
    ],
  ])('say in a sentence what to do about %s', (trouble, sentence) => {
    const code = `const { checkNode, main } = await import('./scripts/lib/machine.mjs'); await main(async () => { void checkNode; ${trouble}; });`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('take every Node from 20.19 on', () => {
    const code = `const { checkNode } = await import('./scripts/lib/machine.mjs'); for (const version of ['20.19.0', '22.1.0', '24.0.0']) checkNode(version);`;
    expect(spawnSync(process.execPath, ['--input-type=module', '-e', code]).status).toBe(0);
  });
});
