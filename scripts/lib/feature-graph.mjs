import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../environment.mjs';

const features = path.join(root, 'src/presentation/features');
const later = path.join(root, 'src/main/assemblies/later-modules.ts');

/** The manifests of all features, with the files they stand in. */
export async function readManifests() {
  const files = readdirSync(features, { recursive: true })
    .filter((name) => name.endsWith('.feature.ts'))
    .map((name) => path.join(features, name));
  return Promise.all(
    files.map(async (file) => {
      const { module } = await runnerImport(file, { configFile: false, root, logLevel: 'error' });
      return { file, ...Object.values(module)[0] };
    }),
  );
}

/**
 * What each feature needs, read off the modules of a build: its view, and the adapters of the ports that anything
 * behind the view names (src/main/composition.ts loads the same at run time).
 * @param manifests as `readManifests` gives them
 * @param moduleInfo of a module by its file, as the bundler knows it
 */
export function featureGraph(manifests, moduleInfo) {
  const closures = new Map();
  /** A module and what it imports at once, at any depth. */
  const closure = (id) => {
    const known = closures.get(id);
    if (known) return known;
    const found = new Set();
    const visit = (each) => {
      if (found.has(each)) return;
      found.add(each);
      for (const imported of moduleInfo(each)?.importedIds ?? []) visit(imported);
    };
    visit(id);
    closures.set(id, found);
    return found;
  };
  const adapters = laterModules(moduleInfo);
  const modulesOf = (view) => {
    const roots = new Set([view]);
    for (const root of roots)
      for (const { ports, wiring } of adapters) if (ports.some((port) => closure(root).has(port))) roots.add(wiring);
    return [...roots];
  };
  return {
    closure,
    features: manifests.map((manifest) => {
      const [view] = moduleInfo(manifest.file)?.dynamicallyImportedIds ?? [];
      return { ...manifest, modules: view === undefined ? [] : modulesOf(view) };
    }),
  };
}

/** The lazy modules of the assembly in their order, with the files of the ports they bring. */
function laterModules(moduleInfo) {
  const source = readFileSync(later, 'utf8');
  const fileOf = new Map(
    [...source.matchAll(/^import \{ (\w+) \} from '(.+)';$/gm)].map(([, name, from]) => [
      name,
      `${path.resolve(path.dirname(later), from)}.ts`,
    ]),
  );
  const ports = [...source.matchAll(/ports: \[([^\]]+)\]/g)].map(([, names]) =>
    names.split(',').flatMap((name) => fileOf.get(name.trim()) ?? []),
  );
  const wirings = moduleInfo(later)?.dynamicallyImportedIds ?? [];
  if (wirings.length !== ports.length) throw new Error('Each line of later-modules.ts names its ports and one import.');
  return wirings.map((wiring, index) => ({ wiring, ports: ports[index] }));
}
