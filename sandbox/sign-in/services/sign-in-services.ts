import { newKey, signingKey } from '../../shared/signing-key';
import type { EmbeddedDatabase } from '../../storage/database';
import { AccountService } from './accounts/account-service';
import { CustomTokenSignIn } from './identities/custom-token-sign-in';
import { IdentityDirectory } from './accounts/identity-directory';
import { AddressProof } from './identities/address-proof';
import { IdentityRepository } from './identities/identity-repository';
import { IdentityTokens } from './identities/identity-tokens';
import { Passwords } from './identities/passwords';
import { ProviderLinks } from './identities/provider-links';
import { SignInSessions } from './identities/sign-in-sessions';
import { RefreshTokens } from './identities/refresh-tokens';
import { AttemptLimit } from '../common/attempt-limit';
import { PendingSignIns } from './identities/pending-sign-ins';
import { SecondFactorService } from './factors/second-factor-service';
import { SecondFactors } from './identities/second-factors';
import { TotpSecrets } from './factors/totp-secrets';
import { ActionCodes } from './mail/action-codes';
import { EmailLinkSignIn } from './mail/email-link-sign-in';
import { MailActions } from './mail/mail-actions';
import { MailLinks } from './mail/mail-links';
import { MailRequests } from './mail/mail-requests';
import { SecurityMails } from './mail/security-mails';
import { PhoneCodes } from './phone/phone-codes';
import { PhoneSignIn } from './phone/phone-sign-in';
import { ProviderAccounts } from './provider/provider-accounts';
import { ProviderCredentials } from './provider/provider-credentials';
import { ProviderSignIn } from './provider/provider-sign-in';
import { ProviderTokens } from './provider/provider-tokens';
import { SignInConfiguration } from '../common/sign-in-settings';

const minute = 60_000;

export interface SignInWorld {
  readonly database: EmbeddedDatabase;
  readonly projectId: string;
  readonly webOrigins: readonly string[];
  readonly now: () => number;
  /** Where this server is, once it listens. */
  readonly address: () => string;
  /** Path in the web app where the links of mails lead, in place of this server's own pages. */
  readonly actionPage?: string | undefined;
  readonly passwordCost: number;
  readonly newSigningKey?: string | undefined;
  /** Whether somebody has this password for something else, where another must be used. */
  readonly isUsedElsewhere: (identity: string, password: string) => Promise<boolean>;
}

export type SignInServices = ReturnType<typeof signInServices>;

/** Everything behind the sign-in server's calls. */
export function signInServices(world: SignInWorld) {
  const { database, projectId, webOrigins, now, address, actionPage } = world;
  const key = signingKey(database, 'RS256', () => world.newSigningKey ?? newKey('RS256'));
  const limit = (name: string, allowed: number, span: number) => new AttemptLimit(database, name, allowed, span, now);
  const configuration = new SignInConfiguration(database);
  const identities = new IdentityRepository(database, now);
  const links = new ProviderLinks(database);
  const factors = new SecondFactors(database);
  const pending = new PendingSignIns(database, now);
  const tokens = new IdentityTokens(key, projectId, now);
  const sessions = new SignInSessions(
    identities,
    links,
    new RefreshTokens(database),
    factors,
    pending,
    tokens,
    configuration,
    now,
  );

  const mailCodes = new ActionCodes(database, now);
  const mailLinks = new MailLinks(address, webOrigins, actionPage);
  const securityMails = new SecurityMails(mailCodes, mailLinks);
  const addresses = new AddressProof(identities, links, factors, sessions, mailCodes);
  const passwords = new Passwords(
    identities,
    sessions,
    configuration,
    limit('wrong passwords', 5, 5 * minute),
    limit('wrong passwords from', 100, 5 * minute),
    now,
    world.passwordCost,
    world.isUsedElsewhere,
  );
  const accounts = new AccountService(identities, links, factors, passwords, sessions, securityMails, configuration);

  const phoneCodes = new PhoneCodes(database, now);
  const providerTokens = new ProviderTokens(database, key, now);
  const credentials = new ProviderCredentials(providerTokens, configuration);
  return {
    projectId,
    webOrigins,
    address,
    configuration,
    identities,
    tokens,
    sessions,
    passwords,
    accounts,
    directory: new IdentityDirectory(identities, sessions, accounts, phoneCodes, links, factors),
    mailCodes,
    mailLinks,
    mailRequests: new MailRequests(
      identities,
      sessions,
      mailCodes,
      mailLinks,
      configuration,
      limit('mails', 10, 60 * minute),
    ),
    mailActions: new MailActions(identities, passwords, sessions, factors, mailCodes, securityMails, addresses),
    emailLinks: new EmailLinkSignIn(identities, sessions, mailCodes, addresses, configuration),
    phoneCodes,
    phones: new PhoneSignIn(database, identities, sessions, phoneCodes, configuration, now),
    secondFactors: new SecondFactorService(
      identities,
      sessions,
      factors,
      pending,
      phoneCodes,
      new TotpSecrets(database, now),
      securityMails,
      configuration,
      limit('wrong one-time passwords', 5, 5 * minute),
      now,
    ),
    providerAccounts: new ProviderAccounts(database),
    providerTokens,
    providers: new ProviderSignIn(
      identities,
      links,
      sessions,
      accounts,
      credentials,
      providerTokens,
      configuration,
      addresses,
    ),
    customTokens: new CustomTokenSignIn(identities, sessions, key, projectId, configuration, now),
  };
}
