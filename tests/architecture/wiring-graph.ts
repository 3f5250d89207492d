import type { Module, Provider } from '../../src/application/kernel/provider';
import { keyName, type Key } from '../../src/application/kernel/token';

/** Modules by name, each once, as a container would load them. */
export function distinct(modules: readonly Module[]): readonly Module[] {
  return [...new Map(modules.map((module) => [module.name, module])).values()];
}

function providersOf(modules: readonly Module[]): readonly Provider[] {
  return distinct(modules).flatMap(({ providers }) => providers);
}

/** Dependencies that no module provides. */
export function missingIn(modules: readonly Module[], resolved: readonly Key<unknown>[] = []): readonly string[] {
  const provided = new Set(providersOf(modules).map(({ key }) => key));
  const wanted = providersOf(modules).flatMap(({ key, dependencies }) =>
    dependencies
      .filter((dependency) => !provided.has(dependency))
      .map((dependency) => `${keyName(key)} needs ${keyName(dependency)}`),
  );
  return [...wanted, ...resolved.filter((key) => !provided.has(key)).map((key) => `a page is given ${keyName(key)}`)];
}

/** Keys provided twice, and module names that stand for two modules. */
export function doubledIn(modules: readonly Module[]): readonly string[] {
  const keys = providersOf(modules).map(({ key }) => key);
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index).map(keyName);
  const shared = modules.filter((module) => modules.some((other) => other.name === module.name && other !== module));
  return [...twice, ...shared.map(({ name }) => `module ${name}`)];
}

/** Providers that lead back to themselves. */
export function cyclesIn(modules: readonly Module[]): readonly string[] {
  const dependencies = new Map(providersOf(modules).map((provider) => [provider.key, provider.dependencies]));
  const done = new Set<Key<unknown>>();
  const found: string[] = [];
  const visit = (key: Key<unknown>, path: readonly Key<unknown>[]): void => {
    if (path.includes(key)) found.push([...path.slice(path.indexOf(key)), key].map(keyName).join(' -> '));
    if (path.includes(key) || done.has(key)) return;
    for (const dependency of dependencies.get(key) ?? []) visit(dependency, [...path, key]);
    done.add(key);
  };
  for (const key of dependencies.keys()) visit(key, []);
  return found;
}

/** Providers that nothing depends on, no page is given and nobody resolves. */
export function unusedIn(modules: readonly Module[], resolved: readonly Key<unknown>[]): readonly string[] {
  const used = new Set([...resolved, ...providersOf(modules).flatMap(({ dependencies }) => dependencies)]);
  return providersOf(modules)
    .filter(({ key, entry }) => !entry && !used.has(key))
    .map(({ key }) => keyName(key));
}
