import type { Module, Provider } from '../../src/application/kernel/provider';
import { isPort, needsOf, type Key, type Token } from '../../src/application/kernel/token';

export class WiringGraph {
  readonly #providers: ReadonlyMap<Key<unknown>, Provider>;

  constructor(modules: readonly Module[]) {
    this.#providers = new Map(modules.flatMap(({ providers }) => providers.map((each) => [each.key, each])));
  }

  needsOf(key: Key<unknown>): readonly Key<unknown>[] {
    return this.#providers.get(key)?.needs ?? needsOf(key);
  }

  /** The keys, and all that they stand on. */
  reachedFrom(keys: Iterable<Key<unknown>>): ReadonlySet<Key<unknown>> {
    const reached = new Set<Key<unknown>>();
    const visit = (key: Key<unknown>): void => {
      if (reached.has(key)) return;
      reached.add(key);
      this.needsOf(key).forEach(visit);
    };
    for (const key of keys) visit(key);
    return reached;
  }

  /** Ports that the keys stand on and nobody provides. */
  missingBehind(keys: Iterable<Key<unknown>>): readonly string[] {
    return [...this.reachedFrom(keys)]
      .filter((key) => isPort(key) && !this.#providers.has(key))
      .map(({ name }) => name);
  }

  /** Keys that lead back to themselves. */
  circles(keys: Iterable<Key<unknown>>): readonly string[] {
    const done = new Set<Key<unknown>>();
    const found: string[] = [];
    const visit = (key: Key<unknown>, path: readonly Key<unknown>[]): void => {
      if (path.includes(key)) found.push([...path.slice(path.indexOf(key)), key].map(({ name }) => name).join(' -> '));
      if (path.includes(key) || done.has(key)) return;
      for (const need of this.needsOf(key)) visit(need, [...path, key]);
      done.add(key);
    };
    for (const key of keys) visit(key, []);
    return found;
  }
}

/** Ports of the application that a module brings, without what it keeps to itself. */
export function portsOf(module: Module): readonly Token<unknown>[] {
  const tokens = module.providers.map(({ key }) => key).filter(isPort);
  return tokens.filter(({ name }) => name.endsWith('Port'));
}

/** Keys provided twice, and module names that stand for two modules. */
export function doubledIn(modules: readonly Module[]): readonly string[] {
  const keys = modules.flatMap(({ providers }) => providers.map(({ key }) => key));
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index).map(({ name }) => name);
  const shared = modules.filter((module) => modules.some((other) => other.name === module.name && other !== module));
  return [...twice, ...shared.map(({ name }) => `module ${name}`)];
}
