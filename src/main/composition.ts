import type { Module } from '../application/kernel/provider';
import type { Key, Token } from '../application/kernel/token';
import { Container } from '../infrastructure/container/container';
import type { Feature, FeatureOpener, OpenedFeature } from '../presentation/runtime/feature';
import { productModule } from './product.wiring';

/** A module that is loaded with the first feature that stands on one of its ports. */
export interface LaterModule {
  readonly ports: readonly Token<unknown>[];
  readonly load: () => Promise<Module>;
}

/** Which adapters stand behind the ports: those that are there at once, and those that come when they are needed. */
export interface Assembly {
  readonly name: 'production' | 'sandbox' | 'fakes';
  readonly core: readonly Module[];
  readonly later: readonly LaterModule[];
}

/** An assembly put together: features and the shell get their stores here and nowhere else. */
export class Composition implements FeatureOpener {
  readonly #container = new Container();
  readonly #assembly: Assembly;
  readonly #askAhead: (feature: Feature) => void;

  /** @param askAhead asks for the files of a feature before its script says that it needs them */
  constructor(assembly: Assembly, askAhead: (feature: Feature) => void = () => undefined) {
    this.#assembly = assembly;
    this.#askAhead = askAhead;
    this.#container.load([productModule, ...assembly.core]);
  }

  resolve<T>(key: Key<T>): T {
    return this.#container.resolve(key);
  }

  async open(feature: Feature): Promise<OpenedFeature> {
    this.#askAhead(feature);
    const { View, stores } = (await feature.view()).default;
    await this.#complete(Object.values(stores));
    return {
      View,
      stores: Object.fromEntries(Object.entries(stores).map(([name, key]) => [name, this.#container.resolve(key)])),
    };
  }

  /** Loads what the keys stand on and is not there yet: the graph of providers says what that is. */
  async #complete(keys: readonly Key<unknown>[]): Promise<void> {
    const modules = modulesFor(this.#assembly.later, this.#container.missing(keys));
    if (modules.length === 0) return;
    this.#container.load(await Promise.all(modules.map(({ load }) => load())));
    // What came may stand on more.
    await this.#complete(keys);
  }
}

/** The modules that bring these ports. */
export function modulesFor(later: readonly LaterModule[], missing: readonly Key<unknown>[]): readonly LaterModule[] {
  return later.filter(({ ports }) => ports.some((port) => missing.includes(port)));
}
