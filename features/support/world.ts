import { After, AfterAll, Before, setDefaultTimeout, setWorldConstructor, World } from '@cucumber/cucumber';
import type { Actor, TestAssembly } from './actor';

interface Parameters {
  readonly assembly: 'core' | 'browser';
}

/** One scenario's world: its actors and the assembly of the product that they use. */
export class ExchangeWorld extends World<Parameters> {
  assembly!: TestAssembly;
  readonly #actors = new Map<string, Actor>();
  /** What was seen while something else went on. */
  readonly seen = { connections: new Set<string>(), liveWhileAway: 0 };
  /** Values that a scenario comes back to, by name. */
  readonly notes = new Map<string, string>();

  async actor(name: string, at?: Actor): Promise<Actor> {
    const known = this.#actors.get(name);
    if (known) return known;
    const actor = await this.assembly.actor(name, at);
    this.#actors.set(name, actor);
    return actor;
  }

  note(name: string): string {
    const value = this.notes.get(name);
    if (value === undefined) throw new Error(`The scenario has not noted ${name}.`);
    return value;
  }
}

setWorldConstructor(ExchangeWorld);
setDefaultTimeout(120_000);

// One assembly is loaded, by name, so that the core features need no browser.
async function assemblies(
  name: Parameters['assembly'],
): Promise<{ begin(options: { readonly quiet: boolean }): Promise<TestAssembly>; finish(): Promise<void> }> {
  return name === 'core' ? import('./core/core-assembly') : import('./browser/browser-assembly');
}

let used: Parameters['assembly'] | undefined;

Before(async function (this: ExchangeWorld, { pickle }) {
  used = this.parameters.assembly;
  this.assembly = await (await assemblies(used)).begin({ quiet: pickle.tags.some(({ name }) => name === '@quiet') });
});

After(async function (this: ExchangeWorld, { result }) {
  for (const { data, type } of await this.assembly.end(result?.status === 'FAILED')) this.attach(data, type);
});

AfterAll(async () => {
  if (used) await (await assemblies(used)).finish();
});
