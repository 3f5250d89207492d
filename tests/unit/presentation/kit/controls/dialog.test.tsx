import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
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

it('begins where the content asks for the focus', () => {
  behaveAsABrowser();
  render(
    <Dialog title="A name" onClose={() => undefined}>
      <input aria-label="Name" autoFocus />
    </Dialog>,
  );
  expect(screen.getByLabelText('Name')).toHaveFocus();
});
