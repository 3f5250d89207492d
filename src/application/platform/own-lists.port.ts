import { token } from '../kernel/token';

/**
 * Lists of which each entry lies by itself: pages that write at the same time take none from each other. By the field
 * that names an entry, for what lay together before.
 */
export const ownLists = { 'chased-orders': 'orderId', 'order-programs': 'id', 'stopped-programs': 'id' } as const;
export type OwnList = keyof typeof ownLists;

/** Kept on this device for whoever is using it, as by `OwnStoragePort`: each account has its own. */
export interface OwnListsPort {
  /** By name. */
  entries(list: OwnList): ReadonlyMap<string, string>;
  writeEntry(list: OwnList, name: string, value: string): void;
  removeEntry(list: OwnList, name: string): void;
  /** Told of other tabs' writes of any entry, and when somebody else logs in, out, or goes on as another account. */
  onEntries(list: OwnList, listener: () => void): () => void;
}

export const OwnListsPort = token<OwnListsPort>('OwnListsPort');
