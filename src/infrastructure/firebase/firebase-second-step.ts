import {
  FactorId,
  getMultiFactorResolver,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type MultiFactorInfo,
  type MultiFactorResolver,
  type PhoneMultiFactorInfo,
  type UserCredential,
} from 'firebase/auth';
import type { SecondFactorChoice } from '../../application/session/sign-in.port';
import { withAppVerifier } from './firebase-app-verifier';

/** A sign-in that waits for a second factor. */
export class FirebaseSecondStep {
  readonly choices: readonly SecondFactorChoice[];
  readonly #resolver: MultiFactorResolver;
  /** By factor: which code the person is to type. */
  readonly #sent = new Map<string, string>();

  constructor(
    private readonly auth: Auth,
    refusal: MultiFactorError,
  ) {
    this.#resolver = getMultiFactorResolver(auth, refusal);
    this.choices = this.#resolver.hints.map(choiceOf);
  }

  async send(factorId: string): Promise<void> {
    const { session } = this.#resolver;
    const multiFactorHint = this.#hint(factorId);
    this.#sent.set(
      factorId,
      await withAppVerifier(this.auth, (verifier) =>
        new PhoneAuthProvider(this.auth).verifyPhoneNumber({ multiFactorHint, session }, verifier),
      ),
    );
  }

  finish(factorId: string, code: string): Promise<UserCredential> {
    const assertion =
      this.#hint(factorId).factorId === FactorId.TOTP
        ? TotpMultiFactorGenerator.assertionForSignIn(factorId, code)
        : PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(this.#sent.get(factorId) ?? '', code));
    return this.#resolver.resolveSignIn(assertion);
  }

  #hint(factorId: string): MultiFactorInfo {
    const hint = this.#resolver.hints.find(({ uid }) => uid === factorId);
    if (!hint) throw new Error(`There is no second factor ${factorId}.`);
    return hint;
  }
}

function choiceOf(hint: MultiFactorInfo): SecondFactorChoice {
  const name = hint.displayName || undefined;
  if (hint.factorId === FactorId.TOTP) return { id: hint.uid, kind: 'totp', name, phone: undefined };
  return { id: hint.uid, kind: 'sms', name, phone: (hint as PhoneMultiFactorInfo).phoneNumber };
}
