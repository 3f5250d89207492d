import type { Plugin } from 'vite';
import type { readEnvironment } from '../environment.mjs';

/** What stands before the development server: the product and nothing else, to its own page and nobody else. */
export function developmentSite(environment: ReturnType<typeof readEnvironment>): Plugin;
