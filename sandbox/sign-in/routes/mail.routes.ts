import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Mail as ExchangeMail } from '../../shared/mailbox';
import { asksForItself } from '../../shared/http/own-machine';
import { actionPath } from '../services/mail/mail-links';
import {
  deadLinkPage,
  donePage,
  outboxPage,
  resetPage,
  signInLinkPage,
  undoPage,
  type Done,
} from '../pages/mail-pages';
import { languageOf, sendPage } from '../../shared/http/page';
import { shortestPassword } from '../common/password-policy';
import { record, text, type Body } from '../common/request-fields';
import { SignInError } from '../common/sign-in-error';
import type { SignInServices } from '../services/sign-in-services';

/** Where the links of mails lead, and the outbox that stands in for a mailbox and a telephone. */
export function mailRoutes(
  app: FastifyInstance,
  { projectId, webOrigins, configuration, mailCodes, mailLinks, mailActions, phoneCodes }: SignInServices,
  exchangeMails: () => readonly ExchangeMail[],
): void {
  const formOf = (fields: Body, request: FastifyRequest) => ({
    code: text(fields['oobCode']) ?? '',
    apiKey: text(fields['apiKey']) ?? '',
    continueUrl: mailLinks.back(fields['continueUrl']),
    language: languageOf(fields['lang'], request),
  });
  type Form = ReturnType<typeof formOf>;
  const minimumLength = () => shortestPassword(configuration.current.passwordPolicy);

  const apply = ({ code, apiKey, continueUrl, language }: Form, done: Done, reply: FastifyReply) => {
    const { identity } = mailActions.apply(code, { apiKey, continueUrl, language });
    return sendPage(reply, donePage(language, done, identity.email ?? '', continueUrl));
  };
  /** A link that no longer works says so in words. */
  const orDead = async (form: Form, reply: FastifyReply, answer: () => FastifyReply | Promise<FastifyReply>) => {
    try {
      return await answer();
    } catch (error) {
      if (error instanceof SignInError)
        return sendPage(reply.status(410), deadLinkPage(form.language, form.continueUrl));
      throw error;
    }
  };

  app.get<{ Querystring: Record<string, unknown> }>(actionPath, (request, reply) => {
    const form = formOf(request.query, request);
    const { language, code, continueUrl } = form;
    return orDead(form, reply, () => {
      const mail = mailCodes.read(code);
      switch (mail.requestType) {
        case 'VERIFY_EMAIL':
        case 'VERIFY_AND_CHANGE_EMAIL':
          return apply(form, 'confirmed', reply);
        case 'RECOVER_EMAIL':
        case 'REVERT_SECOND_FACTOR_ADDITION':
          return sendPage(reply, undoPage(language, mail.requestType, mail, form));
        case 'EMAIL_SIGNIN':
          if (continueUrl === undefined) throw new SignInError('INVALID_OOB_CODE');
          return sendPage(reply, signInLinkPage(language, mail.email, landing(continueUrl, request.query)));
        case 'PASSWORD_RESET':
          return sendPage(
            reply,
            resetPage(language, {
              code,
              email: mail.email,
              minimumLength: minimumLength(),
              continueUrl,
              refused: false,
            }),
          );
      }
    });
  });

  app.post(actionPath, (request, reply) => {
    const fields = record(request.body);
    const form = formOf(fields, request);
    return orDead(form, reply, async () => {
      const mail = mailCodes.read(form.code);
      if (mail.requestType === 'RECOVER_EMAIL') return apply(form, 'recovered', reply);
      if (mail.requestType === 'REVERT_SECOND_FACTOR_ADDITION') return apply(form, 'reverted', reply);
      try {
        await mailActions.resetPassword(form.code, fields['newPassword']);
      } catch (error) {
        if (!(error instanceof SignInError) || error.code.includes('OOB_CODE')) throw error;
        return sendPage(
          reply.status(400),
          resetPage(form.language, {
            code: form.code,
            email: mail.email,
            minimumLength: minimumLength(),
            continueUrl: form.continueUrl,
            refused: true,
          }),
        );
      }
      return sendPage(reply, donePage(form.language, 'changed', mail.email, form.continueUrl));
    });
  });

  /** They hold everybody's codes. */
  const forItself = (request: FastifyRequest) => {
    if (!asksForItself(request, webOrigins)) throw new SignInError('PERMISSION_DENIED', 403);
  };
  app.get(`/emulator/v1/projects/${projectId}/oobCodes`, (request) => {
    forItself(request);
    return { oobCodes: mailCodes.outbox() };
  });
  app.get(`/emulator/v1/projects/${projectId}/verificationCodes`, (request) => {
    forItself(request);
    return { verificationCodes: phoneCodes.outbox() };
  });
  app.get('/outbox', (request, reply) => {
    forItself(request);
    return sendPage(reply, outboxPage(mailCodes.outbox(), phoneCodes.outbox(), exchangeMails()));
  });
}

/** The web app's address with what the SDK reads there. */
function landing(continueUrl: string, query: Body): string {
  const target = new URL(continueUrl);
  for (const name of ['apiKey', 'mode', 'oobCode', 'lang', 'continueUrl']) {
    const value = text(query[name]);
    if (value !== undefined) target.searchParams.set(name, value);
  }
  return target.href;
}
