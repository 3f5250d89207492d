import { actionBound, makeObservable, observableRef } from 'mobx';
import { DropClash } from '../../../application/session/drop-clash.use-case';
import { SignInProgress } from '../../../application/session/sign-in-progress';
import type { ProviderClash } from '../../../application/session/sign-in.port';
import type { Needs } from '../../../application/kernel/token';

/** A provider's account that waits to be linked to the one its address belongs to. */
export class ClashStore {
  static readonly needs: Needs<typeof ClashStore> = [SignInProgress, DropClash];

  clash: ProviderClash | undefined = undefined;

  constructor(
    progress: SignInProgress,
    private readonly dropClash: DropClash,
  ) {
    makeObservable(this, { clash: observableRef, follow: actionBound });
    progress.clash.subscribe(this.follow);
    this.follow(progress.clash.current);
  }

  follow(clash: ProviderClash | undefined): void {
    this.clash = clash;
  }

  drop(): void {
    this.dropClash.execute();
  }
}
