import { randomBytes } from 'node:crypto';
import { ApiError, invalidParameter } from '../../shared/api-error';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import type { CallOrigin } from '../../shared/call-origin';
import type { Proof } from '../security/factor';
import { requireMain } from '../security/security-passwords';
import type { SecondPerson } from '../security/second-person/second-person';
import type { SecurityService } from '../security/security-service';
import {
  credentialPermissions,
  type Credential,
  type CredentialPermission,
  type CredentialStatus,
  type SigningCredential,
} from './credential';
import type { CredentialRepository } from './credential-repository';
import { ipListProblems, plainIpList } from '../../../src/domain/security/ip-list';
import { admitsIp } from './ip-list';

/** Keys that an account may have at once. */
const credentialLimit = 20;
/** A key that anybody who finds it could use from anywhere ends by itself (milliseconds). */
const unboundLifetime = 90 * 24 * 60 * 60_000;
/** The last use is written down this often at most (milliseconds). */
const useGrain = 60_000;

const permissionWords: Readonly<Record<CredentialPermission, string>> = {
  READ: 'Read',
  TRADE: 'Enable trade',
  WITHDRAW: 'Enable withdrawal',
};

export interface CredentialWish {
  readonly name: string;
  readonly permissions: readonly CredentialPermission[];
  readonly ipList: readonly string[];
  /** One of the person's sub-accounts; the person's own account when absent. */
  readonly subUserId?: number | undefined;
}

/** API keys of a main account and its sub-accounts; the main account alone makes and ends them. */
export class CredentialService {
  readonly #listeners = new Set<(apiKey: string) => void>();

  constructor(
    private readonly credentials: CredentialRepository,
    private readonly users: UserRepository,
    private readonly security: SecurityService,
    private readonly secondPerson: SecondPerson,
    private readonly now: () => number,
  ) {}

  /** For checking a signature; `undefined` for a key that does not exist any more, or of a frozen account. */
  byKey(apiKey: string): SigningCredential | undefined {
    const credential = this.credentials.byKey(apiKey);
    const user = credential && this.users.byId(credential.userId);
    return user && user.frozenAt === undefined ? { ...credential, applicationId: user.applicationId } : undefined;
  }

  /** Whether a key that was signed with rightly may call from here; notes its use. */
  admits(credential: Credential, ip: string): boolean {
    if (credential.status !== 'ACTIVE' || !admitsIp(credential.ipList, ip)) return false;
    if (this.now() - (credential.lastUsedAt ?? 0) >= useGrain) this.credentials.markUsed(credential.credentialId);
    return true;
  }

  /** Of the account itself or one of its sub-accounts, newest first. @throws ApiError -1006 for anybody else's. */
  list(
    user: User,
    filter: { readonly subUserId?: number | undefined; readonly status?: CredentialStatus | undefined },
  ): readonly Credential[] {
    const { userId } = this.#accountOf(user, filter.subUserId);
    return this.credentials
      .ofUser(userId)
      .filter(({ status }) => filter.status === undefined || status === filter.status);
  }

  amount(user: User, subUserId?: number): { readonly amount: number; readonly limit: number } {
    return { amount: this.list(user, { subUserId, status: 'ACTIVE' }).length, limit: credentialLimit };
  }

  /** The secret is in this answer and in no other. */
  async create(user: User, wish: CredentialWish, proof: Proof, origin: CallOrigin): Promise<SigningCredential> {
    requireMain(user);
    const account = this.#accountOf(user, wish.subUserId);
    const name = wish.name.trim();
    const permissions = credentialPermissions.filter((each) => each === 'READ' || wish.permissions.includes(each));
    if (!/^[\p{L}\p{N}\p{P}\p{Zs}]{1,32}$/u.test(name)) throw invalidParameter('name');
    requireIpList(wish.ipList, permissions, origin);
    const requireRoom = () => {
      const known = this.credentials.ofUser(account.userId);
      if (known.some((each) => each.name === name)) throw new ApiError(-1007, 409, 'A key of this name exists.');
      if (known.length >= credentialLimit) throw invalidParameter(`an account has ${credentialLimit} keys at most`);
    };
    requireRoom();
    // A key withdraws without codes, so it takes no less than a withdrawal does to make one.
    if (permissions.includes('WITHDRAW') && this.security.check(user, 'WITHDRAW').toSetUp.length > 0)
      throw new ApiError(
        -1009,
        400,
        'A key that withdraws needs an authenticator: set one up under Account, Security.',
      );
    const subject = {
      name,
      permissions: permissions.join(','),
      ipList: wish.ipList.join(','),
      subUserId: wish.subUserId === undefined ? '' : String(wish.subUserId),
    };
    await this.security.requireProof(user, { action: 'CREATE_CREDENTIAL', subject }, proof);
    // Another call may have taken the name or the last place meanwhile.
    requireRoom();
    const secret = randomBytes(32).toString('base64url');
    const waits = this.secondPerson.freeSum(user) !== undefined;
    const credential = this.credentials.add({
      userId: account.userId,
      name,
      apiKey: randomBytes(24).toString('base64url'),
      secret,
      permissions,
      ipList: plainIpList(wish.ipList),
      expiresAt: this.#expiryOf(wish.ipList),
      waits,
    });
    if (waits) this.secondPerson.ask(account, 'API_KEY', String(credential.credentialId), subjectOfKey(credential));
    this.security.records.changed(
      user,
      'CREATE_CREDENTIAL',
      `The API key “${name}” was made${waits ? ' and works once your approver agrees' : ''}`,
      origin,
    );
    return { ...credential, secret, applicationId: account.applicationId };
  }

