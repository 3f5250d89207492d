import { createHook } from 'node:async_hooks';
import { readdirSync } from 'node:fs';
import path from 'node:path';

/*
 * What takes real time in scenarios whose time is only counted: code that is loaded when it is first asked for, and what
 * other threads reckon. Counted minutes would pass meanwhile, more of them the busier the machine is.
 */

const application = new URL('../../../src/application/', import.meta.url);

/** Loads what the product loads late, once. */
export async function loadLateCode(): Promise<void> {
  const files = readdirSync(application, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.d)\.ts$/.test(file),
  );
  await Promise.all(files.map((file) => import(new URL(file.split(path.sep).join('/'), application).href)));
  // Read articles and openings, which are pages.
  await Promise.all([import('jsdom'), import('../../../src/infrastructure/ghost/article-reader')]);
}

const reckoned = /^(SCRYPT|HASH|SIGN|VERIFY)REQUEST$/;
const pending = new Set<number>();
createHook({
  init: (id, type) => void (reckoned.test(type) && pending.add(id)),
  after: (id) => void pending.delete(id),
  destroy: (id) => void pending.delete(id),
}).enable();

let loading = 0;

/** What is loaded, though it was loaded before, is asked of the thread that finds modules. */
export async function inRealTime<T>(loaded: Promise<T>): Promise<T> {
  loading += 1;
  try {
    return await loaded;
  } finally {
    loading -= 1;
  }
}

/** Until other threads have answered. */
export async function untilReckoned(): Promise<void> {
  while (pending.size + loading > 0) await new Promise((resolve) => setImmediate(resolve));
}
