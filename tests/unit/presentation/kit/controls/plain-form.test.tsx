import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../../../../../src/presentation/kit/controls/button';
import { PlainForm } from '../../../../../src/presentation/kit/controls/plain-form';

/** An address and an amount, of which the amount is wrong once it was sent, at once or when the exchange has answered. */
function Withdrawal({ answer }: { readonly answer?: Promise<void> }) {
  const [wrong, setWrong] = useState(false);
  const send = async (): Promise<void> => {
    if (answer) await answer;
    setWrong(true);
  };
  return (
    <>
      <PlainForm aria-label="Withdrawal" onSubmit={send}>
        <input aria-label="Address" required />
        <input aria-label="Amount" aria-invalid={wrong || undefined} />
        <Button type="submit">Continue</Button>
      </PlainForm>
      <Button>Elsewhere</Button>
    </>
  );
}

it('goes to the first field that is wrong, whoever says so', async () => {
  const user = userEvent.setup();
  render(<Withdrawal />);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus());
});

it('does so when the answer comes, unless somebody has gone on', async () => {
  const user = userEvent.setup();
  let answered = (): void => undefined;
  const answer = new Promise<void>((resolve) => (answered = resolve));
  render(<Withdrawal answer={answer} />);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  answered();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount' })).toBeInvalid());
  await new Promise(requestAnimationFrame);
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

it('goes into a choice that was not made', async () => {
  const user = userEvent.setup();
  function Network() {
    const [missing, setMissing] = useState(false);
    return (
      <PlainForm onSubmit={() => setMissing(true)}>
        <div role="radiogroup" aria-label="Network" aria-invalid={missing || undefined}>
          <input type="radio" name="network" aria-label="Ethereum" />
          <input type="radio" name="network" aria-label="Arbitrum" />
        </div>
        <Button type="submit">Continue</Button>
      </PlainForm>
    );
  }
  render(<Network />);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Ethereum' })).toHaveFocus());
});

it('leaves the keyboard around it when it goes with what was sent', async () => {
  const user = userEvent.setup();
  function Transfer() {
    const [sent, setSent] = useState(false);
    return (
      <section aria-label="Transfer">
        {sent ? (
          <p>Transferred</p>
        ) : (
          <PlainForm onSubmit={() => setSent(true)}>
            <input aria-label="Amount" />
          </PlainForm>
        )}
      </section>
    );
  }
  render(<Transfer />);
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '5{Enter}');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Transfer' })).toHaveFocus());
});
