import { text, type Body } from '../../common/request-fields';
import { SignInError } from '../../common/sign-in-error';
import type { SignInConfiguration } from '../../common/sign-in-settings';
import { isProviderId, type ProviderId } from './provider-accounts';
import type { Grant, ProviderTokens } from './provider-tokens';

export type Credential = Partial<Grant> & Pick<Grant, 'claim'>;

/** What a request of `signInWithIdp` proves, in whichever of its forms. */
export class ProviderCredentials {
  constructor(
    private readonly tokens: ProviderTokens,
    private readonly configuration: SignInConfiguration,
  ) {}

  async read(request: Body): Promise<Credential> {
    const pending = text(request['pendingToken']);
    if (pending !== undefined) return this.#open(this.tokens.readPendingToken(pending));
    const answer = addressOf(request['requestUri']);
    if (answer.searchParams.get('error') === 'access_denied') throw new SignInError('USER_CANCELLED');
    const code = text(answer.searchParams.get('code'));
    if (code !== undefined) return this.#open(this.tokens.redeemCode(code, request['sessionId']));
    return this.#posted(new URLSearchParams(text(request['postBody']) ?? ''));
  }

  async #posted(form: URLSearchParams): Promise<Credential> {
    const providerId = this.#providerOf(form.get('providerId'));
    const idToken = text(form.get('id_token'));
    const accessToken = text(form.get('access_token'));
    const nonce = text(form.get('nonce'));
    if (idToken !== undefined) {
      const { audience, ...claim } = await this.tokens.readIdentityToken(idToken, providerId, nonce);
      const { oauthClientIds } = this.configuration.current;
      if (oauthClientIds.length > 0 && !oauthClientIds.includes(audience)) {
        throw new SignInError(
          'INVALID_IDP_RESPONSE : The audience of the ID token is not allowed for this application.',
        );
      }
      return { claim, idToken, ...(accessToken !== undefined && { accessToken }), nonce };
    }
    if (accessToken === undefined) throw new SignInError('INVALID_IDP_RESPONSE : No token was given.');
    return { claim: this.tokens.readAccessToken(accessToken, providerId), accessToken };
  }

  #providerOf(value: unknown): ProviderId {
    if (!isProviderId(value)) throw new SignInError('INVALID_PROVIDER_ID');
    this.configuration.requireOpen(value);
    return value;
  }

  #open(credential: Credential): Credential {
    this.configuration.requireOpen(credential.claim.providerId);
    return credential;
  }
}

function addressOf(requestUri: unknown): URL {
  try {
    return new URL(text(requestUri) ?? '');
  } catch {
    throw new SignInError('INVALID_IDP_RESPONSE : The address of the request is not one.');
  }
}
