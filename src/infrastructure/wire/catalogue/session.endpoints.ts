import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { idInput } from './usercenter-wire';
import { dataAnswer, emptyAnswer, wireTime } from './wire';

const session = dataAnswer(z.object({ expiresAt: wireTime }));

/** The auth-token sync (specification, section 4; readings, 4). The paths are those of the configured addresses. */
export const sessionEndpoints = {
  begin: endpoint({
    id: 'session.begin',
    method: 'POST',
    path: '/auth/session',
    access: 'public',
    host: 'session',
    summary: 'Trades an identity token, sent as bearer, for the authorization and refresh cookies.',
    answer: session,
    assumed: 'only the method and the bearer are given',
    source: 'specification 4',
  }),
  renew: endpoint({
    id: 'session.renew',
    method: 'POST',
    path: '/auth/refresh',
    access: 'public',
    host: 'session',
    summary:
      'Renews the authorization cookie by the refresh cookie, which is replaced; one that was replaced more than a few seconds ago ends the session.',
    answer: session,
    assumed: 'our own design',
    source: 'readings 4',
  }),
  switchAccount: endpoint({
    id: 'session.switchAccount',
    method: 'PUT',
    path: '/auth/session',
    access: 'private',
    host: 'session',
    summary:
      'Lets the session act for a sub-account of its person, or for the main account again, and sets the authorization cookie anew; the token before is dead.',
    body: z.object({ user_id: idInput }),
    answer: session,
    assumed: 'our own: the specification names sub-accounts and no way into one',
    source: 'specification 4',
  }),
  end: endpoint({
    id: 'session.end',
    method: 'DELETE',
    path: '/auth/session',
    access: 'public',
    host: 'session',
    summary: 'Ends the session of the bearer token or refresh cookie and clears both cookies.',
    answer: emptyAnswer,
    assumed: 'only the method is given',
    source: 'specification 4',
  }),
} as const;
