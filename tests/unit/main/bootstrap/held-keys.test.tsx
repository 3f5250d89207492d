import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { pressOnce } from '../../../../src/main/bootstrap/held-keys';
import { Button } from '../../../../src/presentation/kit/controls/button';
import { DialogSurface } from '../../../../src/presentation/kit/controls/dialog-surface';
import { PlainForm } from '../../../../src/presentation/kit/controls/plain-form';

HTMLDialogElement.prototype.showModal = function showModal(): void {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(): void {
  this.open = false;
};

beforeAll(pressOnce);

/** A form that asks before it sends. */
function Asking({ onSubmit, question }: { readonly onSubmit: () => void; readonly question: ReactNode }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <PlainForm
        onSubmit={() => {
          onSubmit();
          setAsked(true);
        }}
      >
        <input aria-label="Quantity" />
        <button type="submit">Buy</button>
      </PlainForm>
      {asked ? question : null}
    </>
  );
}

it('an Enter that is held sends a form once, and never answers the question that comes of it', async () => {
  const [submitted, sent] = [jest.fn(), jest.fn()];
  const question = (
    <DialogSurface onClose={() => undefined}>
      <Button autoFocus onClick={sent}>
        Send
      </Button>
    </DialogSurface>
  );
  render(<Asking onSubmit={submitted} question={question} />);
  await userEvent.type(screen.getByLabelText('Quantity'), '0.01{Enter>6/}');
  expect(screen.getByText('Send')).toBe(document.activeElement);
  expect([submitted.mock.calls.length, sent.mock.calls.length]).toEqual([1, 0]);
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('what listens for Enter itself hears of it once, and a space that is held presses no button', () => {
  const heard = jest.fn();
  render(
    <>
      <input aria-label="Command" onKeyDown={({ key }) => heard(key)} />
      <button onKeyDown={({ key }) => heard(key)}>Send</button>
    </>,
  );
  for (const [element, key] of [
    [screen.getByLabelText('Command'), 'Enter'],
    [screen.getByText('Send'), ' '],
  ] as const) {
    expect(fireEvent.keyDown(element, { key })).toBe(true);
    expect(fireEvent.keyDown(element, { key, repeat: true })).toBe(false);
  }
  expect(heard.mock.calls).toEqual([['Enter'], [' ']]);
});

it('what is written goes on while its key is held', () => {
  render(
    <>
      <input aria-label="Line" />
      <textarea aria-label="Lines" />
    </>,
  );
  for (const [name, key] of [
    ['Line', ' '],
    ['Line', '0'],
    ['Line', 'Backspace'],
    ['Line', 'ArrowUp'],
    ['Lines', 'Enter'],
  ] as const)
    expect([name, key, fireEvent.keyDown(screen.getByLabelText(name), { key, repeat: true })]).toEqual([
      name,
      key,
      true,
    ]);
  expect(fireEvent.keyDown(document.body, { key: ' ', repeat: true })).toBe(true);
});