  async setIpList(
    user: User,
    credentialId: number,
    ipList: readonly string[],
    proof: Proof,
    origin: CallOrigin,
  ): Promise<Credential> {
    requireMain(user);
    const credential = this.#owned(user, credentialId);
    requireIpList(ipList, credential.permissions, origin);
    // Addresses are half of a key: the approver was told of those it has.
    if (this.secondPerson.freeSum(user) !== undefined)
      throw new ApiError(-1009, 400, 'With a second approver the addresses of a key stay; make a new key.');
    await this.security.requireProof(
      user,
      { action: 'EDIT_CREDENTIAL', subject: { credentialId: String(credentialId), ipList: ipList.join(',') } },
      proof,
    );
    this.#owned(user, credentialId);
    this.credentials.setIpList(credentialId, plainIpList(ipList), this.#expiryOf(ipList));
    this.security.records.changed(
      user,
      'EDIT_CREDENTIAL',
      `The addresses of the API key “${credential.name}” were changed`,
      origin,
    );
    return this.#owned(user, credentialId);
  }

  async remove(user: User, credentialId: number, proof: Proof, origin: CallOrigin): Promise<void> {
    requireMain(user);
    const { name, apiKey } = this.#owned(user, credentialId);
    await this.security.requireProof(
      user,
      { action: 'DELETE_CREDENTIAL', subject: { credentialId: String(credentialId) } },
      proof,
    );
    this.#owned(user, credentialId);
    this.credentials.remove(credentialId);
    this.secondPerson.takenBack('API_KEY', String(credentialId));
    for (const listener of this.#listeners) listener(apiKey);
    this.security.records.changed(user, 'DELETE_CREDENTIAL', `The API key “${name}” was ended`, origin);
  }

  /** A second person lets one be used. */
  release(reference: string): void {
    this.credentials.release(Number(reference));
  }

  refuse(reference: string): void {
    this.credentials.remove(Number(reference));
  }

  /** What an account's keys have opened is over. */
  stop(account: User): void {
    for (const { apiKey } of this.credentials.ofUser(account.userId))
      for (const listener of this.#listeners) listener(apiKey);
  }

  /** When the account is closed. */
  removeAll(account: User): void {
    this.stop(account);
    for (const { credentialId } of this.credentials.ofUser(account.userId)) this.credentials.remove(credentialId);
  }

  onEnd(listener: (apiKey: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Keys that can sign now, of the account and its sub-accounts, with their permissions as words (protocol 3.8). */
  enabledOf(user: User): readonly {
    readonly accountName: string;
    readonly userId: number;
    readonly key: string;
    readonly permission: string;
  }[] {
    return [user, ...this.users.subAccountsOf(user)].flatMap((account) =>
      this.list(account, { status: 'ACTIVE' }).map(({ apiKey, permissions }) => ({
        accountName: account.alias || account.coolName,
        userId: account.userId,
        key: apiKey,
        permission: permissions.map((permission) => `${permissionWords[permission]},`).join(''),
      })),
    );
  }

  /** A key that is known beforehand, as the practice account's. */
  ensure(user: User, apiKey: string, secret: string): void {
    this.credentials.add({
      userId: user.userId,
      name: 'practice',
      apiKey,
      secret,
      permissions: credentialPermissions,
      ipList: [],
      expiresAt: undefined,
    });
  }

  #accountOf(user: User, subUserId: number | undefined): User {
    const account = subUserId === undefined ? user : this.users.ownedBy(user, subUserId);
    if (!account) throw new ApiError(-1006, 400, 'There is no such account.');
    return account;
  }

  #owned(user: User, credentialId: number): Credential {
    const credential = this.credentials.byId(credentialId);
    if (!credential || !this.users.ownedBy(user, credential.userId))
      throw new ApiError(-1006, 400, 'There is no such key.');
    return credential;
  }

  #expiryOf(ipList: readonly string[]): number | undefined {
    return ipList.length === 0 ? this.now() + unboundLifetime : undefined;
  }
}

/** By the rule that the product's own field goes by. @throws ApiError -1005 */
function requireIpList(
  ipList: readonly string[],
  permissions: readonly CredentialPermission[],
  { ip: here }: CallOrigin,
): void {
  const withdraws = permissions.includes('WITHDRAW');
  if (ipListProblems(ipList, { withdraws, here }).length > 0) throw invalidParameter('ip_list');
  if (withdraws && ipList.length === 0) throw invalidParameter('a key that withdraws needs an ip_list');
}

/** As its approver is told. */
function subjectOfKey({ name, permissions, ipList }: Credential): Readonly<Record<string, string>> {
  return { name, permissions: permissions.join(','), ipList: ipList.join(',') };
}
