import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomToken } from '../../shared/secrets';
import { languageOf, sendPage } from '../../shared/http/page';
import { choosePage, handOverPage, refusedPage } from '../pages/provider-pages';
import {
  frameLoaderScript,
  frameScript,
  handOverScript,
  oneTapClientScript,
  oneTapOutcomeScript,
} from '../services/provider/browser-scripts';
import { isProviderId, type ProviderId } from '../services/provider/provider-accounts';
import { choiceOf, claimOf, grantOf } from '../services/provider/provider-choice';
import { originOf, record, text, type Body } from '../common/request-fields';
import type { SignInServices } from '../services/sign-in-services';

const handlerPath = '/emulator/auth/handler';
const selectPath = '/gsi/select';
const passedOn = [
  'providerId',
  'authType',
  'eventId',
  'apiKey',
  'appName',
  'redirectUrl',
  'scopes',
  'customParameters',
  'tid',
] as const;
const authTypes = [
  'signInViaPopup',
  'signInViaRedirect',
  'linkViaPopup',
  'linkViaRedirect',
  'reauthViaPopup',
  'reauthViaRedirect',
];

/** The pages of the SDK's popup, which stand in for Google's and Apple's own, and Google's one tap. */
export function providerRoutes(app: FastifyInstance, services: SignInServices): void {
  const { webOrigins, address, projectId, providerAccounts, providerTokens } = services;
  const audience = `${projectId}.apps.sandbox`;

  const choose = (reply: FastifyReply, ask: Asked, refusedEmail?: string) =>
    sendPage(
      reply.status(refusedEmail === undefined ? 200 : 400),
      choosePage(ask.language, {
        action: handlerPath,
        providerId: ask.providerId,
        accounts: providerAccounts.of(ask.providerId),
        fields: ask.fields,
        mayHideEmail: ask.providerId === 'apple.com' && ask.scopes.includes('email'),
        refusedEmail,
      }),
    );

  app.get(handlerPath, (request, reply) => {
    const ask = asked(record(request.query), request, webOrigins);
    return ask ? choose(reply, ask) : sendPage(reply.status(400), refusedPage(languageOf(undefined, request)));
  });

  app.post(handlerPath, async (request, reply) => {
    const form = record(request.body);
    const ask = asked(form, request, webOrigins);
    if (!ask || !fromOwnPage(request)) return sendPage(reply.status(400), refusedPage(languageOf(undefined, request)));
    const choice = choiceOf(providerAccounts, ask.providerId, form);
    if (choice.kind === 'refused') return choose(reply, ask, choice.email);
    const { authType = '', eventId, apiKey, appName, redirectUrl, tid } = ask.fields;
    const base = { type: authType, eventId: eventId ?? null, postBody: null, tenantId: tid ?? null };
    const event =
      choice.kind === 'cancelled'
        ? {
            ...base,
            sessionId: null,
            urlResponse: null,
            error: { code: 'auth/user-cancelled', message: 'The person did not grant what was asked for.' },
          }
        : {
            ...base,
            ...(await answerOf(
              claimOf(choice.account, { scopes: ask.scopes, hideEmail: form['hideEmail'] !== undefined }),
            )),
          };
    const redirect = authType.endsWith('Redirect') ? redirectUrl : undefined;
    return sendPage(
      reply,
      handOverPage(ask.language, ask.providerId, {
        code: handOverScript,
        data: { event, apiKey, appName, redirect },
      }),
    );
  });

  const answerOf = async (claim: Parameters<typeof grantOf>[1]) => {
    const sessionId = randomToken();
    const answer = new URL(handlerPath, address());
    answer.searchParams.set('providerId', claim.providerId);
    answer.searchParams.set('code', providerTokens.code(await grantOf(providerTokens, claim, audience), sessionId));
    return { sessionId, urlResponse: answer.href };
  };

  app.get('/emulator/auth/iframe', (request, reply) => {
    const { apiKey, appName } = record(request.query);
    const data = { webOrigins, apiKey: text(apiKey) ?? '', appName: text(appName) ?? '' };
    return sendPage(reply, {
      language: 'en',
      title: 'Sign-in',
      content: '',
      script: { code: frameScript, data },
      frameAncestors: webOrigins,
    });
  });

  app.get('/js/api.js', (_request, reply) => sendScript(reply, frameLoaderScript));
  app.get('/gsi/client', (_request, reply) => sendScript(reply, oneTapClientScript));

  const select = (reply: FastifyReply, ask: OneTap, refusedEmail?: string) =>
    sendPage(
      reply.status(refusedEmail === undefined ? 200 : 400),
      choosePage(ask.language, {
        action: selectPath,
        providerId: 'google.com',
        accounts: providerAccounts.of('google.com'),
        fields: ask.fields,
        mayHideEmail: false,
        refusedEmail,
        frameAncestors: [ask.app],
      }),
    );

  app.get(selectPath, (request, reply) => {
    const ask = oneTap(record(request.query), request, webOrigins);
    return ask ? select(reply, ask) : sendPage(reply.status(400), refusedPage(languageOf(undefined, request)));
  });

  app.post(selectPath, async (request, reply) => {
    const form = record(request.body);
    const ask = oneTap(form, request, webOrigins);
    if (!ask || !fromOwnPage(request)) return sendPage(reply.status(400), refusedPage(languageOf(undefined, request)));
    const choice = choiceOf(providerAccounts, 'google.com', form);
    if (choice.kind === 'refused') return select(reply, ask, choice.email);
    const { client_id: clientId = '', nonce } = ask.fields;
    const claim = choice.kind === 'chosen' ? claimOf(choice.account, { scopes: [], hideEmail: false }) : undefined;
    const outcome = claim ? { credential: await providerTokens.identityToken(claim, clientId, nonce) } : {};
    return sendPage(
      reply,
      handOverPage(ask.language, 'google.com', { code: oneTapOutcomeScript, data: { outcome, app: ask.app } }, [
        ask.app,
      ]),
    );
  });
}

