import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnvironment, type Ports } from '../../scripts/environment.mjs';
import { dist } from '../../scripts/lib/build.mjs';
import type { Running } from '../../scripts/lib/processes.mjs';
import { untilReady } from '../../scripts/lib/processes.mjs';
import { sandboxHealth, startSandbox } from '../../scripts/lib/sandbox-process.mjs';
import { serveSite } from '../../scripts/lib/static-server.mjs';
import { freePort } from './free-ports';

/** An exchange with its sign-in server in a process of its own, on free ports, in a folder of its own. */
export class SandboxProcess {
  #running: Running | undefined;
  #frozen = false;
  /** What it said before it ended without being told to; undefined while that has not happened. */
  #death: string | undefined;
  /** How long the last start took, in milliseconds. */
  startTime = 0;

  private constructor(
    readonly ports: Ports,
    private readonly folder: string,
    private readonly parameters: readonly string[],
  ) {}

  /** @param parameters such as `--empty`, an exchange where nobody trades by himself */
  static async start(web: number, parameters: readonly string[] = []): Promise<SandboxProcess> {
    const ports = { web, sandbox: await freePort(), auth: await freePort() };
    const sandbox = new SandboxProcess(ports, mkdtempSync(path.join(tmpdir(), 'exchange-')), parameters);
    await sandbox.start();
    return sandbox;
  }

  async start(): Promise<void> {
    const began = Date.now();
    const running = startSandbox(this.ports, {
      parameters: this.parameters,
      quiet: true,
      env: { SANDBOX_DATA: this.folder },
    });
    this.#running = running;
    await untilReady(sandboxHealth(this.ports), [{ name: 'The exchange', process: running }]);
    this.startTime = Date.now() - began;
    void running.ended.then(({ reason }) => {
      if (this.#running !== running) return;
      this.#running = undefined;
      this.#death = `The exchange ended by itself (${reason}).\n${running.lines.slice(-30).join('\n')}`;
      process.stderr.write(`${this.#death}\n`);
    });
  }

  /** As a crash or a pulled plug would. */
  async kill(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    running?.child.kill('SIGKILL');
    await running?.ended;
  }

  /** Stops the process where it is: connections stay open, nobody answers. */
  freeze(): void {
    this.#frozen = true;
    this.#running?.child.kill('SIGSTOP');
  }

  /** Running again, whatever was done to it. */
  async comeBack(): Promise<void> {
    if (this.#frozen) this.#running?.child.kill('SIGCONT');
    this.#frozen = false;
    if (!this.#running) await this.start();
  }

  /** The sandbox's own switches (docs/guides/faults.md). */
  async fault(settings: Record<string, unknown>): Promise<void> {
    const response = await fetch(`http://localhost:${this.ports.sandbox}/sandbox/faults`, {
      method: 'POST',
      headers: { authorization: 'Bearer demo-admin-token', 'content-type': 'application/json' },
      body: JSON.stringify(settings),
    });
    if (!response.ok) throw new Error(`The fault switch answered ${response.status}: ${await response.text()}`);
  }

  /** @throws once, with its last words, when it has ended without being told to since this was last asked. */
  requireAlive(): void {
    const death = this.#death;
    this.#death = undefined;
    if (death !== undefined) throw new Error(death);
  }

  async stop(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    if (this.#frozen) running?.child.kill('SIGCONT');
    await running?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The built site and an exchange of its own: what a browser test visits. */
export class Product {
  private constructor(
    readonly address: string,
    readonly sandbox: SandboxProcess,
    private readonly site: Server,
  ) {}

  static async start(parameters: readonly string[] = []): Promise<Product> {
    const web = await freePort();
    const sandbox = await SandboxProcess.start(web, parameters);
    const site = serveSite(dist, readEnvironment('sandbox', sandbox.ports));
    await new Promise<void>((resolve) => site.listen(web, 'localhost', resolve));
    return new Product(`http://localhost:${web}`, sandbox, site);
  }

  async stop(): Promise<void> {
    this.site.closeAllConnections();
    this.site.close();
    await this.sandbox.stop();
  }
}
