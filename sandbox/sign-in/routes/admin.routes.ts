import type { FastifyInstance, FastifyRequest } from 'fastify';
import { adminToken } from '../../shared/practice-account';
import { sameText } from '../../shared/secrets';
import { record, text, type Body } from '../common/request-fields';
import { SignInError } from '../common/sign-in-error';
import type { IdentityRecord } from '../services/identities/identity-repository';
import type { SignInServices } from '../services/sign-in-services';
import { toolkit } from './identity-toolkit.routes';

/** What an administrator of the project does, with the sandbox's admin token as bearer: its settings, and other people's accounts. */
export function adminRoutes(
  app: FastifyInstance,
  { projectId, configuration, identities, accounts, sessions }: SignInServices,
): void {
  const config = `/emulator/v1/projects/${projectId}/config`;
  app.get(config, (request) => {
    requireAdministrator(request);
    return configuration.current;
  });
  app.patch(config, (request) => {
    requireAdministrator(request);
    return configuration.change(request.body);
  });
  app.delete(config, (request) => {
    requireAdministrator(request);
    return configuration.reset();
  });

  const account = (verb: string, answer: (identity: IdentityRecord, body: Body) => unknown) =>
    app.post(`${toolkit}/v1/projects/${projectId}/accounts::${verb}`, (request) => {
      requireAdministrator(request);
      const body = record(request.body);
      const identity = identities.byId(text(body['localId']) ?? '');
      if (!identity) throw new SignInError('USER_NOT_FOUND');
      return answer(identity, body);
    });
  account('lookup', (identity) => ({
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [accounts.told(identity)],
  }));
  account('update', ({ localId }, body) => {
    const validSince = Number(body['validSince']);
    const claims = text(body['customAttributes']);
    const changed = identities.change(localId, {
      ...(typeof body['disableUser'] === 'boolean' && { disabled: body['disableUser'] }),
      ...(typeof body['emailVerified'] === 'boolean' && { emailVerified: body['emailVerified'] }),
      ...(claims !== undefined && { claims: JSON.stringify(claimsOf(claims)) }),
    });
    if (body['disableUser'] === true) sessions.end(localId);
    if (validSince > 0) {
      sessions.end(localId);
      identities.change(localId, { validSince: validSince * 1000 });
    }
    return { kind: 'identitytoolkit#SetAccountInfoResponse', ...accounts.profile(changed) };
  });
  account('delete', ({ localId }) => {
    accounts.removeAccount(localId);
    return { kind: 'identitytoolkit#DeleteAccountResponse' };
  });
}

function requireAdministrator(request: FastifyRequest): void {
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (!sameText(token, adminToken)) throw new SignInError('PERMISSION_DENIED', 403);
}

function claimsOf(text: string): Body {
  try {
    return record(JSON.parse(text));
  } catch {
    throw new SignInError('INVALID_CLAIMS');
  }
}
