import { Session } from '../../../src/application/session/session';
import { LogOut } from '../../../src/application/session/log-out.use-case';
import { SignInWithPassword } from '../../../src/application/session/sign-in-with-password.use-case';
import { SignUpWithPassword } from '../../../src/application/session/sign-up-with-password.use-case';
import { languageCodes, languages } from '../../../src/domain/platform/language';
import type { Composition } from '../../../src/main/composition';
import { LanguageStore } from '../../../src/presentation/runtime/stores/language.store';
import { NoticesStore } from '../../../src/presentation/runtime/stores/notices.store';
import type { AccountAbility } from '../abilities/account';
import type { Settle } from './core-actor';

/** The password of whoever opens an account. */
export const password = 'correct horse';

export function coreAccount(container: Composition, email: string, settle: Settle): AccountAbility {
  const notices = container.resolve(NoticesStore);
  const shown = (fits: (text: object) => boolean): number => notices.history.filter(({ text }) => fits(text)).length;
  const open = async (): Promise<void> => {
    await settle(container.resolve(SignUpWithPassword).execute(email, password, '/login'));
  };
  return {
    openAccount: open,
    haveAccount: open,
    async logIn(tried = password) {
      await settle(container.resolve(SignInWithPassword).execute(email, tried));
    },
    logOut: () => settle(container.resolve(LogOut).execute()),
    isLoggedIn: async () => container.resolve(Session).state.current.status === 'loggedIn',
    async chooseLanguage(name) {
      const code = languageCodes.find((each) => languages[each].name === name)!;
      await settle(container.resolve(LanguageStore).choose(code));
    },
    language: async () => container.resolve(LanguageStore).language.regionalTag,
    timesTold: async (key) => shown((text) => 'key' in text && text.key === key),
    timesToldWrongCredentials: async () => shown((text) => 'key' in text && text.key === 'session:problem.credentials'),
  };
}
