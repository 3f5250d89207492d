/** What this device keeps to be read without a connection. */
export const keptForAll = 'kept-for-all';
/** Of the person who is logged in here, and of nobody else. */
export const keptForOwner = 'kept-for-owner';

/** `undefined` where the browser keeps nothing, as in private windows of some. */
export async function keptCache(name: string): Promise<Cache | undefined> {
  try {
    return await caches.open(name);
  } catch {
    return undefined;
  }
}

/** Nothing of the person stays, whether or not anything was kept. */
export async function forgetOwner(): Promise<void> {
  try {
    await caches.delete(keptForOwner);
  } catch {
    // A browser that keeps nothing.
  }
}
