import { makeObservable, observable, runInAction } from 'mobx';
import type { LocalStoragePort } from '../../../application/platform/local-storage.port';
import { keptFields } from '../../../domain/shared/kept-fields';

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

function read(text: string | undefined): PnlBasis {
  const { pnlBasis } = keptFields(text);
  return pnlBases.find((each) => each === pnlBasis) ?? 'mark';
}
