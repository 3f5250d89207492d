import type { Clockwork } from '../shared/clockwork';
import { CredentialRepository } from './credentials/credential-repository';
import { CredentialService } from './credentials/credential-service';
import type { ExchangeService } from '../engine/exchange-service';
import type { Notifications } from './notifications/notifications';
import type { Mailbox } from '../shared/mailbox';
import { OwnPasskeys } from './security/own-passkeys';
import { type PasskeySite, Passkeys } from './security/passkeys';
import { exchangeProfile } from '../shared/exchange-profile';
import { ApprovalNews } from './security/second-person/approval-news';
import { SecondPerson } from './security/second-person/second-person';
import { SealedSecrets } from '../shared/sealed-secrets';
import { SecurityService } from './security/security-service';
import type { SignInDirectory } from '../shared/sign-in-directory';
import type { EmbeddedDatabase } from '../storage/database';
import { VerificationService } from './verification/verification-service';
import { PushDevices } from './push/push-devices';
import { AccountSettings } from './users/account-settings';
import { Accounts } from './users/accounts';
import { LinkedDiscord } from './accounts/linked-discord';
import { LinkedWallets } from './accounts/linked-wallets';
import { Maintenance } from './accounts/maintenance';
import { Places } from './accounts/places';
import { SessionRepository } from './sessions/session-repository';
import { SignIns } from './accounts/sign-ins';
import { UserRepository } from './users/user-repository';

/** Somebody who stays away this long signs in again. */
export const refreshLifetime = 14 * 24 * 60 * 60_000;
/** And so does everybody after this long. */
const longestSession = 90 * 24 * 60 * 60_000;

/** Who the people of the exchange are and what they prove it with. */
export interface AccountAreas {
  readonly users: UserRepository;
  readonly accounts: Accounts;
  readonly sessions: SessionRepository;
  readonly signIns: SignIns;
  readonly mailbox: Mailbox;
  readonly security: SecurityService;
  readonly credentials: CredentialService;
  /** Approves of what leaves, where an account's owner wants it. */
  readonly secondPerson: SecondPerson;
  readonly passkeys: OwnPasskeys;
  readonly verification: VerificationService;
  readonly settings: AccountSettings;
  readonly pushDevices: PushDevices;
  readonly places: Places;
  readonly wallets: LinkedWallets;
  readonly discord: LinkedDiscord;
  readonly maintenance: Maintenance;
}

export interface AccountSurroundings {
  readonly exchange: ExchangeService;
  readonly database: EmbeddedDatabase;
  readonly now: () => number;
  readonly notifications: Notifications;
  readonly mailbox: Mailbox;
  readonly clockwork: Clockwork;
  readonly signInDirectory: SignInDirectory;
  /** The pages that passkeys are used on. */
  readonly site?: PasskeySite | undefined;
}

const localSite: PasskeySite = { name: exchangeProfile.name, id: 'localhost', origins: ['http://localhost:8700'] };

export function openAccountAreas({
  exchange,
  database,
  now,
  notifications,
  mailbox,
  clockwork,
  signInDirectory,
  site = localSite,
}: AccountSurroundings): AccountAreas {
  const users = new UserRepository(database, now);
  const accounts = new Accounts(exchange, users);
  const sessions = new SessionRepository(database, now, refreshLifetime, longestSession);
  const secrets = new SealedSecrets(database);
  const passkeys = new Passkeys(database, site, now);
  const security = new SecurityService({
    database,
    users,
    sessions,
    notifications,
    mailbox,
    secrets,
    passkeys,
    signInDirectory,
    now,
  });
  const news = new ApprovalNews(users, notifications);
  const secondPerson = new SecondPerson({ database, users, security, news, now });
  clockwork.every(1_000, () => secondPerson.settle());
  const keys = new CredentialRepository(database, secrets, now);
  const credentials = new CredentialService(keys, users, security, secondPerson, now);
  secondPerson.handles('API_KEY', credentials);
  const places = new Places();
  const signIns = new SignIns(accounts, sessions, security, users, places);
  signInDirectory.onChanged((identity) => signIns.tell(identity));
  signInDirectory.onEnded((identity, what) => signIns.endAll(identity, what));
  signInDirectory.onRefused((identity, origin) => signIns.refused(identity, origin));
  const verification = new VerificationService(database, users, notifications, secrets, now);
  const maintenance = new Maintenance(database, exchange, users, now);
  clockwork.every(5_000, (at) => verification.review(at));
  clockwork.every(1_000, () => maintenance.begin());
  return {
    users,
    accounts,
    sessions,
    signIns,
    mailbox,
    security,
    credentials,
    secondPerson,
    passkeys: new OwnPasskeys(passkeys, users, security, signInDirectory, now),
    verification,
    settings: new AccountSettings(database, users, now),
    pushDevices: new PushDevices({ database, users, sessions, records: security.records, now }),
    places,
    wallets: new LinkedWallets(database, security, now),
    discord: new LinkedDiscord(database, security, now),
    maintenance,
  };
}
