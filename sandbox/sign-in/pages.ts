import { createHash } from 'node:crypto';

const style = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 26rem; margin: 10vh auto; padding: 0 1rem; color: #14171f; background: #fff; overflow-wrap: anywhere; }
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

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>
${content}
</main></body></html>`;
}

function wayBack(continueUrl: string | undefined): string {
  return continueUrl === undefined ? '<p>You can close this page and sign in.</p>' : `<p><a href="${escape(continueUrl)}">Back to sign in</a></p>`;
}

export interface ResetForm {
  readonly code: string;
  readonly email: string;
  readonly minimumLength: number;
  readonly continueUrl: string | undefined;
  readonly problem?: string | undefined;
}

export function resetPage(form: ResetForm): string {
  const problem = form.problem === undefined ? '' : `<p class="problem" id="problem" role="alert">${escape(form.problem)}</p>`;
  return page(
    'Choose a new password',
    `<p>For ${escape(form.email)}</p>
${problem}
<form method="post" action="/emulator/action">
<input type="hidden" name="oobCode" value="${escape(form.code)}">
${form.continueUrl === undefined ? '' : `<input type="hidden" name="continueUrl" value="${escape(form.continueUrl)}">`}
<input type="text" name="username" value="${escape(form.email)}" autocomplete="username" hidden>
<label for="password">New password</label>
<input id="password" name="newPassword" type="password" autocomplete="new-password" required minlength="${form.minimumLength}" aria-describedby="rule${form.problem === undefined ? '' : ' problem'}"${form.problem === undefined ? '' : ' aria-invalid="true"'}>
<p id="rule">At least ${form.minimumLength} characters.</p>
<button type="submit">Save the new password</button>
</form>`,
  );
}

export function resetDonePage(continueUrl: string | undefined): string {
  return page('Your password has been changed', `<p>You have been signed out everywhere else.</p>${wayBack(continueUrl)}`);
}

export function verifiedPage(email: string, continueUrl: string | undefined): string {
  return page('Your e-mail address is confirmed', `<p>${escape(email)}</p>${wayBack(continueUrl)}`);
}

export function deadLinkPage(continueUrl: string | undefined): string {
  return page('This link no longer works', `<p>It has been used already, or it is too old. Ask for a new one on the sign-in page.</p>${wayBack(continueUrl)}`);
}

export function outboxPage(mails: readonly { readonly email: string; readonly subject: string; readonly link: string }[]): string {
  const rows = mails.map((mail) => `<li><a href="${escape(mail.link)}">${escape(mail.subject)}</a><br>to ${escape(mail.email)}</li>`).join('\n');
  return page('Outbox', `<p>No mail leaves the sandbox. What would have been sent waits here.</p>${rows === '' ? '<p>Nothing waits.</p>' : `<ul>${rows}</ul>`}`);
}
