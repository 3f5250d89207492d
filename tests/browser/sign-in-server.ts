import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';

const adminToken = 'demo-admin-token';
const projectId = 'demo-exchange';
export const password = 'correct horse battery';

interface OutboxMail {
  readonly requestType: string;
  readonly email: string;
  readonly newEmail?: string;
  readonly oobLink: string;
}

/** The sign-in server behind a page: its outbox, and what somebody does there without the page. */
export class SignInServer {
  private constructor(
    private readonly page: Page,
    readonly address: string,
  ) {}

  /** @param page one that shows the product */
  static async of(page: Page): Promise<SignInServer> {
    const address = await page.evaluate(
      () =>
        (JSON.parse(document.getElementById('environment')!.textContent) as { firebase: { emulatorUrl: string } })
          .firebase.emulatorUrl,
    );
    return new SignInServer(page, address);
  }

  /** The link of the newest mail of a kind to somebody; waits for it. */
  async link(requestType: string, email: string): Promise<string> {
    return this.#eventually(`${requestType} for ${email}`, async () => {
      const { oobCodes } = await this.#get<{ oobCodes: OutboxMail[] }>(`/emulator/v1/projects/${projectId}/oobCodes`);
      return oobCodes.findLast(
        (mail) => mail.requestType === requestType && (mail.email === email || mail.newEmail === email),
      )?.oobLink;
    });
  }

  /** The newest code sent to a number; waits for one that is not `other`. */
  async textMessage(number: string, other?: string): Promise<string> {
    return this.#eventually(`a message to ${number}`, async () => {
      const { verificationCodes } = await this.#get<{ verificationCodes: { phoneNumber: string; code: string }[] }>(
        `/emulator/v1/projects/${projectId}/verificationCodes`,
      );
      const code = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === number)?.code;
      return code === other ? undefined : code;
    });
  }

  /** Somebody with a password, whose address is confirmed. @returns the identity token */
  async somebody(email: string): Promise<string> {
    const { localId } = await this.#call<{ localId: string }>('/v1/accounts:signUp', {
      email,
      password,
      returnSecureToken: true,
    });
    await this.#call(`/v1/projects/${projectId}/accounts:update`, { localId, emailVerified: true }, adminToken);
    const { idToken } = await this.#call<{ idToken: string }>('/v1/accounts:signInWithPassword', {
      email,
      password,
      returnSecureToken: true,
    });
    return idToken;
  }

  /** Binds an authenticator. @returns makes its codes; each is good once */
  async bindAuthenticator(idToken: string): Promise<{ readonly idToken: string; readonly code: () => string }> {
    const { totpSessionInfo } = await this.#call<{ totpSessionInfo: { sharedSecretKey: string; sessionInfo: string } }>(
      '/v2/accounts/mfaEnrollment:start',
      {
        idToken,
        totpEnrollmentInfo: {},
      },
    );
    const totp = new TOTP({ secret: totpSessionInfo.sharedSecretKey });
    const enrolled = await this.#call<{ idToken: string }>('/v2/accounts/mfaEnrollment:finalize', {
      idToken,
      displayName: 'My telephone',
      // Of the step before, so that the one of now is still to be used.
      totpVerificationInfo: {
        sessionInfo: totpSessionInfo.sessionInfo,
        verificationCode: totp.generate({ timestamp: Date.now() - 30_000 }),
      },
    });
    return { idToken: enrolled.idToken, code: () => totp.generate() };
  }

  async bindPhone(idToken: string, phoneNumber: string): Promise<void> {
    const { phoneSessionInfo } = await this.#call<{ phoneSessionInfo: { sessionInfo: string } }>(
      '/v2/accounts/mfaEnrollment:start',
      {
        idToken,
        phoneEnrollmentInfo: { phoneNumber, recaptchaToken: 'token' },
      },
    );
    await this.#call('/v2/accounts/mfaEnrollment:finalize', {
      idToken,
      phoneVerificationInfo: { sessionInfo: phoneSessionInfo.sessionInfo, code: await this.textMessage(phoneNumber) },
    });
  }

  async #get<T>(path: string): Promise<T> {
    return (await (await this.page.request.get(`${this.address}${path}`)).json()) as T;
  }

  async #call<T>(path: string, data: Record<string, unknown>, bearer?: string): Promise<T> {
    const answer = await this.page.request.post(
      `${this.address}/identitytoolkit.googleapis.com${path}?key=demo-api-key`,
      {
        data,
        headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
      },
    );
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  async #eventually<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
    for (let tries = 0; tries < 50; tries += 1) {
      const found = await look();
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`Not in the outbox: ${what}`);
  }
}

let people = 0;
/** An address nobody has used. */
export function newEmail(name: string): string {
  people += 1;
  return `${name}-${process.pid}-${Date.now()}-${people}@example.com`;
}

let numbers = 0;
/** A German number nobody has used; ten digits after the dial code. */
export function newNumber(): string {
  numbers += 1;
  return `151${String((process.pid % 100) * 100_000 + (Date.now() % 1_000) * 100 + numbers).padStart(7, '0')}`;
}
