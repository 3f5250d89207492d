import { makeObservable, observable, runInAction } from 'mobx';
import { LocalStoragePort } from '../../../../application/platform/local-storage.port';
import { keptFields } from '../../../../domain/shared/kept-fields';
import type { Needs } from '../../../../application/kernel/token';

export const pnlBases = ['mark', 'last'] as const;
export type PnlBasis = (typeof pnlBases)[number];

const storageKey = 'portfolio-preferences';

/** How someone likes to see positions, kept on this device. */
export class PortfolioPreferencesStore {
  static readonly needs: Needs<typeof PortfolioPreferencesStore> = [LocalStoragePort];

  pnlBasis: PnlBasis;
  /** Less the fees since a position was opened, and those of closing it at market. */
  afterFees: boolean;

  constructor(private readonly storage: LocalStoragePort) {
    const { pnlBasis, afterFees } = keptFields(storage.read(storageKey));
    this.pnlBasis = pnlBases.find((each) => each === pnlBasis) ?? 'mark';
    this.afterFees = afterFees === true;
    makeObservable(this, { pnlBasis: observable, afterFees: observable });
  }

  change(change: Partial<Pick<PortfolioPreferencesStore, 'pnlBasis' | 'afterFees'>>): void {
    runInAction(() => Object.assign(this, change));
    const { pnlBasis, afterFees } = this;
    this.storage.write(storageKey, JSON.stringify({ pnlBasis, afterFees }));
  }
}
