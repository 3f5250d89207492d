import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Modal } from '../../../../../src/presentation/kit/antd/modal';
import { Switch } from '../../../../../src/presentation/kit/antd/switch';
import { Button } from '../../../../../src/presentation/kit/controls/button';
import { Dialog } from '../../../../../src/presentation/kit/controls/dialog';
import { IconButton } from '../../../../../src/presentation/kit/controls/icon-button';

// The test environment opens and closes no dialogs.
HTMLDialogElement.prototype.showModal = function showModal(): void {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(): void {
  this.open = false;
};

function Alerts() {
  const [names, setNames] = useState(['Bitcoin', 'Ether']);
  return (
    <section aria-label="Alerts">
      {names.length > 0 ? (
        <ul aria-label="Set">
          {names.map((name) => (
            <li key={name}>
              <IconButton
                icon="close"
                label={`Remove ${name}`}
                onClick={() => setNames((all) => all.filter((each) => each !== name))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

it('is in the list when the button of a row goes with its row, and around the list when the last one goes', async () => {
  const user = userEvent.setup();
  render(<Alerts />);
  await user.click(screen.getByRole('button', { name: 'Remove Bitcoin' }));
  await waitFor(() => expect(screen.getByRole('list', { name: 'Set' })).toHaveFocus());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Remove Ether' })).toHaveFocus();
  // Only while it has the focus is the list a place to be.
  expect(screen.getByRole('list', { name: 'Set' })).not.toHaveAttribute('tabindex');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Alerts' })).toHaveFocus());
});

it('stays where something else has taken it', async () => {
  const user = userEvent.setup();
  function Form() {
    const [sent, setSent] = useState(false);
    return (
      <section aria-label="Form">
        {sent ? <input aria-label="Next" autoFocus /> : <Button onClick={() => setSent(true)}>Send</Button>}
      </section>
    );
  }
  render(<Form />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await new Promise(requestAnimationFrame);
  expect(screen.getByRole('textbox', { name: 'Next' })).toHaveFocus();
});

it('stays on a button that has nothing to do any more', async () => {
  const user = userEvent.setup();
  const read = jest.fn();
  function Unread() {
    const [count, setCount] = useState(1);
    return (
      <Button
        idle={count === 0}
        onClick={() => {
          read();
          setCount(0);
        }}
      >
        Mark all as read
      </Button>
    );
  }
  render(<Unread />);
  await user.dblClick(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveAttribute('aria-disabled', 'true');
  expect(read).toHaveBeenCalledTimes(1);
});

it('is around a button that is disabled by its own press, unless something else has taken it', async () => {
  const user = userEvent.setup();
  function Drawings() {
    const [left, setLeft] = useState(1);
    return (
      <div role="toolbar" aria-label="Drawings">
        <IconButton icon="close" label="Undo" disabled={left === 0} onClick={() => setLeft(0)} />
        <Button disabled={left === 0}>Clear</Button>
      </div>
    );
  }
  const { unmount } = render(<Drawings />);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('toolbar', { name: 'Drawings' })).toHaveFocus());
  unmount();

  function Amount() {
    const [sent, setSent] = useState(false);
    return (
      <section aria-label="Amount">
        <Button disabled={sent} onClick={() => setSent(true)}>
          Send
        </Button>
        {sent ? <input aria-label="Next" autoFocus /> : null}
      </section>
    );
  }
  render(<Amount />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(screen.getByRole('textbox', { name: 'Next' })).toHaveFocus();
});

it('is around it also where the browser takes the focus from what is disabled at once', async () => {
  const user = userEvent.setup();
  function Drawings() {
    const [left, setLeft] = useState(1);
    return (
      <div role="toolbar" aria-label="Drawings">
        <Button ref={atOnce} disabled={left === 0} onClick={() => setLeft(0)}>
          Clear
        </Button>
      </div>
    );
  }
  // The test environment takes it from nothing by itself.
  const atOnce = (button: HTMLButtonElement | null): void => {
    if (!button) return;
    const { setAttribute } = button;
    button.setAttribute = function disable(name, value) {
      setAttribute.call(this, name, value);
      if (name !== 'disabled') return;
      const elsewhere = document.body.appendChild(document.createElement('button'));
      elsewhere.focus();
      elsewhere.remove();
    };
  };
  render(<Drawings />);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.getByRole('toolbar', { name: 'Drawings' })).toHaveFocus());
});

it('is on a switch again once what it was switched to is saved', async () => {
  const user = userEvent.setup();
  let saved = (): void => undefined;
  function Whitelist() {
    const [on, setOn] = useState(false);
    const [saving, setSaving] = useState(false);
    const choose = (wanted: boolean): void => {
      setSaving(true);
      saved = () => {
        setOn(wanted);
        setSaving(false);
      };
    };
    return <Switch aria-label="Whitelist" checked={on} loading={saving} onChange={choose} />;
  }
  render(<Whitelist />);
  await user.click(screen.getByRole('switch'));
  expect(screen.getByRole('switch')).toBeDisabled();
  // Browsers take the focus from what is disabled; the test environment does not by itself.
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  elsewhere.remove();
  expect(document.body).toHaveFocus();
  act(() => saved());
  await waitFor(() => expect(screen.getByRole('switch')).toHaveFocus());
  expect(screen.getByRole('switch')).toBeChecked();
});

describe.each([
  ['a dialog of the terminal', Dialog],
  ['a dialog of a page', Modal],
])('%s', (_name, Surface) => {
  function Asking({ keepsOpener }: { readonly keepsOpener: boolean }) {
    const [open, setOpen] = useState(false);
    const [stopped, setStopped] = useState(false);
    const stop = (): void => {
      setStopped(true);
      setOpen(false);
    };
    return (
      <section aria-label="Copy">
        {stopped && !keepsOpener ? null : <Button onClick={() => setOpen(true)}>Stop</Button>}
        {open ? (
          <Surface title="Stop copying?" onClose={() => setOpen(false)}>
            <Button autoFocus onClick={stop}>
              Confirm
            </Button>
          </Surface>
        ) : null}
      </section>
    );
  }

  it('goes back to what opened it, and around it when that is gone with what was done', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Asking key="kept" keepsOpener />);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus());

    rerender(<Asking key="gone" keepsOpener={false} />);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Copy' })).toHaveFocus());
  });
});
