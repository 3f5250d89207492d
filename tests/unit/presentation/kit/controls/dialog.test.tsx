import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Dialog } from '../../../../../src/presentation/kit/controls/dialog';

/** As a browser has it: what is in a closed dialog takes no focus, and one that opens gives it to its first control. */
function behaveAsABrowser(): void {
  const focus = HTMLElement.prototype.focus;
  jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
    if (this.closest('dialog')?.open !== false) focus.call(this);
  });
  HTMLDialogElement.prototype.showModal = function showModal(): void {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close(): void {
    this.open = false;
  };
}

beforeAll(behaveAsABrowser);

it('begins where the content asks for the focus', () => {
  render(
    <Dialog title="A name" onClose={() => undefined}>
      <input aria-label="Name" autoFocus />
    </Dialog>,
  );
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

it('keeps the second click of a double click that closed it from what lies beneath, and nothing after that', () => {
  const pressed = jest.fn();
  const beneath = <button onClick={pressed}>A price</button>;
  const page = (dialog?: ReactNode) => (
    <>
      {beneath}
      {dialog}
    </>
  );
  const { rerender } = render(page(<Dialog title="Sure?" onClose={() => undefined} children="" />));
  rerender(page());
  const price = screen.getByText('A price');
  fireEvent.click(price, { detail: 2 });
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.click(price, { detail: 1 });
  fireEvent.click(price, { detail: 2 });
  expect(pressed).toHaveBeenCalledTimes(2);
});
