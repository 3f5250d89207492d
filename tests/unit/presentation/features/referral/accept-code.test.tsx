import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReferralQueries } from '../../../../../src/application/account/referral.queries';
import { failure, success } from '../../../../../src/domain/shared/result';
import { AcceptCode } from '../../../../../src/presentation/features/referral/accept-code.view';
import { referralFeature } from '../../../../../src/presentation/features/referral/referral.feature';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

/** The form of an account whose own code is QUIET7; the exchange answers as it is told. */
async function show({ acceptedCode, answer = success(undefined) }: { acceptedCode?: string; answer?: unknown } = {}) {
  const queries = new ReferralQueries(new PlainResourceCache(new FakeScheduler()), {
    codes: async () => success([{ code: 'QUIET7' }]),
    summary: async () => success({ acceptedCode }),
  } as never);
  const sent: string[] = [];
  const store = { queries, busy: false, accept: async (code: string) => (sent.push(code), answer) };
  await renderShell({
    at: referralFeature.path,
    session: loggedIn(),
    texts: referralFeature.texts,
    open: async () => ({ View: () => <AcceptCode store={store as never} />, stores: {} }),
  });
  return { sent, user: userEvent.setup() };
}

const field = () => screen.findByRole('textbox', { name: 'Referral code' });

it('names the code that the account came by, and asks for none', async () => {
  await show({ acceptedCode: 'ADA1' });
  expect(await screen.findByText('Applied code: ADA1')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Referral code' })).toBeNull();
});

it('says which code was applied in place of the form, where the keyboard goes too', async () => {
  const { sent, user } = await show();
  await user.type(await field(), 'ADA1{Enter}');
  expect(await screen.findByText('Applied code: ADA1')).toBeVisible();
  expect(sent).toEqual(['ADA1']);
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  expect(document.body).not.toHaveFocus();
  expect(screen.getByRole('region', { name: 'Referral code' })).toContainElement(document.activeElement as HTMLElement);
});

it('says at once that a code is one’s own, and sends nothing', async () => {
  const { sent, user } = await show();
  await user.type(await field(), 'quiet7{Enter}');
  expect(await screen.findByText('This is your own code.')).toBeVisible();
  expect(sent).toEqual([]);
});

it.each([
  ['notFound', 'This code doesn’t exist. Check it and try again.'],
  ['invalid', 'Codes can be applied within a week of signing up.'],
  ['duplicate', 'A referral code is already applied.'],
])('says what is wrong with a code: %s', async (kind, words) => {
  const { user } = await show({ answer: failure({ kind: kind as never }) });
  await user.type(await field(), 'ADA1{Enter}');
  expect(await screen.findByText(words)).toBeVisible();
});
