import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyAlert } from '../../../../../src/presentation/features/alerts/alert-draft';
import { AlertForm } from '../../../../../src/presentation/features/alerts/alert-form.view';
import { referralFeature } from '../../../../../src/presentation/features/referral/referral.feature';
import { bitcoin } from '../../../domain/trading/instruments';
import { renderShell } from '../../shell/shell-fixture';

it('refuses a price between two steps of its market at the field, which names the step', async () => {
  const onSave = jest.fn();
  await renderShell({
    at: referralFeature.path,
    texts: ['commands'],
    open: async () => ({
      View: () => (
        <AlertForm
          alerts={{ last: () => undefined } as never}
          instruments={[bitcoin]}
          start={emptyAlert(bitcoin.symbol)}
          onSave={onSave}
          onCancel={() => undefined}
        />
      ),
      stores: {},
    }),
  });
  const user = userEvent.setup();
  const price = await screen.findByRole('textbox', { name: /USDT/ });
  const save = screen.getByRole('button', { name: 'Save alert' });
  await user.type(price, '60000.001');
  expect(price).toBeValid();
  await user.click(save);
  expect(price).toBeInvalid();
  expect(price).toHaveAccessibleDescription('Price must be a multiple of 0.01 USDT.');
  expect(onSave).not.toHaveBeenCalled();
  await user.clear(price);
  await user.click(save);
  expect(price).toHaveAccessibleDescription('Enter a number above zero.');
  await user.type(price, '60000.01');
  expect(price).toBeValid();
  await user.click(save);
  expect(onSave).toHaveBeenCalledWith(bitcoin.symbol, { kind: 'price', when: 'crosses', price: 60000.01 }, undefined);
});
