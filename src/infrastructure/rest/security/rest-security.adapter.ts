import type { SecurityCommandsPort } from '../../../application/security/security-commands.port';
import type { ActivityPage, ActivityQuery, SecurityPort } from '../../../application/security/security.port';
import type { Outcome } from '../../../application/kernel/failure';
import { factors, type CodeSent, type Proof, type SafeAction, type SafeCheck } from '../../../domain/security/factor';
import type { SafeAct } from '../../../domain/security/safe-act';
import {
  securityItemKeys,
  type AuthenticatorState,
  type SecurityOverview,
  type SecurityPasswordKind,
} from '../../../domain/security/security-overview';
import { instantFrom, second } from '../../../domain/shared/instant';
import { mapResult } from '../../../domain/shared/result';
import { securityEndpoints } from '../../wire/catalogue/security.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { activityFromWire, activityQueryToWire } from './activity.wire';
import { codeSentFromWire, proofToWire } from './proof.wire';
import type { Needs } from '../../../application/kernel/token';

const nothing = () => undefined;

export class RestSecurityAdapter implements SecurityPort, SecurityCommandsPort {
  static readonly needs: Needs<typeof RestSecurityAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async overview(): Outcome<SecurityOverview> {
    const answer = await this.#client.send(securityEndpoints.checking);
    return mapResult(answer, ({ data }) => ({
      score: data.score,
      items: data.items.map(({ key, ok, weight }) => ({
        key: this.#unknown.oneOf('security item', key, securityItemKeys),
        ok,
        weight,
      })),
    }));
  }

  async check(action: SafeAction): Outcome<SafeCheck> {
    const answer = await this.#client.send(securityEndpoints.safeCheck, { query: { safeCheckType: action } });
    return mapResult(answer, ({ data }) => ({
      factors: data.need ? data.methods.map((method) => this.#unknown.oneOf('factor', method, factors)) : [],
      passkey: data.passkey ?? false,
      recovery: data.recovery ?? false,
      codeLifetime: data.expires_in * second,
      heldUntil: instantFrom(data.held_until),
      toSetUp: (data.to_set_up ?? []).map((method) => this.#unknown.oneOf('factor', method, factors)),
    }));
  }

  async sendCode({ action, subject }: SafeAct): Outcome<CodeSent> {
    const body = { type: action, ...(subject && { subject: { ...subject } }) };
    return mapResult(await this.#client.send(securityEndpoints.sendEmailCode, { body }), ({ data }) =>
      codeSentFromWire(data),
    );
  }

  async authenticator(): Outcome<AuthenticatorState> {
    const answer = await this.#client.send(securityEndpoints.otp);
    return mapResult(answer, ({ data }) =>
      data.enabled
        ? { bound: true, since: instantFrom(data.bound_time), shownAt: instantFrom(data.shown_time) }
        : { bound: false, secret: data.secret ?? '', uri: data.otpauth_uri ?? '' },
    );
  }

  async authenticatorPicture(secret: string): Outcome<string> {
    return mapResult(
      await this.#client.send(securityEndpoints.qrCode, { query: { secretQrCode: secret } }),
      ({ data }) => data.qr,
    );
  }

  async bindAuthenticator(code: string, secret: string, proof: Proof): Outcome<void> {
    return mapResult(
      await this.#client.send(securityEndpoints.bindOtp, { body: { code, secret, ...proofToWire(proof) } }),
      nothing,
    );
  }

  async unbindAuthenticator({ otp, ...proof }: Proof): Outcome<void> {
    return mapResult(
      await this.#client.send(securityEndpoints.unbindOtp, {
        body: { ...(otp !== undefined && { code: otp }), ...proofToWire(proof) },
      }),
      nothing,
    );
  }

