import path from 'node:path';
import { root } from '../environment.mjs';
import { featureGraph } from './feature-graph.mjs';

const source = path.join(root, 'src');
/** Below the features: any page may draw with it, read what was typed into it, and keep something on the device. */
const shared = ['presentation/kit', 'presentation/runtime', 'domain/platform', 'infrastructure/storage'].map((floor) =>
  path.join(source, floor),
);
/** Other pages than those of arrival ask by some of them. */
const adapters = path.join(source, 'infrastructure');
const entry = path.join(source, 'main/main.tsx');

/**
 * Which chunk a module belongs to, by who needs it. The pages on which people arrive are laid out for few requests:
 * what the home page shares with another comes with the product's first script; what the others share is one chunk
 * beside it, for the home page waits for nothing of theirs. Either holds what features are drawn with, so that a page
 * that loads later need not load a page it does not show. What one of them alone needs is one chunk. Libraries follow
 * whoever uses them; everything else is left to the bundler.
 * @param manifests of all features
 */
export function featureChunks(manifests) {
  let chunks;
  const chunkOf = (id, context) => {
    chunks ??= chunksOf(featureGraph(manifests, (each) => context.getModuleInfo(each)));
    return chunks.get(id) ?? null;
  };
  return {
    /** For `codeSplitting.groups[].name`: what comes with the first script. */
    first: (id, context) => (chunkOf(id, context) === 'app' ? 'app' : null),
    /** What pages of arrival share, and the home page does not need. */
    shared: (id, context) => (chunkOf(id, context) === 'shared' ? 'shared' : null),
    /** As well: what one page of arrival alone needs. */
    entrances: chunkOf,
  };
}

function chunksOf({ closure, features }) {
  const chunks = new Map([[entry, 'app']]);
  const known = closure(entry);
  const elsewhere = new Set(
    features
      .filter(({ path: address, entrance, leadsOn }) => address !== undefined && !entrance && !leadsOn)
      .flatMap(({ modules }) => modules.flatMap((module) => [...closure(module)])),
  );
  const entrances = features.filter(({ entrance }) => entrance);
  const home = new Set(
    entrances.find(({ path: address }) => address === '/').modules.flatMap((module) => [...closure(module)]),
  );
  for (const { id: feature, modules } of entrances) {
    for (const id of new Set(modules.flatMap((module) => [...closure(module)]))) {
      if (!id.startsWith(source) || known.has(id)) continue;
      const isShared = chunks.has(id) || shared.some((floor) => id.startsWith(floor));
      const isAsked = id.startsWith(adapters) && elsewhere.has(id);
      chunks.set(id, isShared ? (home.has(id) ? 'app' : 'shared') : isAsked ? `${feature}-calls` : feature);
    }
  }
  return chunks;
}
