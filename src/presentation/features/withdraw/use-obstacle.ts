import { useMemo } from 'react';
import { known } from '../../../application/kernel/resource';
import type { Instant } from '../../../domain/shared/instant';
import { useResource } from '../../kit/data/use-resource';
import type { WithdrawStore } from './withdraw.store';

interface Obstacle {
  /** There is no address yet, without which no factor can be added. */
  readonly email: boolean;
  /** No authenticator is set up. */
  readonly factor: boolean;
  readonly heldUntil: Instant | undefined;
  readonly refuses: boolean;
  /** Whether anything stands against it is still being asked. */
  readonly waiting: boolean;
}

/** What would refuse any withdrawal. Where it cannot be read nothing is said: the exchange refuses it then. */
export function useObstacle({ security, queries }: WithdrawStore): Obstacle {
  const hold = useResource(useMemo(() => security.hold(), [security]));
  const requirements = useResource(useMemo(() => queries.requirements(), [queries]));
  const toSetUp = known(requirements)?.toSetUp ?? [];
  const factor = toSetUp.length > 0;
  const heldUntil = known(hold)?.until;
  return {
    email: toSetUp.includes('EMAIL'),
    factor,
    heldUntil,
    refuses: factor || heldUntil !== undefined,
    waiting: hold.status === 'loading' || requirements.status === 'loading',
  };
}
