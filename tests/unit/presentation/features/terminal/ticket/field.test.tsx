import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { Field } from '../../../../../../src/presentation/features/terminal/ticket/fields/field';
import { renderShell } from '../../../shell/shell-fixture';

test('a name that has no room in its field can be read whole', async () => {
  const View = () => <Field label="Quantity" value="" unit="BTC" onType={() => {}} onLeave={() => {}} />;
  await renderShell({ open: async () => ({ View, stores: {} }) });
  await screen.findByLabelText('Quantity');
  expect(screen.getByText('Quantity')).toHaveAttribute('title', 'Quantity');
});
