import type { Plugin } from 'vite';

export interface PageFiles {
  /** Modules that the page's first picture stands on, from the project's root. */
  readonly modules: readonly string[];
  readonly namespaces: readonly string[];
}

/** What the most visited pages need for their first picture. A test compares it with the routes. */
export const preloadedPages: Readonly<Record<string, PageFiles>>;

export function firstLoad(pages: Readonly<Record<string, PageFiles>>): Plugin[];

/** The script that the build writes into the page. */
export function bootstrapScript(): Promise<string>;
