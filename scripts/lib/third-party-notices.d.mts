import type { Plugin } from 'vite';

/** Writes the licences and notices of every package that has a part in the bundle. */
export function thirdPartyNotices(fileName?: string): Plugin;
