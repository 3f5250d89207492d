import { createHash } from 'node:crypto';
import { languages, type LanguageCode } from '../../src/domain/platform/language';
import { pageTexts } from './page-texts';

const style = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 26rem; margin: 10vh auto; padding: 0 1rem; color: #14171f; background: #fff; overflow-wrap: anywhere; }
[hidden] { display: none !important; }
label, input, button { display: block; width: 100%; box-sizing: border-box; font: inherit; }
input, button { min-height: 2.75rem; padding: 0.5rem 0.75rem; margin: 0.25rem 0 1rem; border: 1px solid #6b7280; border-radius: 4px; }
button { background: #0b3d91; color: #fff; border-color: #0b3d91; }
:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
.problem { border-left: 4px solid #b3261e; padding-left: 0.75rem; }
@media (prefers-color-scheme: dark) { body { color: #e8eaf0; background: #101319; } input { background: #1a1f29; color: inherit; } a { color: #a8c7fa; } }
`;

/** The pages need no script and one known style sheet. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function page(language: LanguageCode, title: string, content: string): string {
  return `<!doctype html>
<html lang="${languages[language].regionalTag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>
${content}
</main></body></html>`;
}

function wayBack(language: LanguageCode, continueUrl: string | undefined): string {
  const { back, close } = pageTexts[language];
  return continueUrl === undefined ? `<p>${close}</p>` : `<p><a href="${escape(continueUrl)}">${back}</a></p>`;
}

export interface ResetForm {
  readonly code: string;
  readonly email: string;
  readonly minimumLength: number;
  readonly continueUrl: string | undefined;
  /** A password was refused. */
  readonly refused: boolean;
}

export function resetPage(language: LanguageCode, form: ResetForm): string {
  const texts = pageTexts[language];
  const rule = texts.lengthRule.replace('{count}', String(form.minimumLength));
  const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escape(value)}">`;
  return page(
    language,
    texts.resetTitle,
    `<p>${texts.forAccount.replace('{email}', () => escape(form.email))}</p>
<form method="post" action="/emulator/action">
${hidden('oobCode', form.code)}${hidden('lang', language)}${form.continueUrl === undefined ? '' : hidden('continueUrl', form.continueUrl)}
<input type="text" name="username" value="${escape(form.email)}" autocomplete="username" hidden>
<label for="password">${texts.newPassword}</label>
<input id="password" name="newPassword" type="password" autocomplete="new-password" required minlength="${form.minimumLength}" aria-describedby="rule"${form.refused ? ' aria-invalid="true" autofocus' : ''}>
<p id="rule"${form.refused ? ' class="problem" role="alert"' : ''}>${rule}</p>
<button type="submit">${texts.save}</button>
</form>`,
  );
}

export function resetDonePage(language: LanguageCode, continueUrl: string | undefined): string {
  const { changedTitle, changed } = pageTexts[language];
  return page(language, changedTitle, `<p>${changed}</p>${wayBack(language, continueUrl)}`);
}

export function verifiedPage(language: LanguageCode, email: string, continueUrl: string | undefined): string {
  return page(language, pageTexts[language].confirmedTitle, `<p>${escape(email)}</p>${wayBack(language, continueUrl)}`);
}

export function deadLinkPage(language: LanguageCode, continueUrl: string | undefined): string {
  const { deadTitle, dead } = pageTexts[language];
  return page(language, deadTitle, `<p>${dead}</p>${wayBack(language, continueUrl)}`);
}

/** For whoever develops here, so in English like the rest of the sandbox. */
export function outboxPage(mails: readonly { readonly email: string; readonly subject: string; readonly link: string }[]): string {
  const rows = mails.map((mail) => `<li><a href="${escape(mail.link)}">${escape(mail.subject)}</a><br>to ${escape(mail.email)}</li>`).join('\n');
  return page('en', 'Outbox', `<p>No mail leaves the sandbox. What would have been sent waits here.</p>${rows === '' ? '<p>Nothing waits.</p>' : `<ul>${rows}</ul>`}`);
}
