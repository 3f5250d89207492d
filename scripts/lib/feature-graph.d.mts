export interface Manifest {
  readonly file: string;
  readonly id: string;
  readonly path?: string;
  readonly texts: readonly string[];
  readonly entrance?: true;
  readonly leadsOn?: { readonly id: string };
}

interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

export interface FeatureGraph {
  closure(id: string): ReadonlySet<string>;
  readonly features: readonly (Manifest & { readonly modules: readonly string[] })[];
}

export function readManifests(): Promise<readonly Manifest[]>;
export function featureGraph(
  manifests: readonly Manifest[],
  moduleInfo: (id: string) => ModuleInfo | null | undefined,
): FeatureGraph;
