import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareDialog } from '../../../../../src/presentation/features/terminal/layout/share-dialog.view';
import { loggedIn } from '../../shell/shell-fixture';
import { renderPart } from './trading-fixture';

it.each([
  ['Scalping', 'Scalping.json'],
  ['Скальпинг 2', 'Скальпинг-2.json'],
  ['a/b: "c"?', 'a-b-c.json'],
  ['…', 'workspace.json'],
])('the file of workspace %s is called %s', async (name, file) => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:workspace';
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await renderPart(
    <ShareDialog thing="workspace" name={name} document="{}" path="/trade/BTC_USDT" onClose={() => undefined} />,
    loggedIn(),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Save as file' }));
  expect(saved).toEqual([file]);
  click.mockRestore();
});
