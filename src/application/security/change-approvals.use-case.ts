import type { ApprovalRequest, ApprovalState } from '../../domain/security/approval';
import type { Proof } from '../../domain/security/factor';
import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { ApprovalsCommandsPort } from './approvals-commands.port';
import { ApprovalsQueries } from './approvals.queries';

/**
 * Having and being a second approver, and deciding. What is shown is read again after each, refused ones too: they mean
 * that it has changed elsewhere.
 */
export class ChangeApprovals {
  static readonly needs: Needs<typeof ChangeApprovals> = [ApprovalsCommandsPort, ApprovalsQueries];

  constructor(
    private readonly commands: ApprovalsCommandsPort,
    private readonly queries: ApprovalsQueries,
  ) {}

  invite(approverId: string, above: string, proof: Proof): Outcome<void> {
    return this.#changed(this.commands.invite(approverId, above, proof));
  }

  change(above: string | undefined, proof: Proof): Outcome<void> {
    return this.#changed(this.commands.change(above, proof));
  }

  accept(ownerId: string, proof: Proof): Outcome<void> {
    return this.#changed(this.commands.accept(ownerId, proof));
  }

  leave(ownerId: string, proof: Proof): Outcome<void> {
    return this.#changed(this.commands.leave(ownerId, proof));
  }

  approve({ id }: ApprovalRequest, proof: Proof): Outcome<ApprovalState | 'other'> {
    return this.#changed(this.commands.approve(id, proof));
  }

  refuse({ id }: ApprovalRequest): Outcome<void> {
    return this.#changed(this.commands.refuse(id));
  }

  async #changed<T>(change: Outcome<T>): Outcome<T> {
    const changed = await change;
    void this.queries.refresh();
    return changed;
  }
}
