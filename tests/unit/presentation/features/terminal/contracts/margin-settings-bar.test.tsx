import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { MarginSettingsBar } from '../../../../../../src/presentation/features/terminal/contracts/margin-settings-bar.view';
import { contractMarket, FakePositions, position } from './contract-fixture';
import { renderInMarket } from './render-in-market';

async function openDialog(opened: Awaited<ReturnType<typeof contractMarket>>) {
  await renderInMarket(opened.market, <MarginSettingsBar />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Cross · One-way/ }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

test('the bar says how the contract is margined and follows what is chosen', async () => {
  const opened = await contractMarket();
  const { user, dialog } = await openDialog(opened);
  await user.click(dialog.getByRole('radio', { name: /^Isolated/ }));
  await screen.findByRole('button', { name: /Isolated/ });
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Isolated/ }).checked).toBe(true);
});

test('each margin mode has a leverage of its own, and the dialog says so with the mode', async () => {
  const opened = await contractMarket();
  const { user, dialog } = await openDialog(opened);
  dialog.getByText('Cross leverage: 10× (kept separately from isolated).');
  await user.click(dialog.getByRole('radio', { name: /^Isolated/ }));
  await dialog.findByText('Isolated leverage: 10× (kept separately from cross).');
});

test('the margin of the position is what its row says, at the mark as the account counts it', async () => {
  const opened = await contractMarket();
  const held = { ...position('0.5'), averageOpenPrice: decimal(60_000), markPrice: decimal(61_000) };
  opened.hold(held);
  const { user, dialog } = await openDialog(opened);
  dialog.getByText('3,050.00 USDT');
  await user.click(dialog.getByRole('button', { name: '25×' }));
  dialog.getByText('1,220.00 USDT');
});

test('whoever presses the leverage may type another at once', async () => {
  const opened = await contractMarket();
  await renderInMarket(opened.market, <MarginSettingsBar />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Leverage: 10×' }));
  const field = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Leverage' });
  expect(document.activeElement).toBe(field);
});

test('leverage is typed, stepped or chosen, and says what it allows', async () => {
  const opened = await contractMarket();
  const { user, dialog } = await openDialog(opened);
  await user.click(dialog.getByRole('button', { name: '25×' }));
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Leverage' }).value).toBe('25');
  dialog.getByText('10,000,000 USDT');
  await user.click(dialog.getByRole('button', { name: 'One less' }));
  await user.click(dialog.getByRole('button', { name: 'Set to 24×' }));
  expect(opened.port.sent).toEqual([{ symbol: 'PERP_BTC_USDT', marginMode: 'CROSS', leverage: 24 }]);
  await dialog.findByRole('button', { name: 'Current: 24×' });
});

test('no more is offered than the tier of the position allows', async () => {
  const opened = await contractMarket();
  opened.hold(position('-50'));
  const { user, dialog } = await openDialog(opened);
  expect(dialog.getByRole<HTMLInputElement>('slider').max).toBe('25');
  expect(dialog.queryByRole('button', { name: '50×' })).toBeNull();
  await user.clear(dialog.getByRole('textbox', { name: 'Leverage' }));
  await user.type(dialog.getByRole('textbox', { name: 'Leverage' }), '30');
  dialog.getByText('Enter a number from 1 to 25.');
  expect(dialog.getByRole('textbox', { name: 'Leverage' }).getAttribute('aria-invalid')).toBe('true');
  // What is refused is neither offered nor reckoned with: the leverage stays what it is.
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Current: 10×' }).disabled).toBe(true);
  dialog.getByText('Max. position at 10×');
  await user.keyboard('{Enter}');
  expect(opened.port.sent).toEqual([]);
});

test('what the exchange refuses is told where it was asked for', async () => {
  const port = new FakePositions();
  port.refusal = { kind: 'rejected', reason: 'modeInUse' };
  const { user, dialog } = await openDialog(await contractMarket(port));
  await user.click(dialog.getByRole('radio', { name: /^Hedge/ }));
  const group = within(dialog.getByRole('group', { name: 'Position mode' }));
  await group.findByText('Close positions and cancel open orders first.');
  expect(group.getByRole<HTMLInputElement>('radio', { name: /^One-way/ }).checked).toBe(true);
});

test('in hedge mode the two modes are one text, which never breaks before its dot', async () => {
  const port = new FakePositions();
  port.setting = { ...port.setting, marginMode: 'ISOLATED', positionMode: 'HEDGE_MODE' };
  const { market } = await contractMarket(port);
  await renderInMarket(market, <MarginSettingsBar />);
  const button = await screen.findByRole('button', { name: /Isolated/ });
  const texts = [...button.children].map((each) => each.textContent);
  expect(texts).toContain('Isolated\u00a0· Hedge');
});
