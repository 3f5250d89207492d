import { when } from 'mobx';
import type { StepUpStore } from '../../../src/presentation/features/account-kit/step-up.store';
import type { Settle } from './core-actor';

/** Until a proof is asked for, or the work is over without one. */
export async function untilAsked(stepUp: StepUpStore, work: Promise<unknown>, settle: Settle): Promise<void> {
  const asked = when(() => stepUp.request !== undefined);
  await settle(Promise.race([asked, work]).catch(() => undefined));
  asked.catch(() => undefined);
  asked.cancel();
}