interface Asked {
  readonly language: ReturnType<typeof languageOf>;
  readonly providerId: ProviderId;
  readonly scopes: readonly string[];
  readonly fields: Readonly<Partial<Record<(typeof passedOn)[number], string>>>;
}

/** What the SDK's popup asks for; `undefined` when it is nothing that may be answered. */
function asked(source: Body, request: FastifyRequest, webOrigins: readonly string[]): Asked | undefined {
  const fields = Object.fromEntries(
    passedOn.flatMap((name) => (text(source[name]) === undefined ? [] : [[name, text(source[name])!]])),
  ) as Asked['fields'];
  const { providerId, authType, redirectUrl, scopes, customParameters } = fields;
  if (
    !isProviderId(providerId) ||
    !authTypes.includes(authType ?? '') ||
    !webOrigins.includes(originOf(redirectUrl ?? '') ?? '')
  )
    return undefined;
  return {
    providerId,
    fields,
    scopes: (scopes ?? '').split(','),
    language: languageOf(languageWish(customParameters), request),
  };
}

/** The SDK passes a language on under the provider's own name for it. */
function languageWish(customParameters: string | undefined): unknown {
  try {
    const { hl, locale } = record(JSON.parse(customParameters ?? '{}'));
    return hl ?? locale;
  } catch {
    return undefined;
  }
}

interface OneTap {
  readonly language: ReturnType<typeof languageOf>;
  /** The web app's origin. */
  readonly app: string;
  readonly fields: Readonly<Partial<Record<'client_id' | 'nonce' | 'origin' | 'hl', string>>>;
}

function oneTap(source: Body, request: FastifyRequest, webOrigins: readonly string[]): OneTap | undefined {
  const fields = {
    client_id: text(source['client_id']),
    nonce: text(source['nonce']),
    origin: text(source['origin']),
    hl: text(source['hl']),
  };
  if (fields.client_id === undefined || fields.origin === undefined || !webOrigins.includes(fields.origin))
    return undefined;
  return {
    app: fields.origin,
    language: languageOf(fields.hl, request),
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  };
}

/** Browsers say where a form was sent from; whoever is none has no session here to misuse. */
function fromOwnPage(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin';
}

function sendScript(reply: FastifyReply, code: string): FastifyReply {
  return reply.header('Cross-Origin-Resource-Policy', 'cross-origin').type('text/javascript; charset=utf-8').send(code);
}
