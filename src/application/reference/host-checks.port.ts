import type { HostAnswer, HostCheck } from '../../domain/reference/host-check';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Whether the configured host answers as the product expects. Only calls that read are ever made. */
export interface HostChecksPort {
  /** In the order of the reference. */
  checks(): Outcome<readonly HostCheck[]>;
  /** Makes the call once. Private ones carry the session's token, public ones never do. */
  run(check: HostCheck): Promise<HostAnswer>;
}

export const HostChecksPort = token<HostChecksPort>('HostChecksPort');
