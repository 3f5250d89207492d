import { Subject } from '../kernel/observable-value';
import type { ProviderClash, SecondFactorChoice } from './sign-in.port';

/** Where a sign-in stands that is neither done nor over. */
export class SignInProgress {
  /** The factors to choose from while the provider asks for a second one. */
  readonly secondStep = new Subject<readonly SecondFactorChoice[] | undefined>(undefined);
  /** A provider's account that will be linked once its owner has signed in the usual way. */
  readonly clash = new Subject<ProviderClash | undefined>(undefined);

  clear(): void {
    this.secondStep.set(undefined);
    this.clash.set(undefined);
  }
}
