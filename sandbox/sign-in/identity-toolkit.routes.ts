import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ActionCodes, ActionType } from './action-codes';
import type { IdentityRecord } from './identity-repository';
import { passwordPolicy } from './password-policy';
import { SignInError } from './sign-in-error';
import type { SignInService } from './sign-in-service';

type Body = Readonly<Record<string, unknown>>;

export interface ToolkitOptions {
  readonly service: SignInService;
  readonly codes: ActionCodes;
  readonly projectId: string;
  readonly authorizedDomains: readonly string[];
  /** Link of a mail; `continueUrl` is where its page leads back to. */
  linkOf(type: ActionType, code: string, continueUrl: unknown, language: unknown): string;
}

const toolkit = '/identitytoolkit.googleapis.com';

/** The calls of the identity service that an unmodified SDK makes for e-mail and password (protocol 6.7). */
export function identityToolkitRoutes(app: FastifyInstance, options: ToolkitOptions): void {
  const { service } = options;
  const accounts = (verb: string, answer: (body: Body, request: FastifyRequest) => unknown) =>
    app.post(`${toolkit}/v1/accounts::${verb}`, (request) => answer(bodyOf(request), request));

  accounts('signUp', async (body) => ({ kind: 'identitytoolkit#SignupNewUserResponse', ...(await service.signUp(body['email'], body['password'])) }));
  accounts('signInWithPassword', async (body) => ({
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    ...(await service.signIn(body['email'], body['password'])),
  }));
  accounts('lookup', async (body) => ({
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [userInfo((await service.identityOf(body['idToken'])).identity)],
  }));
  accounts('update', async (body) => {
    if (body['oobCode'] !== undefined) return profile(service.verifyEmail(body['oobCode']));
    const deleted = Array.isArray(body['deleteAttribute']) ? (body['deleteAttribute'] as unknown[]) : [];
    // Changing the address would need a mail to the new one first.
    if (body['email'] !== undefined) throw new SignInError('OPERATION_NOT_ALLOWED');
    const { identity, tokens } = await service.update(body['idToken'], {
      password: body['password'],
      displayName: body['displayName'],
      photoUrl: body['photoUrl'],
      deleted,
    });
    return { ...profile(identity), ...tokens };
  });
  accounts('sendOobCode', async (body, request) => {
    const language = request.headers['x-firebase-locale'];
    const linkOf = (type: ActionType) => (code: string) => options.linkOf(type, code, body['continueUrl'], language);
    if (body['requestType'] === 'PASSWORD_RESET') return { email: service.requestReset(body['email'], linkOf('PASSWORD_RESET')) };
    if (body['requestType'] === 'VERIFY_EMAIL') return { email: await service.requestVerification(body['idToken'], linkOf('VERIFY_EMAIL')) };
    throw new SignInError(body['requestType'] === undefined ? 'MISSING_REQ_TYPE' : 'OPERATION_NOT_ALLOWED');
  });
  accounts('resetPassword', async (body) => {
    const { email, requestType } = options.codes.read(body['oobCode']);
    if (body['newPassword'] !== undefined) await service.resetPassword(body['oobCode'], body['newPassword']);
    return { kind: 'identitytoolkit#ResetPasswordResponse', email, requestType };
  });
  accounts('delete', async (body) => {
    await service.remove(body['idToken']);
    return { kind: 'identitytoolkit#DeleteAccountResponse' };
  });
  // With enumeration protection the service does not say which ways of signing in an address has.
  accounts('createAuthUri', () => ({ kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: 'none' }));

  app.get(`${toolkit}/v2/passwordPolicy`, () => passwordPolicy);
  app.get(`${toolkit}/v2/recaptchaConfig`, () => ({ recaptchaEnforcementState: [] }));
  app.get(`${toolkit}/v1/projects`, () => ({ projectId: options.projectId, authorizedDomains: options.authorizedDomains }));

  app.post('/securetoken.googleapis.com/v1/token', async (request) => {
    const body = bodyOf(request);
    if (body['grant_type'] !== 'refresh_token') throw new SignInError('INVALID_GRANT_TYPE');
    const tokens = await service.refresh(body['refresh_token']);
    return {
      access_token: tokens.idToken,
      id_token: tokens.idToken,
      refresh_token: tokens.refreshToken,
      expires_in: tokens.expiresIn,
      token_type: 'Bearer',
      user_id: tokens.localId,
      project_id: options.projectId,
    };
  });
}

function bodyOf(request: FastifyRequest): Body {
  return typeof request.body === 'object' && request.body !== null ? (request.body as Body) : {};
}

function providers(identity: IdentityRecord) {
  return [
    {
      providerId: 'password',
      federatedId: identity.email,
      email: identity.email,
      rawId: identity.email,
      ...(identity.displayName !== undefined && { displayName: identity.displayName }),
      ...(identity.photoUrl !== undefined && { photoUrl: identity.photoUrl }),
    },
  ];
}

function profile(identity: IdentityRecord) {
  return {
    localId: identity.localId,
    email: identity.email,
    emailVerified: identity.emailVerified,
    ...(identity.displayName !== undefined && { displayName: identity.displayName }),
    ...(identity.photoUrl !== undefined && { photoUrl: identity.photoUrl }),
    providerUserInfo: providers(identity),
  };
}

function userInfo(identity: IdentityRecord) {
  return {
    ...profile(identity),
    createdAt: String(identity.createdAt),
    lastLoginAt: String(identity.lastLoginAt),
    validSince: String(Math.floor(identity.validSince / 1000)),
    passwordUpdatedAt: identity.validSince,
    lastRefreshAt: new Date(identity.lastLoginAt).toISOString(),
  };
}
