import type { Plugin } from 'vite';
import type { Manifest } from './feature-graph.mjs';

export function firstLoad(manifests: readonly Manifest[]): Plugin[];

/** The script that the build writes into the page. */
export function bootstrapScript(): Promise<string>;
