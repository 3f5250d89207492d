import { Container as InversifyContainer } from 'inversify';
import { missingPorts, type Module, type Provider } from '../../application/kernel/provider';
import { isPort, needsOf, type Key } from '../../application/kernel/token';

/** Turns wiring records into inversify bindings. The only file that imports inversify. */
export class Container {
  readonly #container = new InversifyContainer();
  readonly #identifiers = new Map<Key<unknown>, symbol>();
  readonly #providers = new Map<Key<unknown>, Provider>();
  readonly #loaded = new Set<string>();

  /** Adds modules; one that is loaded already is left as it is. */
  load(modules: readonly Module[]): void {
    for (const module of modules) {
      if (this.#loaded.has(module.name)) continue;
      this.#loaded.add(module.name);
      for (const provider of module.providers) this.#providers.set(provider.key, provider);
    }
  }

  /** Ports that the keys stand on and that no module loaded so far provides. */
  missing(keys: readonly Key<unknown>[]): readonly Key<unknown>[] {
    return missingPorts(keys, (key) => this.#providers.get(key));
  }

  resolve<T>(key: Key<T>): T {
    return this.#container.get(this.#identifier(key)) as T;
  }

  /** Bound on first use, with all that it stands on: a class by its constructor, a port by its provider. */
  #identifier(key: Key<unknown>): symbol {
    const known = this.#identifiers.get(key);
    if (known) return known;
    const provider = this.#providers.get(key);
    if (!provider && isPort(key)) throw new Error(`Nothing provides ${key.name}.`);
    const identifier = Symbol(key.name);
    this.#identifiers.set(key, identifier);
    const needs = (provider?.needs ?? needsOf(key)).map((need) => this.#identifier(need));
    this.#container
      .bind(identifier)
      .toDynamicValue((context) => {
        const parts = needs.map((need) => context.get(need)) as never[];
        return provider ? provider.create(...parts) : new (key as new (...parts: never[]) => unknown)(...parts);
      })
      .inSingletonScope();
    return identifier;
  }
}
