import { Container as InversifyContainer, ContainerModule, type ResolutionContext } from 'inversify';
import type { Module, Provider } from '../../application/kernel/provider';
import type { Key } from '../../application/kernel/token';

/** Turns wiring records into inversify bindings. The only file that imports inversify. */
export class Container {
  readonly #container = new InversifyContainer();
  readonly #identifiers = new Map<Key<unknown>, symbol>();
  readonly #loaded = new Set<string>();

  /** Adds modules; one that is loaded already is left as it is. */
  load(modules: readonly Module[]): void {
    for (const module of modules) {
      if (this.#loaded.has(module.name)) continue;
      this.#loaded.add(module.name);
      this.#container.load(this.#containerModule(module));
    }
  }

  resolve<T>(key: Key<T>): T {
    return this.#container.get(this.#identifier(key)) as T;
  }

  #containerModule(module: Module): ContainerModule {
    return new ContainerModule(({ bind }) => {
      for (const provider of module.providers) {
        bind(this.#identifier(provider.key))
          .toDynamicValue((context) => this.#create(provider, context))
          .inSingletonScope();
      }
    });
  }

  #create(provider: Provider, context: ResolutionContext): unknown {
    const dependencies = provider.dependencies.map((key) => context.get(this.#identifier(key)));
    return provider.create(...(dependencies as never[]));
  }

  #identifier(key: Key<unknown>): symbol {
    const known = this.#identifiers.get(key);
    if (known) return known;
    const identifier = Symbol(key.name);
    this.#identifiers.set(key, identifier);
    return identifier;
  }
}
