import { randomUUID } from 'node:crypto';
import type { CallOrigin } from '../../../shared/call-origin';
import type { IdentityRepository } from '../identities/identity-repository';
import {
  requireSupportedFirstFactor,
  type Person,
  type SignInSessions,
  type Tokens,
} from '../identities/sign-in-sessions';
import type { AttemptLimit } from '../../common/attempt-limit';
import type { SecurityMails } from '../mail/security-mails';
import { requireAppVerification } from '../phone/app-verification';
import type { PhoneCodes } from '../phone/phone-codes';
import { ownWords, record, requirePhoneNumber, text, type Body } from '../../common/request-fields';
import { SignInError } from '../../common/sign-in-error';
import type { SignInConfiguration } from '../../common/sign-in-settings';
import type { PendingSignIns } from '../identities/pending-sign-ins';
import type { SecondFactor, SecondFactors } from '../identities/second-factors';
import { stepOfCode, type TotpSecrets } from './totp-secrets';

const mostFactors = 5;

/** Adding and removing second factors, and signing in with them. */
export class SecondFactorService {
  constructor(
    private readonly identities: IdentityRepository,
    private readonly sessions: SignInSessions,
    private readonly factors: SecondFactors,
    private readonly pending: PendingSignIns,
    private readonly codes: PhoneCodes,
    private readonly secrets: TotpSecrets,
    private readonly mails: SecurityMails,
    private readonly configuration: SignInConfiguration,
    private readonly wrongCodes: AttemptLimit,
    private readonly now: () => number,
  ) {}

  async startEnrollment(request: Body) {
    const kind = kindOf(request, 'phoneEnrollmentInfo', 'totpEnrollmentInfo');
    const { identity } = await this.#enrollingPerson(request['idToken'], kind);
    const { localId } = identity;
    if (kind === 'totp') {
      this.#requireNew(localId, { kind });
      return { totpSessionInfo: this.secrets.create(localId) };
    }
    const info = record(request['phoneEnrollmentInfo']);
    const phoneNumber = requirePhoneNumber(info['phoneNumber']);
    this.#requireNew(localId, { kind, phoneNumber });
    requireAppVerification(info, this.configuration.current);
    return { phoneSessionInfo: { sessionInfo: this.codes.send(phoneNumber, `enroll:${localId}`) } };
  }

  async finalizeEnrollment(request: Body, mailContext: Parameters<SecurityMails['secondFactorAdded']>[2]) {
    const kind = kindOf(request, 'phoneVerificationInfo', 'totpVerificationInfo');
    const { identity, proof } = await this.#enrollingPerson(request['idToken'], kind);
    const { localId } = identity;
    const method =
      kind === 'totp'
        ? this.#provenSecret(localId, record(request['totpVerificationInfo']))
        : this.#provenPhone(localId, record(request['phoneVerificationInfo']));
    this.#requireNew(localId, method);
    const factor: SecondFactor = {
      enrollmentId: randomUUID(),
      localId,
      displayName: ownWords(request['displayName']),
      enrolledAt: this.now(),
      method,
    };
    this.factors.add(factor);
    this.secrets.remove(localId);
    this.mails.secondFactorAdded(identity, factor, mailContext);
    this.sessions.changed(localId);
    const tokens = await this.sessions.renewQuietly(localId, {
      ...proof,
      secondFactor: { kind, enrollmentId: factor.enrollmentId },
    });
    return { ...shown(tokens), ...(kind === 'totp' ? { totpAuthInfo: {} } : { phoneAuthInfo: {} }) };
  }

  async withdraw(request: Body) {
    const { identity, proof } = await this.sessions.recentPerson(request['idToken']);
    const factor = this.#enrolled(identity.localId, request['mfaEnrollmentId']);
    this.factors.remove(identity.localId, factor.enrollmentId);
    return shown(await this.sessions.renew(identity.localId, { provider: proof.provider, authTime: proof.authTime }));
  }

  startSignIn(request: Body) {
    const { localId } = this.pending.find(request['mfaPendingCredential']);
    const factor = this.#enrolled(localId, request['mfaEnrollmentId']);
    if (factor.method.kind !== 'phone') throw new SignInError('OPERATION_NOT_ALLOWED');
    requireAppVerification(record(request['phoneSignInInfo']), this.configuration.current);
    return {
      phoneResponseInfo: {
        sessionInfo: this.codes.send(factor.method.phoneNumber, `factor:${factor.enrollmentId}`),
      },
    };
  }

