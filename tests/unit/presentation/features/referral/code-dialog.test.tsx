import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReferralCode } from '../../../../../src/domain/account/referral';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import { CodeDialog } from '../../../../../src/presentation/features/referral/code-dialog.view';
import { referralFeature } from '../../../../../src/presentation/features/referral/referral.feature';
import { written } from '../../../../support/stores';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const code = { id: 'c1', code: 'QUIET7', friendRate: decimal('0.1'), note: 'for friends' } as ReferralCode;

async function show() {
  const sent: unknown[] = [];
  const closed: true[] = [];
  const store = { busy: false, edit: async (...given: unknown[]) => (sent.push(written(given)), success([])) };
  await renderShell({
    at: referralFeature.path,
    session: loggedIn(),
    texts: referralFeature.texts,
    open: async () => ({
      View: () => (
        <CodeDialog store={store as never} code={code} whole={decimal('0.3')} onClose={() => void closed.push(true)} />
      ),
      stores: {},
    }),
  });
  const user = userEvent.setup();
  const save = async () => {
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(closed).toEqual([true]));
    return sent;
  };
  return { user, save };
}

it('leaves the split as another device has it where the note alone was changed', async () => {
  const { user, save } = await show();
  const note = await screen.findByDisplayValue('for friends');
  await user.clear(note);
  await user.type(note, 'for Ada');
  expect(await save()).toEqual([['c1', { note: 'for Ada' }]]);
});

it('leaves the note as another device has it where the split alone was changed', async () => {
  const { save } = await show();
  fireEvent.keyDown(await screen.findByRole('slider'), { key: 'ArrowRight', keyCode: 39, which: 39 });
  expect(await save()).toEqual([['c1', { friendRate: '0.11' }]]);
});
