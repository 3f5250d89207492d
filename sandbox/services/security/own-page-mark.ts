import { isPagePhrase, isPagePicture, type PageMark } from '../../../src/domain/security/page-mark';
import { ApiError, invalidParameter } from '../../shared/api-error';
import type { CallOrigin } from '../../shared/call-origin';
import type { SealedSecrets } from '../../shared/sealed-secrets';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import type { Proof } from './factor';
import type { Proofs } from './proofs';
import { requireMain } from './security-passwords';
import type { SecurityRecords } from './security-records';
import type { SecurityStates } from './security-state';

/**
 * The picture and phrase that a person knows the right page and genuine mails by. It is told to nobody who has not
 * logged in: a false page that asks the exchange for somebody's mark must get none.
 */
export class OwnPageMark {
  constructor(
    private readonly users: UserRepository,
    private readonly states: SecurityStates,
    private readonly proofs: Proofs,
    private readonly records: SecurityRecords,
    private readonly secrets: SealedSecrets,
  ) {}

  of(user: User): PageMark | undefined {
    const { pagePicture, pagePhrase } = this.states.of(this.users.mainOf(user).userId);
    return isPagePicture(pagePicture) && pagePhrase !== undefined
      ? { picture: pagePicture, phrase: this.secrets.open(pagePhrase) }
      : undefined;
  }

  async set(user: User, { picture, phrase }: PageMark, proof: Proof, origin: CallOrigin): Promise<void> {
    requireMain(user);
    if (!isPagePhrase(phrase)) throw invalidParameter('phrase');
    await this.proofs.requireProof(user, { action: 'PAGE_MARK', subject: { change: 'SET' } }, proof);
    this.states.change(user.userId, { pagePicture: picture, pagePhrase: this.secrets.seal(phrase.trim()) });
    this.records.changed(user, 'SET_PAGE_MARK', 'Your picture and phrase were set', origin);
  }

  /** @throws ApiError -1006 when there are none. */
  async remove(user: User, proof: Proof, origin: CallOrigin): Promise<void> {
    requireMain(user);
    if (!this.of(user)) throw new ApiError(-1006, 400, 'There is no picture and phrase.');
    await this.proofs.requireProof(user, { action: 'PAGE_MARK', subject: { change: 'DELETE' } }, proof);
    this.states.change(user.userId, { pagePicture: undefined, pagePhrase: undefined });
    this.records.changed(user, 'DELETE_PAGE_MARK', 'Your picture and phrase were removed', origin);
  }
}
