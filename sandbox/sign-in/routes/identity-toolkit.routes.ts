import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallOrigin } from '../../shared/call-origin';
import { plainIp } from '../../shared/http/plain-ip';
import { recaptchaConfig, requireAppVerification, requireRecaptcha } from '../services/phone/app-verification';
import { policyAnswer } from '../common/password-policy';
import { isEmail, record, text, type Body } from '../common/request-fields';
import { SignInError } from '../common/sign-in-error';
import type { SignInServices } from '../services/sign-in-services';
import { requireTenant } from './tenants';

export const toolkit = '/identitytoolkit.googleapis.com';

/** The calls of the identity service that an unmodified SDK makes (protocol 6.7). */
export function identityToolkitRoutes(app: FastifyInstance, services: SignInServices): void {
  const { configuration, sessions, passwords, accounts, mailLinks } = services;
  const settings = () => configuration.current;

  const call = (path: string, answer: (body: Body, request: FastifyRequest) => unknown) =>
    app.post(`${toolkit}${path}`, (request) => {
      const body = record(request.body);
      requireTenant(body, settings());
      return answer(body, request);
    });
  const account = (verb: string, answer: (body: Body, request: FastifyRequest) => unknown) =>
    call(`/v1/accounts::${verb}`, answer);
  const counted = () => {
    if (settings().quotaExceeded) throw new SignInError('QUOTA_EXCEEDED : Exceeded quota for new accounts.');
  };
  const context = (body: Body, request: FastifyRequest) =>
    mailLinks.context(body, queryOf(request)['key'], request.headers['x-firebase-locale']);

  account('signUp', async (body) => {
    counted();
    const kind = 'identitytoolkit#SignupNewUserResponse';
    if (body['email'] === undefined && body['password'] === undefined)
      return { kind, ...(await services.customTokens.signInNameless()) };
    requireRecaptcha(body, 'signUpPassword', settings());
    if (body['idToken'] !== undefined)
      return { kind, ...(await passwords.add(body['idToken'], body['email'], body['password'])) };
    return { kind, ...(await passwords.signUp(body['email'], body['password'])) };
  });
  account('signInWithPassword', async (body, request) => {
    requireRecaptcha(body, 'signInWithPassword', settings());
    return {
      kind: 'identitytoolkit#VerifyPasswordResponse',
      registered: true,
      ...(await passwords.signIn(body['email'], body['password'], originOf(request))),
    };
  });
  account('signInWithEmailLink', async (body) => ({
    kind: 'identitytoolkit#EmailLinkSigninResponse',
    ...(await services.emailLinks.signIn(body['email'], body['oobCode'], body['idToken'])),
  }));
  account('signInWithCustomToken', async (body) => ({
    kind: 'identitytoolkit#VerifyCustomTokenResponse',
    ...(await services.customTokens.signIn(body['token'])),
  }));
  account('signInWithIdp', (body) => services.providers.signIn(body));
  account('sendVerificationCode', (body) => {
    counted();
    if (text(body['phoneNumber']) === undefined) throw new SignInError('MISSING_PHONE_NUMBER');
    requireAppVerification(body, settings());
    return { sessionInfo: services.phones.sendCode(body['phoneNumber']) };
  });
  account('signInWithPhoneNumber', (body) =>
    services.phones.signIn({
      sessionInfo: body['sessionInfo'],
      code: body['code'],
      phoneNumber: body['phoneNumber'],
      temporaryProof: body['temporaryProof'],
      idToken: body['idToken'],
      operation: body['operation'],
    }),
  );

  account('lookup', async (body) => ({
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [await accounts.lookUp(body['idToken'])],
  }));
  account('update', async (body, request) => {
    const kind = 'identitytoolkit#SetAccountInfoResponse';
    if (body['oobCode'] === undefined) return { kind, ...(await accounts.update(body, context(body, request))) };
    return {
      kind,
      ...accounts.profile(services.mailActions.apply(body['oobCode'], context(body, request)).identity),
    };
  });
  account('delete', async (body) => {
    await accounts.remove(body['idToken']);
    return { kind: 'identitytoolkit#DeleteAccountResponse' };
  });
  account('sendOobCode', async (body, request) => {
    requireRecaptcha(
      body,
      'getOobCode',
      body['idToken'] === undefined ? settings() : { ...settings(), recaptcha: 'OFF' },
    );
    return {
      kind: 'identitytoolkit#GetOobConfirmationCodeResponse',
      email: await services.mailRequests.send(body, context(body, request)),
    };
  });
  account('resetPassword', async (body) => {
    const described = services.mailActions.describe(body['oobCode']);
    if (body['newPassword'] !== undefined)
      await services.mailActions.resetPassword(body['oobCode'], body['newPassword']);
    return { kind: 'identitytoolkit#ResetPasswordResponse', ...described };
  });
  account('createAuthUri', (body) => {
    if (text(body['continueUri']) === undefined) throw new SignInError('MISSING_CONTINUE_URI');
    const identifier = text(body['identifier']);
    if (identifier === undefined || !isEmail(identifier)) throw new SignInError('INVALID_IDENTIFIER');
    const kind = 'identitytoolkit#CreateAuthUriResponse';
    // With enumeration protection the service does not say which ways of signing in an address has.
    if (settings().enumerationProtection) return { kind, sessionId: 'none' };
    const ways = accounts.waysOf(identifier.toLowerCase());
    return { kind, sessionId: 'none', registered: ways.length > 0, signinMethods: ways, allProviders: ways };
  });

  call('/v2/accounts/mfaEnrollment::start', (body) => services.secondFactors.startEnrollment(body));
  call('/v2/accounts/mfaEnrollment::finalize', (body, request) =>
    services.secondFactors.finalizeEnrollment(body, context(body, request)),
  );
  call('/v2/accounts/mfaEnrollment::withdraw', (body) => services.secondFactors.withdraw(body));
  call('/v2/accounts/mfaSignIn::start', (body) => services.secondFactors.startSignIn(body));
  call('/v2/accounts/mfaSignIn::finalize', (body, request) =>
    services.secondFactors.finalizeSignIn(body, originOf(request)),
  );
  call('/v2/accounts::revokeToken', async (body) => {
    await sessions.person(body['idToken']);
    services.providerTokens.revoke(text(body['token']) ?? '');
    return {};
  });

  const question = (path: string, answer: (query: Body) => unknown) =>
    app.get(`${toolkit}${path}`, (request) => {
      const query = queryOf(request);
      requireTenant(query, settings());
      return answer(query);
    });
  question('/v2/passwordPolicy', () => policyAnswer(settings().passwordPolicy));
  question('/v2/recaptchaConfig', (query) => recaptchaConfig(query, settings()));
  question('/v1/recaptchaParams', () => ({
    kind: 'identitytoolkit#GetRecaptchaParamResponse',
    recaptchaSiteKey: 'sandbox',
  }));
  question('/v1/projects', (query) => {
    requireKnownClient(query, settings().oauthClientIds);
    return {
      projectId: services.projectId,
      authorizedDomains: [...new Set(services.webOrigins.map((origin) => new URL(origin).hostname))],
    };
  });

  app.post('/securetoken.googleapis.com/v1/token', async (request) => {
    const body = record(request.body);
    if (body['grant_type'] !== 'refresh_token') throw new SignInError('INVALID_GRANT_TYPE');
    const tokens = await sessions.refresh(body['refresh_token']);
    return {
      access_token: tokens.idToken,
      id_token: tokens.idToken,
      refresh_token: tokens.refreshToken,
      expires_in: tokens.expiresIn,
      token_type: 'Bearer',
      user_id: tokens.localId,
      project_id: services.projectId,
    };
  });
}

/** Only the web app is registered in this project: no phone app is, and of OAuth clients those of the settings. */
function requireKnownClient(query: Body, oauthClientIds: readonly string[]): void {
  const client = text(query['clientId']);
  if (client !== undefined && !oauthClientIds.includes(client)) throw new SignInError('INVALID_OAUTH_CLIENT_ID');
  const certificate = text(query['sha1Cert']);
  if (certificate !== undefined && !/^[0-9a-f]{40}$/i.test(certificate.replaceAll(':', '')))
    throw new SignInError('INVALID_CERT_HASH');
  if (text(query['androidPackageName']) !== undefined || text(query['iosBundleId']) !== undefined)
    throw new SignInError('INVALID_APP_ID');
}

function originOf({ ip, headers }: FastifyRequest): CallOrigin {
  return { ip: plainIp(ip), userAgent: headers['user-agent'] };
}

function queryOf(request: FastifyRequest): Body {
  return record(request.query);
}
