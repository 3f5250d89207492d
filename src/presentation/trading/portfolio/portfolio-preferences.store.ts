import { makeObservable, observable, runInAction } from 'mobx';
import type { LocalStoragePort } from '../../../application/platform/local-storage.port';

export const pnlBases = ['mark', 'last'] as const;
export type PnlBasis = (typeof pnlBases)[number];

const storageKey = 'portfolio-preferences';

/** How someone likes to see positions, kept on this device. */
export class PortfolioPreferencesStore {
  pnlBasis: PnlBasis;

  constructor(private readonly storage: LocalStoragePort) {
    this.pnlBasis = read(storage.read(storageKey));
    makeObservable(this, { pnlBasis: observable });
  }

  valueAt(basis: PnlBasis): void {
    runInAction(() => (this.pnlBasis = basis));
    this.storage.write(storageKey, JSON.stringify({ pnlBasis: basis }));
  }
}

/** What is stored may be from another version or edited by hand. */
function read(text: string | undefined): PnlBasis {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const basis = typeof value === 'object' && value !== null && 'pnlBasis' in value ? value.pnlBasis : undefined;
    return pnlBases.find((each) => each === basis) ?? 'mark';
  } catch {
    return 'mark';
  }
}
