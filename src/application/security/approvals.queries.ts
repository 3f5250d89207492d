import type { ApprovalRequest, Approvals } from '../../domain/security/approval';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { ApprovalsPort } from './approvals.port';

/** Reads of who approves, and of what waits for it. */
export class ApprovalsQueries {
  static readonly needs: Needs<typeof ApprovalsQueries> = [ResourceCache, ApprovalsPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly approvals: ApprovalsPort,
  ) {}

  state(): Resource<Approvals> {
    return this.cache.open({ key: ['security', 'approvals'], load: () => this.approvals.approvals() });
  }

  requests(role: 'owner' | 'approver'): Resource<readonly ApprovalRequest[]> {
    return this.cache.open({
      key: ['security', 'approvals', role],
      load: () => this.approvals.requests(role),
    });
  }

  async refresh(): Promise<void> {
    await Promise.all([this.state().refresh(), this.requests('owner').refresh(), this.requests('approver').refresh()]);
  }
}
