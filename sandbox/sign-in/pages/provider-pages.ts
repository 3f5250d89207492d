import type { LanguageCode } from '../../../src/domain/platform/language';
import type { ProviderAccount, ProviderId } from '../services/provider/provider-accounts';
import { escape, hiddenField, type Page } from '../../shared/http/page';
import { providerTexts } from './provider-texts';

const names: Readonly<Record<ProviderId, string>> = { 'google.com': 'Google', 'apple.com': 'Apple' };

export interface ChooseForm {
  readonly action: string;
  readonly providerId: ProviderId;
  readonly accounts: readonly ProviderAccount[];
  /** What has to come back with the choice. */
  readonly fields: Readonly<Record<string, string | undefined>>;
  /** Apple lets people keep their address to themselves when they are asked for it. */
  readonly mayHideEmail: boolean;
  /** What was typed and not taken. */
  readonly refusedEmail?: string | undefined;
  readonly frameAncestors?: readonly string[] | undefined;
  readonly script?: Page['script'];
}

/** Choose a practice account, make another, or leave. Needs no script. */
export function choosePage(language: LanguageCode, form: ChooseForm): Page {
  const texts = providerTexts[language];
  const refused = form.refusedEmail !== undefined;
  const hidden = Object.entries(form.fields)
    .map(([name, value]) => hiddenField(name, value))
    .join('');
  const account = ({ subject, name, email }: ProviderAccount) =>
    `<button class="plain" type="submit" name="subject" value="${escape(subject)}">${escape(name)}<small>${escape(email)}</small></button>`;
  const hide = form.mayHideEmail
    ? `<label class="choice"><input type="checkbox" name="hideEmail" value="yes">${texts.hideEmail}</label>`
    : '';
  return {
    language,
    title: texts.title.replace('{provider}', names[form.providerId]),
    frameAncestors: form.frameAncestors,
    script: form.script,
    content: `<p>${texts.practice}</p>
<form method="post" action="${form.action}">${hidden}
<p>${texts.shares}</p>
${hide}${form.accounts.map(account).join('\n')}
</form>
<h2>${texts.another}</h2>
<form method="post" action="${form.action}">${hidden}
<label for="email">${texts.email}</label>
<input id="email" name="email" type="email" autocomplete="off" required maxlength="254" value="${escape(form.refusedEmail ?? '')}"${refused ? ' aria-invalid="true" aria-describedby="problem" autofocus' : ''}>
${refused ? `<p id="problem" class="problem" role="alert">${texts.badEmail}</p>` : ''}
<label for="name">${texts.name}</label>
<input id="name" name="name" autocomplete="off" maxlength="100">
${hide}<button type="submit">${texts.create}</button>
</form>
<form method="post" action="${form.action}">${hidden}
<button class="plain" type="submit" name="cancel" value="yes">${texts.cancel}</button>
</form>`,
  };
}

/** Hands the outcome over; a person sees it only when the window stays open. */
export function handOverPage(
  language: LanguageCode,
  providerId: ProviderId,
  script: NonNullable<Page['script']>,
  frameAncestors?: readonly string[],
): Page {
  const texts = providerTexts[language];
  return {
    language,
    title: texts.title.replace('{provider}', names[providerId]),
    content: `<p role="status">${texts.done}</p>`,
    script,
    frameAncestors,
  };
}

export function refusedPage(language: LanguageCode): Page {
  const { refusedTitle, refused } = providerTexts[language];
  return { language, title: refusedTitle, content: `<p role="alert">${refused}</p>` };
}
