import type { Plugin } from 'vite';

/** Writes the licences and notices of every package that has a part in the bundle, workers included. */
export function thirdPartyNotices(others?: readonly string[]): { readonly ofPage: Plugin; readonly ofWorkers: Plugin };
