import { Loader } from '../application/kernel/later';
import { defineModule, provideValue, type Module } from '../application/kernel/provider';
import type { Shared } from '../application/kernel/shared';
import type { Key, Token } from '../application/kernel/token';
import { Container } from '../infrastructure/container/container';
import type { Feature, FeatureOpener, OpenedFeature } from '../presentation/runtime/feature';
import { productModule } from './product.wiring';

/** A module that is loaded with the first feature that stands on one of its ports. */
export interface LaterModule {
  readonly ports: readonly Token<unknown>[];
  readonly load: () => Promise<{ readonly default: Module }>;
}

/** Which adapters stand behind the ports: those that are there at once, and those that come when they are needed. */
export interface Assembly {
  readonly name: 'production' | 'sandbox' | 'fakes';
  readonly core: readonly Module[];
  readonly later: readonly LaterModule[];
}

/** An assembly put together: features and the shell get their stores here and nowhere else. */
export class Composition implements FeatureOpener, Loader {
  readonly #container = new Container();
  #visit: { readonly number: number; readonly opener: FeatureOpener } | undefined;
  readonly #started = new Set<Key<Shared>>();
  readonly #assembly: Assembly;
  readonly #askAhead: (feature: Feature) => Promise<void>;

  /** @param askAhead asks for the files of a feature before its script says that it needs them, and waits for its styles */
  constructor(assembly: Assembly, askAhead: (feature: Feature) => Promise<void> = () => Promise.resolve()) {
    this.#assembly = assembly;
    this.#askAhead = askAhead;
    this.#container.load([productModule, defineModule('composition', [provideValue(Loader, this)]), ...assembly.core]);
  }

  resolve<T>(key: Key<T>): T {
    return this.#container.resolve(key);
  }

  async load<T>(key: () => Promise<Key<T>>): Promise<T> {
    const wanted = await key();
    await this.#complete([wanted]);
    return this.resolve(wanted);
  }

  open(feature: Feature): Promise<OpenedFeature> {
    return this.#open(feature, this.#container);
  }

  /** Features as one account sees them: the next one's stores know nothing of it, and what it began ends with them. */
  openerOf(visit: number): FeatureOpener {
    if (this.#visit?.number !== visit) {
      const container = this.#container.ofAccount();
      this.#visit = { number: visit, opener: { open: (feature) => this.#open(feature, container) } };
    }
    return this.#visit.opener;
  }

  async #open(feature: Feature, container: Container): Promise<OpenedFeature> {
    const styled = this.#askAhead(feature);
    const [{ default: opened }] = await Promise.all([feature.view(), styled]);
    const { View, stores, starts, prepares } = opened;
    await this.#complete([...Object.values(stores), ...starts, ...prepares]);
    starts.forEach((key) => this.#start(key));
    await Promise.all(prepares.map((key) => container.resolve(key).prepare()));
    return {
      View,
      stores: Object.fromEntries(Object.entries(stores).map(([name, key]) => [name, container.resolve(key)])),
    };
  }

  /** Once, for as long as the document. */
  #start(key: Key<Shared>): void {
    if (this.#started.has(key)) return;
    this.#started.add(key);
    this.resolve(key).start();
  }

  /** Loads what the keys stand on and is not there yet: the graph of providers says what that is. */
  async #complete(keys: readonly Key<unknown>[]): Promise<void> {
    const modules = modulesFor(this.#assembly.later, this.#container.missing(keys));
    if (modules.length === 0) return;
    this.#container.load((await Promise.all(modules.map(({ load }) => load()))).map((loaded) => loaded.default));
    // What came may stand on more.
    await this.#complete(keys);
  }
}

/** The modules that bring these ports. */
function modulesFor(later: readonly LaterModule[], missing: readonly Key<unknown>[]): readonly LaterModule[] {
  return later.filter(({ ports }) => ports.some((port) => missing.includes(port)));
}