  async checkAuthenticator(code: string): Outcome<void> {
    return mapResult(await this.#client.send(securityEndpoints.checkOtp, { body: { code } }), nothing);
  }

  async antiPhishingCode(): Outcome<{ readonly masked: string | undefined }> {
    const answer = await this.#client.send(securityEndpoints.antiPhishingCode);
    return mapResult(answer, ({ data }) => ({ masked: data.enabled ? (data.code ?? '') : undefined }));
  }

  async setAntiPhishingCode(code: string, proof: Proof): Outcome<void> {
    return mapResult(
      await this.#client.send(securityEndpoints.setAntiPhishingCode, {
        body: { code, ...proofToWire(proof) },
      }),
      nothing,
    );
  }

  async removeAntiPhishingCode(proof: Proof): Outcome<void> {
    return mapResult(
      await this.#client.send(securityEndpoints.deleteAntiPhishingCode, { body: proofToWire(proof) }),
      nothing,
    );
  }

  async createPassword(kind: SecurityPasswordKind, password: string, proof: Proof): Outcome<void> {
    const call = { body: { password, ...proofToWire(proof) } };
    const answer = await this.#client.send(
      kind === 'trade' ? securityEndpoints.createTradePassword : securityEndpoints.createWithdrawPassword,
      call,
    );
    return mapResult(answer, nothing);
  }

  async changePassword(kind: SecurityPasswordKind, password: string, newPassword: string, proof: Proof): Outcome<void> {
    const call = { body: { password, new_password: newPassword, ...proofToWire(proof) } };
    const answer = await this.#client.send(
      kind === 'trade' ? securityEndpoints.changeTradePassword : securityEndpoints.changeWithdrawPassword,
      call,
    );
    return mapResult(answer, nothing);
  }

  async checkTradePassword(
    password: string,
  ): Outcome<{ readonly right: boolean; readonly retriesLeft: number | undefined }> {
    const answer = await this.#client.send(securityEndpoints.checkTradePassword, { body: { password } });
    return mapResult(answer, ({ data }) => ({ right: data.ok, retriesLeft: data.retries_left }));
  }

  async removePassword(kind: SecurityPasswordKind, password: string | undefined, proof: Proof): Outcome<void> {
    const call = { body: { ...(password !== undefined && { password }), ...proofToWire(proof) } };
    const answer = await this.#client.send(
      kind === 'trade' ? securityEndpoints.deleteTradePassword : securityEndpoints.deleteWithdrawPassword,
      call,
    );
    return mapResult(answer, nothing);
  }

  async sendResetCode(kind: SecurityPasswordKind): Outcome<CodeSent> {
    const type = kind === 'trade' ? 'RESET_TRADE_PASSWORD' : 'RESET_WITHDRAW_PASSWORD';
    return mapResult(await this.#client.send(securityEndpoints.sendTradeCode, { body: { type } }), ({ data }) =>
      codeSentFromWire(data),
    );
  }

  async sendAddressCode(email: string): Outcome<CodeSent> {
    return mapResult(
      await this.#client.send(securityEndpoints.sendEmailCode, { body: { type: 'CHANGE_EMAIL', email } }),
      ({ data }) => codeSentFromWire(data),
    );
  }

  async changeEmail(email: string, addressCode: string, proof: Proof): Outcome<void> {
    return mapResult(
      await this.#client.send(securityEndpoints.changeEmail, {
        body: { email, code: addressCode, ...proofToWire(proof) },
      }),
      nothing,
    );
  }

  async logins(query: ActivityQuery): Outcome<ActivityPage> {
    const answer = await this.#client.send(securityEndpoints.loginActivity, {
      query: activityQueryToWire(query),
    });
    return mapResult(answer, ({ data }) => ({
      rows: data.rows.flatMap((row) => activityFromWire({ ...row, action: 'LOGIN' })),
      total: data.meta.total,
    }));
  }

  async changes(query: ActivityQuery): Outcome<ActivityPage> {
    const answer = await this.#client.send(securityEndpoints.securityActivity, {
      query: activityQueryToWire(query),
    });
    return mapResult(answer, ({ data }) => ({
      rows: data.rows.flatMap(activityFromWire),
      total: data.meta.total,
    }));
  }
}