  async finalizeSignIn(request: Body, origin: CallOrigin) {
    const waiting = this.pending.find(request['mfaPendingCredential']);
    const identity = this.identities.byId(waiting.localId);
    if (!identity) throw new SignInError('INVALID_MFA_PENDING_CREDENTIAL');
    const kind = kindOf(request, 'phoneVerificationInfo', 'totpVerificationInfo');
    const enrollmentId = this.#checked(identity.localId, kind, request, origin);
    this.pending.use(waiting);
    return shown(await this.sessions.beginWithSecondFactor(identity, waiting.provider, { kind, enrollmentId }));
  }

  #checked(localId: string, kind: 'phone' | 'totp', request: Body, origin: CallOrigin): string {
    try {
      return kind === 'totp'
        ? this.#checkTotp(localId, request)
        : this.#checkPhone(localId, record(request['phoneVerificationInfo']));
    } catch (error) {
      this.sessions.refused(localId, origin);
      throw error;
    }
  }

  #checkTotp(localId: string, request: Body): string {
    const factor = this.#enrolled(localId, request['mfaEnrollmentId']);
    if (factor.method.kind !== 'totp') throw new SignInError('MFA_ENROLLMENT_NOT_FOUND');
    const step = this.#provenStep(
      localId,
      factor.method.secret,
      record(request['totpVerificationInfo'])['verificationCode'],
    );
    if (!this.factors.useStep(factor.enrollmentId, step)) throw new SignInError('INVALID_CODE');
    return factor.enrollmentId;
  }

  #checkPhone(localId: string, given: Body): string {
    const mine = this.factors.of(localId).map(({ enrollmentId }) => `factor:${enrollmentId}`);
    const { purpose } = this.codes.redeem(given['sessionInfo'], given['code'], (each) => mine.includes(each));
    return purpose.slice('factor:'.length);
  }

  #provenSecret(localId: string, given: Body): SecondFactor['method'] {
    const secret = this.secrets.find(localId, given['sessionInfo']);
    return { kind: 'totp', secret, lastStep: this.#provenStep(localId, secret, given['verificationCode']) };
  }

  #provenPhone(localId: string, given: Body): SecondFactor['method'] {
    const { phoneNumber } = this.codes.redeem(
      given['sessionInfo'],
      given['code'],
      (purpose) => purpose === `enroll:${localId}`,
    );
    return { kind: 'phone', phoneNumber };
  }

  #provenStep(localId: string, secret: string, code: unknown): number {
    if (this.wrongCodes.isExceeded(localId))
      throw new SignInError('TOO_MANY_ATTEMPTS_TRY_LATER : Too many wrong codes. Try again later.');
    if (text(code) === undefined) throw new SignInError('MISSING_CODE');
    const step = stepOfCode(secret, code, this.now());
    if (step === undefined) {
      this.wrongCodes.count(localId);
      throw new SignInError('INVALID_CODE');
    }
    this.wrongCodes.clear(localId);
    return step;
  }

  async #enrollingPerson(idToken: unknown, kind: 'phone' | 'totp'): Promise<Person> {
    if (!this.configuration.current.secondFactors.includes(kind)) throw new SignInError('OPERATION_NOT_ALLOWED');
    const person = await this.sessions.recentPerson(idToken);
    requireSupportedFirstFactor(person.proof.provider);
    if (!person.identity.emailVerified) throw new SignInError('UNVERIFIED_EMAIL');
    return person;
  }

  /** One authenticator app, and each phone once. */
  #requireNew(
    localId: string,
    wanted: { readonly kind: 'totp' } | { readonly kind: 'phone'; readonly phoneNumber: string },
  ): void {
    const enrolled = this.factors.of(localId).map(({ method }) => method);
    const same = (method: SecondFactor['method']) =>
      wanted.kind === 'phone'
        ? method.kind === 'phone' && method.phoneNumber === wanted.phoneNumber
        : method.kind === 'totp';
    if (enrolled.some(same)) throw new SignInError('SECOND_FACTOR_EXISTS');
    if (enrolled.length >= mostFactors) throw new SignInError('SECOND_FACTOR_LIMIT_EXCEEDED');
  }

  #enrolled(localId: string, enrollmentId: unknown): SecondFactor {
    if (text(enrollmentId) === undefined) throw new SignInError('MISSING_MFA_ENROLLMENT_ID');
    const factor = this.factors.of(localId).find((each) => each.enrollmentId === enrollmentId);
    if (!factor) throw new SignInError('MFA_ENROLLMENT_NOT_FOUND');
    return factor;
  }
}

function kindOf(request: Body, phone: string, totp: string): 'phone' | 'totp' {
  if (request[totp] !== undefined) return 'totp';
  if (request[phone] !== undefined) return 'phone';
  throw new SignInError('INVALID_ARGUMENT');
}

function shown({ idToken, refreshToken }: Tokens): Pick<Tokens, 'idToken' | 'refreshToken'> {
  return { idToken, refreshToken };
}
