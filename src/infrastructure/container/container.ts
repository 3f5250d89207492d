import { Container as InversifyContainer } from 'inversify';
import { missingPorts, type Module, type Provider } from '../../application/kernel/provider';
import { isPort, keepsOfAccount, needsOf, type Key } from '../../application/kernel/token';

/** Turns wiring records into inversify bindings. The only file that imports inversify. */
export class Container {
  readonly #container = new InversifyContainer();
  readonly #identifiers = new Map<Key<unknown>, symbol>();
  readonly #providers: Map<Key<unknown>, Provider>;
  readonly #loaded = new Set<string>();
  readonly #perAccount = new Map<Key<unknown>, boolean>();
  readonly #whole: Container | undefined;

  /** @param whole has everything but what is kept for an account, which is made here */
  constructor(whole?: Container) {
    this.#whole = whole;
    this.#providers = whole ? whole.#providers : new Map();
  }

  /** For one account: shares all with this one but what is kept for an account alone, and what stands on that. */
  ofAccount(): Container {
    return new Container(this);
  }

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
    if (this.#whole && !this.#isPerAccount(key)) return this.#whole.resolve(key);
    return this.#container.get(this.#identifier(key)) as T;
  }

  #isPerAccount(key: Key<unknown>): boolean {
    const known = this.#perAccount.get(key);
    if (known !== undefined) return known;
    const is = keepsOfAccount(key) || this.#needsOf(key).some((need) => this.#isPerAccount(need));
    this.#perAccount.set(key, is);
    return is;
  }

  #needsOf(key: Key<unknown>): readonly Key<unknown>[] {
    return this.#providers.get(key)?.needs ?? needsOf(key);
  }

  /** Bound on first use, with all that it stands on: a class by its constructor, a port by its provider. */
  #identifier(key: Key<unknown>): symbol {
    const known = this.#identifiers.get(key);
    if (known) return known;
    const provider = this.#providers.get(key);
    if (!provider && isPort(key)) throw new Error(`Nothing provides ${key.name}.`);
    const identifier = Symbol(key.name);
    this.#identifiers.set(key, identifier);
    const needs = this.#needsOf(key);
    this.#container
      .bind(identifier)
      .toDynamicValue(() => {
        const parts = needs.map((need) => this.resolve(need)) as never[];
        return provider ? provider.create(...parts) : new (key as new (...parts: never[]) => unknown)(...parts);
      })
      .inSingletonScope();
    return identifier;
  }
}
