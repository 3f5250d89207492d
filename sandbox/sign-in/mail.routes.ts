import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, isLanguageCode, languageOfTag, type LanguageCode } from '../../src/domain/platform/language';
import type { ActionCodes } from './action-codes';
import { deadLinkPage, outboxPage, pagePolicy, resetDonePage, resetPage, verifiedPage } from './pages';
import { passwordPolicy } from './password-policy';
import { SignInError } from './sign-in-error';
import type { SignInService } from './sign-in-service';

export interface MailOptions {
  readonly service: SignInService;
  readonly codes: ActionCodes;
  readonly projectId: string;
  readonly webOrigins: readonly string[];
}

const subjects = { PASSWORD_RESET: 'Choose a new password', VERIFY_EMAIL: 'Confirm your e-mail address' } as const;

/** Where the links of the mails lead, and the outbox that stands in for a mailbox. */
export function mailRoutes(app: FastifyInstance, { service, codes, projectId, webOrigins }: MailOptions): void {
  const minimumLength = passwordPolicy.customStrengthOptions.minPasswordLength;
  const wayBack = (address: unknown) => (typeof address === 'string' && webOrigins.includes(originOf(address) ?? '') ? address : undefined);

  app.get<{ Querystring: Record<string, unknown> }>('/emulator/action', (request, reply) => {
    const continueUrl = wayBack(request.query['continueUrl']);
    const language = languageOf(request.query['lang'], request);
    try {
      const action = codes.read(request.query['oobCode']);
      if (action.requestType === 'VERIFY_EMAIL') return sendPage(reply, verifiedPage(language, service.verifyEmail(action.oobCode).email, continueUrl));
      return sendPage(reply, resetPage(language, { code: action.oobCode, email: action.email, minimumLength, continueUrl, refused: false }));
    } catch (error) {
      if (error instanceof SignInError) return sendPage(reply.status(410), deadLinkPage(language, continueUrl));
      throw error;
    }
  });

  app.post<{ Body: Record<string, unknown> | undefined }>('/emulator/action', async (request, reply) => {
    const body = request.body ?? {};
    const continueUrl = wayBack(body['continueUrl']);
    const language = languageOf(body['lang'], request);
    let email: string;
    try {
      email = codes.read(body['oobCode']).email;
    } catch {
      return sendPage(reply.status(410), deadLinkPage(language, continueUrl));
    }
    try {
      await service.resetPassword(body['oobCode'], body['newPassword']);
      return sendPage(reply, resetDonePage(language, continueUrl));
    } catch (error) {
      if (!(error instanceof SignInError)) throw error;
      return sendPage(reply.status(400), resetPage(language, { code: String(body['oobCode']), email, minimumLength, continueUrl, refused: true }));
    }
  });

  app.get(`/emulator/v1/projects/${projectId}/oobCodes`, () => ({ oobCodes: codes.outbox() }));
  app.get('/outbox', (_request, reply) =>
    sendPage(reply, outboxPage(codes.outbox().map((mail) => ({ email: mail.email, subject: subjects[mail.requestType], link: mail.oobLink })))),
  );
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('Content-Security-Policy', pagePolicy)
    // The address of the page holds a code that must reach nobody else.
    .header('Referrer-Policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** The language of the link, else the browser's, else English. */
function languageOf(asked: unknown, request: FastifyRequest): LanguageCode {
  if (isLanguageCode(asked)) return asked;
  const tags = [typeof asked === 'string' ? asked : '', ...(request.headers['accept-language'] ?? '').split(',').map((tag) => tag.split(';')[0]!.trim())];
  return tags.map((tag) => languageOfTag(tag)).find((language) => language !== undefined) ?? defaultLanguage;
}

function originOf(address: string): string | undefined {
  try {
    return new URL(address).origin;
  } catch {
    return undefined;
  }
}
