import type { FastifyInstance, FastifyReply } from 'fastify';
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
    try {
      const action = codes.read(request.query['oobCode']);
      if (action.requestType === 'VERIFY_EMAIL') return sendPage(reply, verifiedPage(service.verifyEmail(action.oobCode).email, continueUrl));
      return sendPage(reply, resetPage({ code: action.oobCode, email: action.email, minimumLength, continueUrl }));
    } catch (error) {
      if (error instanceof SignInError) return sendPage(reply.status(410), deadLinkPage(continueUrl));
      throw error;
    }
  });

  app.post<{ Body: Record<string, unknown> | undefined }>('/emulator/action', async (request, reply) => {
    const body = request.body ?? {};
    const continueUrl = wayBack(body['continueUrl']);
    let email: string;
    try {
      email = codes.read(body['oobCode']).email;
    } catch {
      return sendPage(reply.status(410), deadLinkPage(continueUrl));
    }
    try {
      await service.resetPassword(body['oobCode'], body['newPassword']);
      return sendPage(reply, resetDonePage(continueUrl));
    } catch (error) {
      if (!(error instanceof SignInError)) throw error;
      const problem = `The password must have at least ${minimumLength} characters.`;
      return sendPage(reply.status(400), resetPage({ code: String(body['oobCode']), email, minimumLength, continueUrl, problem }));
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

function originOf(address: string): string | undefined {
  try {
    return new URL(address).origin;
  } catch {
    return undefined;
  }
}
