import type { Mail as ExchangeMail } from '../../shared/mailbox';
import type { LanguageCode } from '../../../src/domain/platform/language';
import type { ActionType, Mail } from '../services/mail/action-codes';
import { actionPath } from '../services/mail/mail-links';
import type { TextMessage } from '../services/phone/phone-codes';
import { mailTexts } from './mail-texts';
import { escape, hiddenField, type Page } from '../../shared/http/page';

function wayBack(language: LanguageCode, continueUrl: string | undefined): string {
  const { back, close } = mailTexts[language];
  return continueUrl === undefined ? `<p>${close}</p>` : `<p><a href="${escape(continueUrl)}">${back}</a></p>`;
}

/** A template of the texts with what somebody typed in its place. */
function filled(template: string, name: string, value: string): string {
  return template.replace(`{${name}}`, () => escape(value));
}

export interface LinkPage {
  readonly code: string;
  readonly continueUrl: string | undefined;
}

export interface ResetForm extends LinkPage {
  readonly email: string;
  readonly minimumLength: number;
  /** A password was refused. */
  readonly refused: boolean;
}

export function resetPage(language: LanguageCode, form: ResetForm): Page {
  const texts = mailTexts[language];
  const rule = filled(texts.lengthRule, 'count', String(form.minimumLength));
  return {
    language,
    title: texts.resetTitle,
    content: `<p>${filled(texts.forAccount, 'email', form.email)}</p>
<form method="post" action="${actionPath}">
${hiddenField('oobCode', form.code)}${hiddenField('lang', language)}${hiddenField('continueUrl', form.continueUrl)}
<input type="text" name="username" value="${escape(form.email)}" autocomplete="username" hidden>
<label for="password">${texts.newPassword}</label>
<input id="password" name="newPassword" type="password" autocomplete="new-password" required minlength="${form.minimumLength}" aria-describedby="rule"${form.refused ? ' aria-invalid="true" autofocus' : ''}>
<p id="rule"${form.refused ? ' class="problem" role="alert"' : ''}>${rule}</p>
<button type="submit">${texts.save}</button>
</form>`,
  };
}

/** Undoing something asks first: programs that look into mails follow links, but press no buttons. */
export function undoPage(
  language: LanguageCode,
  type: 'RECOVER_EMAIL' | 'REVERT_SECOND_FACTOR_ADDITION',
  mail: Mail,
  { code, continueUrl }: LinkPage,
): Page {
  const texts = mailTexts[language];
  const [title, words, button] =
    type === 'RECOVER_EMAIL'
      ? [texts.recoverTitle, filled(texts.recover, 'email', mail.email), texts.recoverButton]
      : [texts.revertTitle, filled(texts.revert, 'email', mail.email), texts.revertButton];
  return {
    language,
    title,
    content: `<p>${words}</p>
<form method="post" action="${actionPath}">
${hiddenField('oobCode', code)}${hiddenField('lang', language)}${hiddenField('continueUrl', continueUrl)}
<button type="submit">${button}</button>
</form>`,
  };
}

/** Where the link of a sign-in mail lands: from here the web app takes over, with the code in its address. */
export function signInLinkPage(language: LanguageCode, email: string, target: string): Page {
  const texts = mailTexts[language];
  return {
    language,
    title: texts.signInTitle,
    content: `<p>${filled(texts.forAccount, 'email', email)}</p>\n<p><a href="${escape(target)}">${texts.signInButton}</a></p>`,
  };
}

export type Done = 'changed' | 'confirmed' | 'recovered' | 'reverted';

export function donePage(language: LanguageCode, done: Done, email: string, continueUrl: string | undefined): Page {
  const texts = mailTexts[language];
  const title = {
    changed: texts.changedTitle,
    confirmed: texts.confirmedTitle,
    recovered: texts.recoveredTitle,
    reverted: texts.revertedTitle,
  }[done];
  const words = {
    changed: texts.changed,
    confirmed: escape(email),
    recovered: filled(texts.recovered, 'email', email),
    reverted: texts.changed,
  }[done];
  return { language, title, content: `<p>${words}</p>${wayBack(language, continueUrl)}` };
}

export function deadLinkPage(language: LanguageCode, continueUrl: string | undefined): Page {
  const { deadTitle, dead } = mailTexts[language];
  return { language, title: deadTitle, content: `<p>${dead}</p>${wayBack(language, continueUrl)}` };
}

const subjects: Readonly<Record<ActionType, string>> = {
  PASSWORD_RESET: 'Choose a new password',
  VERIFY_EMAIL: 'Confirm your e-mail address',
  EMAIL_SIGNIN: 'Sign in',
  VERIFY_AND_CHANGE_EMAIL: 'Confirm your new e-mail address',
  RECOVER_EMAIL: 'Your e-mail address was changed',
  REVERT_SECOND_FACTOR_ADDITION: 'A second factor was added',
};

/** For whoever develops here, so in English like the rest of the sandbox. */
export function outboxPage(
  mails: readonly Mail[],
  messages: readonly TextMessage[],
  exchangeMails: readonly ExchangeMail[],
): Page {
  const receiver = (mail: Mail) =>
    mail.requestType === 'VERIFY_AND_CHANGE_EMAIL' ? (mail.newEmail ?? mail.email) : mail.email;
  const rows = [
    ...mails.map(
      (mail) =>
        `<li><a href="${escape(mail.oobLink)}">${subjects[mail.requestType]}</a><br>to ${escape(receiver(mail))}</li>`,
    ),
    ...messages.map(
      ({ phoneNumber, code }) => `<li>Code <strong>${escape(code)}</strong><br>to ${escape(phoneNumber)}</li>`,
    ),
    ...exchangeMails.map(
      ({ subject, lines, to }) =>
        `<li><strong>${escape(subject)}</strong><br>${lines.map(escape).join('<br>')}<br>to ${escape(to)}</li>`,
    ),
  ];
  const content = `<p>No mail and no text message leaves the sandbox. What would have been sent waits here.</p>${rows.length === 0 ? '<p>Nothing waits.</p>' : `<ul>${rows.join('\n')}</ul>`}`;
  return { language: 'en', title: 'Outbox', content };
}
