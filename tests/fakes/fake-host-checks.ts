import type { Outcome } from '../../src/application/kernel/failure';
import type { Needs } from '../../src/application/kernel/token';
import type { HostChecksPort } from '../../src/application/reference/host-checks.port';
import type { HostAnswer, HostCheck } from '../../src/domain/reference/host-check';
import { success } from '../../src/domain/shared/result';
import type { FakeHost } from './fake-host';
import { FakeHostKey } from './fake-keys';

const checks: readonly HostCheck[] = [
  { id: 'marketData.health', area: 'marketData', path: '/md/', access: 'public' },
  { id: 'trading.balances', area: 'trading', path: '/v3/asset/balances', access: 'private' },
];

/** A host of two calls. */
export class FakeHostChecks implements HostChecksPort {
  static readonly needs: Needs<typeof FakeHostChecks> = [FakeHostKey];

  constructor(private readonly host: FakeHost) {}

  async checks(): Outcome<readonly HostCheck[]> {
    return success(checks);
  }

  async run(): Promise<HostAnswer> {
    return { state: this.host.down ? 'unreachable' : 'operational', took: 1 };
  }
}
