import type { SignInFactor, SignInWayKind } from '../../src/domain/session/sign-in-identity';
import type { CallOrigin } from './call-origin';

/** How somebody signs in, in the words of the product. */
export interface WaysToSignIn {
  readonly ways: readonly SignInWayKind[];
  /** What is asked for beside them. */
  readonly factors: readonly SignInFactor['kind'][];
  /** Also where there is no address to confirm. */
  readonly emailConfirmed: boolean;
}

/** Which change ended the sign-ins, where it is worth a name of its own. */
export type EndingChange = 'password';
export type EndListener = (identity: string, what?: EndingChange) => void;

/** What the exchange has to do with the server that people sign in at. */
export interface SignInDirectory {
  /** Changes the address to sign in with, and ends every sign-in there. False when it is somebody else's there. */
  changeEmail(identity: string, email: string): boolean;
  /** When a way to sign in last came, went or changed (milliseconds); absent while all are those of the beginning. */
  waysChangedAt(identity: string): number | undefined;
  /** The phone that somebody signs in by. */
  phoneOf(identity: string): string | undefined;
  /** What somebody signs in with. */
  waysOf(identity: string): WaysToSignIn;
  /** Whether somebody signs in with just this password. */
  isPassword(identity: string, word: string): Promise<boolean>;
  /** Sends a code as a text message. */
  textCode(phoneNumber: string, code: string): void;
  /** Whether a token issued then (seconds) still proves who somebody is. */
  admits(identity: string, issuedAt: number): boolean;
  /** Forgets a person, whose address is free again. */
  remove(identity: string): void;
  /** Told when somebody's second factor was added, or a way to sign in came or went; sessions go on. */
  onChanged(listener: (identity: string) => void): void;
  /** Told when all sign-ins of somebody ended there: password, address or a factor changed, or the person was removed. */
  onEnded(listener: EndListener): void;
  /** Told when somebody tried to sign in as a person and proved it wrongly. */
  onRefused(listener: (identity: string, origin: CallOrigin) => void): void;
}

/** For people whose sign-in server keeps its own counsel. */
export const noSignInDirectory: SignInDirectory = {
  changeEmail: () => true,
  waysChangedAt: () => undefined,
  phoneOf: () => undefined,
  waysOf: () => ({ ways: ['password'], factors: [], emailConfirmed: true }),
  isPassword: async () => false,
  textCode: () => undefined,
  admits: () => true,
  remove: () => undefined,
  onChanged: () => undefined,
  onEnded: () => undefined,
  onRefused: () => undefined,
};
