import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoteDialog } from '../../../../../../src/presentation/features/terminal/chart/note-dialog.view';
import { loggedIn } from '../../../shell/shell-fixture';
import { renderPart } from '../trading-fixture';

it('a note without words says at its field that it lacks them, until there are some', async () => {
  const written: string[] = [];
  await renderPart(<NoteDialog onClose={() => undefined} onWritten={(text) => written.push(text)} />, loggedIn());
  const user = userEvent.setup();
  const field = await screen.findByRole('textbox', { name: 'Note text' });
  expect(field).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Place on the chart' }));
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Enter a text.');
  await user.type(field, ' Support ');
  expect(field).toBeValid();
  expect(field).not.toHaveAccessibleDescription();
  await user.click(screen.getByRole('button', { name: 'Place on the chart' }));
  expect(written).toEqual(['Support']);
});
