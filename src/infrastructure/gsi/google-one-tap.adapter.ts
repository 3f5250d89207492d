import type { Failure, Outcome } from '../../application/kernel/failure';
import type { Environment } from '../../application/platform/environment';
import type { OneTapAnswer, OneTapPort } from '../../application/session/one-tap.port';
import { failure, success, type Result } from '../../domain/shared/result';
import { identityClaims } from '../jwt/identity-claims';
import { loadGsiClient, type GsiClient } from './gsi-client';

const googleScript = 'https://accounts.google.com/gsi/client';

/** Google's one tap, or the sandbox's stand-in with the same interface where a deployment names a sign-in server of its own. */
export class GoogleOneTapAdapter implements OneTapPort {
  readonly #firebase: Environment['firebase'];
  readonly #loadClient: (address: string) => Promise<GsiClient>;
  #loading: Promise<GsiClient> | undefined;
  #settle: ((answer: Result<OneTapAnswer, Failure>) => void) | undefined;

  constructor(environment: Environment, loadClient = loadGsiClient) {
    this.#firebase = environment.firebase;
    this.#loadClient = loadClient;
  }

  async ask(): Outcome<OneTapAnswer> {
    const { googleClientId } = this.#firebase;
    // A deployment without Google.
    if (googleClientId === undefined) return failure({ kind: 'cancelled' });
    const client = await this.#client();
    if (client instanceof Error) return failure({ kind: 'offline', detail: client.message });
    this.#settle?.(failure({ kind: 'cancelled' }));
    return new Promise((resolve) => {
      this.#settle = (answer) => {
        this.#settle = undefined;
        resolve(answer);
      };
      client.initialize({
        client_id: googleClientId,
        callback: ({ credential }) => this.#settle?.(success(answerOf(credential))),
        cancel_on_tap_outside: false,
        context: 'signin',
        use_fedcm_for_prompt: true,
        itp_support: true,
      });
      client.prompt((moment) => {
        const closed = moment.isDismissedMoment() && moment.getDismissedReason() !== 'credential_returned';
        if (closed || moment.isSkippedMoment() || moment.isNotDisplayed?.())
          this.#settle?.(failure({ kind: 'cancelled' }));
      });
    });
  }

  withdraw(): void {
    this.#settle?.(failure({ kind: 'cancelled' }));
    void this.#loading?.then(
      (client) => client.cancel(),
      () => undefined,
    );
  }

  async #client(): Promise<GsiClient | Error> {
    const { emulatorUrl } = this.#firebase;
    this.#loading ??= this.#loadClient(
      emulatorUrl === undefined ? googleScript : new URL('/gsi/client', emulatorUrl).href,
    );
    try {
      return await this.#loading;
    } catch (cause) {
      this.#loading = undefined;
      return cause instanceof Error ? cause : new Error(String(cause));
    }
  }
}

function answerOf(credential: unknown): OneTapAnswer {
  if (typeof credential !== 'string') return { email: undefined, accessToken: undefined };
  return { email: identityClaims(credential).email, accessToken: credential };
}
