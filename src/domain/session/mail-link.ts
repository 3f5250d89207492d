import { languageOfTag, type LanguageCode } from '../platform/language';
import { returnPath } from './return-path';

/** What the links of the identity provider's mails are for. */
export type MailLinkKind =
  | 'signIn'
  | 'resetPassword'
  | 'verifyEmail'
  | 'changeEmail'
  | 'recoverEmail'
  | 'removeSecondFactor';

/** By the provider's word for it. */
const kinds: ReadonlyMap<string, MailLinkKind> = new Map([
  ['signIn', 'signIn'],
  ['resetPassword', 'resetPassword'],
  ['verifyEmail', 'verifyEmail'],
  ['verifyAndChangeEmail', 'changeEmail'],
  ['recoverEmail', 'recoverEmail'],
  ['revertSecondFactorAddition', 'removeSecondFactor'],
]);

/** The link of one of the identity provider's mails. */
export interface MailLink {
  readonly kind: MailLinkKind;
  readonly code: string;
  /** The whole address. */
  readonly address: string;
  /** The path of this site to go on to; `undefined` where the link names none, or one elsewhere. */
  readonly next: string | undefined;
  /** What the mail was written in; `undefined` where the link does not say, or names none of the product's. */
  readonly language: LanguageCode | undefined;
}

/** Reads the address that somebody followed; `undefined` for one that is none of the provider's links. */
export function mailLink(address: string): MailLink | undefined {
  const { origin, searchParams } = new URL(address);
  const kind = kinds.get(searchParams.get('mode') ?? '');
  const code = searchParams.get('oobCode') ?? '';
  if (kind === undefined || code === '') return undefined;
  return {
    kind,
    code,
    address,
    next: nextOf(searchParams, origin),
    language: languageOfTag(searchParams.get('lang') ?? ''),
  };
}

/** Links that lead to the provider's own page first carry what they were asked with; others name it as `continueUrl`. */
function nextOf(parameters: URLSearchParams, origin: string): string | undefined {
  const named = parameters.get('next');
  if (named !== null) return returnPath(named, '') || undefined;
  const continueTo = continueUrl(parameters.get('continueUrl'));
  if (continueTo?.origin !== origin) return undefined;
  const further = continueTo.searchParams.get('next');
  const path = further ?? continueTo.pathname + continueTo.search;
  return returnPath(path, '') || undefined;
}

function continueUrl(text: string | null): URL | undefined {
  try {
    return text === null ? undefined : new URL(text);
  } catch {
    return undefined;
  }
}
