import { createHash } from 'node:crypto';
import { isEmail, ownWords, text, type Body } from '../../common/request-fields';
import type { ProviderAccount, ProviderAccounts, ProviderId } from './provider-accounts';
import type { Grant, ProviderClaim, ProviderTokens } from './provider-tokens';

export type Choice =
  | { readonly kind: 'chosen'; readonly account: ProviderAccount }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused'; readonly email: string };

/** What somebody did on a provider's page. */
export function choiceOf(accounts: ProviderAccounts, providerId: ProviderId, form: Body): Choice {
  if (form['cancel'] !== undefined) return { kind: 'cancelled' };
  const known = accounts.find(providerId, text(form['subject']) ?? '');
  if (known) return { kind: 'chosen', account: known };
  const email = (text(form['email']) ?? '').trim().toLowerCase();
  if (!isEmail(email)) return { kind: 'refused', email };
  return {
    kind: 'chosen',
    account: accounts.add(providerId, email, ownWords(form['name'])?.trim().slice(0, 100) || email.split('@')[0]!),
  };
}

export interface Consent {
  readonly scopes: readonly string[];
  readonly hideEmail: boolean;
}

/** What a provider tells of an account: Google always name and address, Apple only what was asked for and not kept. */
export function claimOf(
  { providerId, subject, email, name }: ProviderAccount,
  { scopes, hideEmail }: Consent,
): ProviderClaim {
  if (providerId === 'google.com') return { providerId, subject, email, name };
  const relay = `${createHash('sha256').update(subject).digest('hex').slice(0, 10)}@privaterelay.appleid.com`;
  return {
    providerId,
    subject,
    ...(scopes.includes('email') && { email: hideEmail ? relay : email }),
    ...(scopes.includes('name') && { name }),
  };
}

export async function grantOf(tokens: ProviderTokens, claim: ProviderClaim, audience: string): Promise<Grant> {
  return {
    claim,
    idToken: await tokens.identityToken(claim, audience),
    accessToken: tokens.accessToken(claim),
  };
}
