import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { Modal } from '../../../../../src/presentation/kit/antd/modal';
import { renderShell } from '../../shell/shell-fixture';

test('a dialog begins with what it asks for; after that its cross has the focus like anything else', async () => {
  const View = () => (
    <Modal title="Subscribe" onClose={() => undefined}>
      <form>
        <input aria-label="Amount" />
      </form>
    </Modal>
  );
  await renderShell({ at: '/', open: async () => ({ View, stores: {} }) });
  const cross = await screen.findByRole('button', { name: 'Close' });
  const amount = screen.getByLabelText('Amount');
  act(() => (document.activeElement as HTMLElement | null)?.blur());
  act(() => cross.focus());
  expect(amount).toHaveFocus();
  act(() => amount.blur());
  act(() => cross.focus());
  expect(cross).toHaveFocus();
});
