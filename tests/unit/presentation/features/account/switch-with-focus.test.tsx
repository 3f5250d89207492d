import '@testing-library/jest-dom';
import { observable, runInAction } from 'mobx';
import { switchWithFocus } from '../../../../../src/presentation/features/account/switch-with-focus';

// Files share a document in the whole run.
afterEach(() => document.body.replaceChildren());

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** A page of account 1 whose part with the pressed button goes as soon as account 2 is on its way. */
function page(switched: boolean) {
  document.body.innerHTML = '<main><section><button>Switch</button></section></main>';
  const button = document.querySelector('button')!;
  button.focus();
  const session = observable<{ account: object | undefined; reading: object; switchTo(): Promise<boolean> }>({
    account: { userId: '1' },
    reading: { status: 'ready' },
    switchTo: async () => {
      if (switched) runInAction(() => (session.account = undefined));
      return switched;
    },
  });
  return { session, button, done: switchWithFocus(session as never, '2', button) };
}

it('leaves the keyboard in the page once the other account is there, not before', async () => {
  const { session, done } = page(true);
  document.querySelector('section')!.remove();
  await frame();
  expect(document.body).toHaveFocus();
  runInAction(() => (session.account = { userId: '2' }));
  await done;
  await frame();
  expect(document.querySelector('main')).toHaveFocus();
});

it('moves nothing where the switch was refused', async () => {
  const { button, done } = page(false);
  await done;
  await frame();
  expect(button).toHaveFocus();
});
