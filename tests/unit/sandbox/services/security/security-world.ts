import { openAccountAreas, type AccountAreas } from '../../../../../sandbox/services/account-areas';
import type { User } from '../../../../../sandbox/services/users/user';
import type { ExchangeService } from '../../../../../sandbox/engine/exchange-service';
import { Clockwork } from '../../../../../sandbox/shared/clockwork';
import { Notifications } from '../../../../../sandbox/services/notifications/notifications';
import type { SafeAct } from '../../../../../src/domain/security/safe-act';
import { Mailbox } from '../../../../../sandbox/shared/mailbox';
import { noSignInDirectory } from '../../../../../sandbox/shared/sign-in-directory';
import { openDatabase, type EmbeddedDatabase } from '../../../../../sandbox/storage/database';
import { Secret, TOTP } from 'otpauth';

/** The areas over an exchange that books whatever it is told. */
export class SecurityWorld {
  now = 1_760_000_000_000;
  signInAddressIsTaken = false;
  waysChangedAt: number | undefined;
  /** Of everybody. */
  phone: string | undefined;
  textedCode = '';
  /** Of everybody. */
  loginPassword: string | undefined;
  readonly database: EmbeddedDatabase = openDatabase(undefined);
  readonly clockwork = new Clockwork(() => this.now);
  readonly #accounts = new Set<string>();
  areas: AccountAreas = this.#open();

  /** As after a restart. */
  reopen(): void {
    this.areas = this.#open();
  }

  async join(email: string): Promise<User> {
    return (await this.areas.signIns.begin(email, email, { ip: '127.0.0.1', userAgent: 'node' })).user;
  }

  /** Asks for a code and reads it from the mail. */
  mailedCode(user: User, act: SafeAct): string {
    this.areas.security.sendCode(user, act);
    return this.lastCode(user.email);
  }

  lastCode(address: string): string {
    return (
      /^\d{6}/.exec(
        this.areas.mailbox
          .list(address)
          .flatMap(({ lines }) => lines)
          .find((line) => /^\d{6}/.test(line)) ?? '',
      )?.[0] ?? ''
    );
  }

  otpCode(secret: string, at = this.now): string {
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
  }

  /** @returns the secret */
  async bindOtp(user: User): Promise<string> {
    const { secret } = this.areas.security.beginOtp(user);
    await this.areas.security.bindOtp(
      user,
      this.otpCode(secret),
      secret,
      { emailCode: this.mailedCode(user, { action: 'BIND_OTP' }) },
      {},
    );
    this.now += 30_000;
    return secret;
  }

  #open(): AccountAreas {
    const exchange = {
      hasAccount: (id: string) => this.#accounts.has(id),
      balances: () => [],
      submit: async (command: { type: string; accountId: string }) => {
        if (command.type === 'openAccount') this.#accounts.add(command.accountId);
        return { ok: true };
      },
    } as unknown as ExchangeService;
    const now = () => this.now;
    return openAccountAreas({
      exchange,
      database: this.database,
      now,
      notifications: new Notifications(this.database, now),
      mailbox: new Mailbox(),
      clockwork: this.clockwork,
      signInDirectory: {
        ...noSignInDirectory,
        changeEmail: () => !this.signInAddressIsTaken,
        waysChangedAt: () => this.waysChangedAt,
        phoneOf: () => this.phone,
        isPassword: async (_identity, word) => word === this.loginPassword,
        textCode: (_phone, code) => {
          this.textedCode = code;
        },
      },
    });
  }
}

/** Code and words of a refusal; `undefined` when it was not refused. */
export async function refusal(wish: Promise<unknown> | (() => unknown)): Promise<string | undefined> {
  try {
    await (typeof wish === 'function' ? wish() : wish);
    return undefined;
  } catch (error) {
    const { code, message } = error as { code?: number; message: string };
    return `${code} ${message}`;
  }
}
