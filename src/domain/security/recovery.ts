import type { SignInFactor, SignInWayKind } from '../session/sign-in-identity';
import type { Instant } from '../shared/instant';

/** What somebody comes in and confirms with. */
export interface WaysBack {
  readonly signIn: readonly SignInWayKind[];
  /** What is asked for beside these; a passkey comes in without. */
  readonly signInFactors: readonly SignInFactor['kind'][];
  /** A mailbox that codes go to. */
  readonly email: boolean;
  /** Whether the address to sign in with has been confirmed, where that is known. */
  readonly emailConfirmed?: boolean | undefined;
  /** Of the exchange. */
  readonly authenticator: boolean;
  /** Names, newest first. */
  readonly passkeys: readonly string[];
  readonly codesLeft: number;
  readonly codesMadeAt: Instant | undefined;
}

/** What may be lost; a telephone with whatever shows codes on it, if anything does. */
export type Loss =
  | { readonly kind: 'password' | 'mailbox' }
  | { readonly kind: 'telephone'; readonly showsCodes: boolean }
  | { readonly kind: 'passkey'; readonly name: string };

/** `mailLink` is a link, or another password, by mail. */
export type WayIn = { readonly kind: SignInWayKind | 'mailLink' } | { readonly kind: 'passkey'; readonly name: string };

export interface AfterLoss {
  readonly loss: Loss;
  /** By which the person still comes in. */
  readonly ways: readonly WayIn[];
  /**
   * `fine`: comes in and confirms as before by something else; `byCode`: a recovery code puts the account in order;
   * `stuck`: comes in and can confirm nothing more, for want of codes; `mailless`: for want of the mailbox, without which
   * codes would not help either; `out`: does not come in.
   */
  readonly verdict: 'fine' | 'byCode' | 'stuck' | 'mailless' | 'out';
}

/** Whether removing one more second factor makes the codes void: they stand in for one, and go with the last. */
export function voidsCodes({ authenticator, passkeys, codesLeft }: WaysBack): boolean {
  return codesLeft > 0 && passkeys.length + (authenticator ? 1 : 0) === 1;
}

/** One answer for each thing that somebody has and may lose (reliability, 1.5). */
export function afterEachLoss(ways: WaysBack): readonly AfterLoss[] {
  return lossesOf(ways).map((loss) => {
    const left = waysIn(ways, loss);
    return { loss, ways: left, verdict: left.length === 0 ? 'out' : verdictInside(ways, loss) };
  });
}

function lossesOf({ signIn, signInFactors, email, authenticator, passkeys }: WaysBack): readonly Loss[] {
  const losses: Loss[] = [];
  if (signIn.includes('password')) losses.push({ kind: 'password' });
  if (email) losses.push({ kind: 'mailbox' });
  if (authenticator || signIn.includes('phone') || signInFactors.length > 0)
    losses.push({ kind: 'telephone', showsCodes: authenticator || signInFactors.includes('totp') });
  return [...losses, ...passkeys.map((name) => ({ kind: 'passkey' as const, name }))];
}

function waysIn({ signIn, signInFactors, email, passkeys }: WaysBack, loss: Loss): readonly WayIn[] {
  const telephone = loss.kind !== 'telephone';
  const secondStep = signInFactors.length === 0 || telephone;
  const works: Readonly<Record<SignInWayKind, boolean>> = {
    password: loss.kind !== 'password' && secondStep,
    google: secondStep,
    apple: secondStep,
    phone: telephone,
  };
  const byMail = signIn.includes('password') && email && loss.kind !== 'mailbox' && secondStep;
  return [
    ...signIn.filter((kind) => works[kind]).map((kind) => ({ kind })),
    ...(byMail ? [{ kind: 'mailLink' as const }] : []),
    ...passkeysLeft(passkeys, loss).map((name) => ({ kind: 'passkey' as const, name })),
  ];
}

function verdictInside({ email, authenticator, passkeys, codesLeft }: WaysBack, loss: Loss): AfterLoss['verdict'] {
  const mailbox = email && loss.kind !== 'mailbox';
  if (passkeysLeft(passkeys, loss).length > 0) return 'fine';
  const codes = !authenticator || loss.kind !== 'telephone';
  if (mailbox && codes && (authenticator || passkeys.length === 0)) return 'fine';
  if (!mailbox) return 'mailless';
  return codesLeft > 0 ? 'byCode' : 'stuck';
}

/** Two of one name may lie on one device: both are gone then. */
function passkeysLeft(passkeys: readonly string[], loss: Loss): readonly string[] {
  return loss.kind === 'passkey' ? passkeys.filter((name) => name !== loss.name) : passkeys;
}
