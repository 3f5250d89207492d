import type { Manifest } from './feature-graph.mjs';

type ChunkName = (id: string, context: { getModuleInfo(id: string): unknown }) => string | null;

export function featureChunks(manifests: readonly Manifest[]): {
  readonly first: ChunkName;
  readonly shared: ChunkName;
  readonly entrances: ChunkName;
};
