import type { Outcome } from '../../src/application/kernel/failure';
import type { Needs } from '../../src/application/kernel/token';
import type { PageMarkCommandsPort } from '../../src/application/security/page-mark-commands.port';
import type { PageMarkPort } from '../../src/application/security/page-mark.port';
import type { Proof } from '../../src/domain/security/factor';
import type { PageMark } from '../../src/domain/security/page-mark';
import { HostCalls } from './host-session';

export class HostPageMark implements PageMarkPort, PageMarkCommandsPort {
  static readonly needs: Needs<typeof HostPageMark> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  mark(): Outcome<{ readonly mark: PageMark | undefined }> {
    return this.calls.as((user, { security }) => ({ mark: security.pageMark.of(user) }));
  }

  set(mark: PageMark, proof: Proof): Outcome<void> {
    return this.calls.as((user, { security }, origin) => security.pageMark.set(user, mark, proof, origin));
  }

  remove(proof: Proof): Outcome<void> {
    return this.calls.as((user, { security }, origin) => security.pageMark.remove(user, proof, origin));
  }
}
