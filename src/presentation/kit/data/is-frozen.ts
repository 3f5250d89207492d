import type { ResourceState } from '../../../application/kernel/resource';

/** Whether something is not told because its owner keeps the account frozen; what was known before is not to be seen either. */
export function isFrozen(state: ResourceState<unknown>): boolean {
  return state.status === 'failed' && state.failure.kind === 'rejected' && state.failure.reason === 'accountFrozen';
}
