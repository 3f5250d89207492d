import type { Plugin } from 'vite';

export interface PageFiles {
  /** Modules that the page's first picture stands on, from the project's root. */
  readonly modules: readonly string[];
  readonly namespaces: readonly string[];
}

export function firstLoad(pages: Readonly<Record<string, PageFiles>>): Plugin[];
