import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { LanguageOfLink } from '../../../../../src/application/session/language-of-link';
import { success } from '../../../../../src/domain/shared/result';
import { MailActionStore } from '../../../../../src/presentation/features/session/mail-action.store';
import { MemoryLanguageCookie } from '../../../../fakes/memory-platform';
import { ownPage, renderShell } from '../../shell/shell-fixture';

async function follow(search: string, chosen?: 'en') {
  const cookie = new MemoryLanguageCookie();
  if (chosen) cookie.write(chosen);
  const read = jest.fn(async () =>
    success({ kind: 'verifyEmail', email: 'ana@example.com', newEmail: undefined } as const),
  );
  const apply = jest.fn(async () => success(undefined));
  const stores: Record<string, unknown> = {
    mailAction: new MailActionStore({ read, apply } as never, {} as never, {} as never),
    password: {},
    secondStep: { choices: undefined, back: () => undefined },
  };
  let ready = (): void => undefined;
  const opened = new Promise<void>((resolve) => (ready = resolve));
  const shell = await renderShell({
    at: `/auth/action${search}`,
    open: async (feature) => {
      await opened;
      return ownPage(feature, stores);
    },
    texts: ['session'],
  });
  stores['language'] = new LanguageOfLink(shell.translations, cookie, shell.session);
  ready();
  return { ...shell, read, apply };
}

const link = '?mode=verifyEmail&oobCode=c&apiKey=k&lang=es-ES';

test('the link of a mail leads on in the language of the mail, and keeps its code out of the address', async () => {
  const { apply, shell } = await follow(link);
  expect(await screen.findByRole('heading', { name: 'Confirmar correo' })).toBeVisible();
  expect(shell.language.code).toBe('es');
  expect(window.location.pathname + window.location.search).toBe('/es/auth/action');
  expect(apply).toHaveBeenCalledTimes(1);
  const goOn = await within(screen.getByRole('main')).findByRole('link', { name: 'Iniciar sesión' });
  expect(goOn.getAttribute('href')).toMatch(/^\/es\/login/);
});

test('whoever has chosen a language on this device stays in it', async () => {
  const { shell } = await follow(link, 'en');
  expect(await screen.findByText('ana@example.com confirmed.')).toBeVisible();
  await act(async () => undefined);
  expect(shell.language.code).toBe('en');
  expect(window.location.pathname).toBe('/auth/action');
});
