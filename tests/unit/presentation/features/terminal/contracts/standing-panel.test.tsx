import { act, screen } from '@testing-library/react';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { StandingPanel } from '../../../../../../src/presentation/features/terminal/contracts/standing-panel.view';
import { loggedOut } from '../../../shell/shell-fixture';
import { contractDesk, position, summary } from './contract-fixture';
import { renderAtDesk } from './render-at-desk';

async function open(session?: typeof loggedOut) {
  const desk = await contractDesk();
  const stores = { ...desk.stores, account: { start: () => () => undefined } };
  await renderAtDesk(desk.desk, <StandingPanel stores={stores} />, session);
  await screen.findByRole('region', { name: 'Account standing' });
  return desk;
}

const figure = (name: string): string => screen.getByText(name).nextElementSibling!.textContent;

test('shows what the account is worth, what of it is free and how much is at stake', async () => {
  const desk = await open();
  act(() => desk.hold(position('0.5'), position('-0.1', '60000', { positionSide: 'SHORT' })));
  expect(figure('Account value')).toBe('20,000.00 USDT');
  expect(figure('Free collateral')).toBe('12,000.00 USDT');
  expect(figure('Leverage now')).toBe('1.80×');
  expect(figure('Unrealised profit')).toBe('+400.00 USDT');
});

test('says in a word and a bar how near liquidation is', async () => {
  const desk = await open();
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('Safe, 2%');
  expect(screen.getByText('30.00%').textContent).toBe('30.00%');
  act(() => desk.standing.set({ status: 'ready', value: { ...summary, marginRatio: decimal('0.007') }, stale: false }));
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('Danger, 86%');
  screen.getByText(/Liquidation is near/);
  act(() => desk.standing.set({ status: 'ready', value: { ...summary, marginRatio: undefined }, stale: false }));
  screen.getByText('No exposure');
});

test('says that figures are not live, and why there are none', async () => {
  const desk = await open();
  act(() => desk.standing.set({ status: 'ready', value: summary, stale: true }));
  screen.getByText('Not live');
  act(() => desk.standing.set({ status: 'failed', failure: { kind: 'maintenance' } }));
  screen.getByRole('button', { name: 'Try again' });
});

test('offers visitors the way in', async () => {
  await open(loggedOut);
  screen.getByText('How your account stands');
  expect(screen.queryByRole('meter')).toBeNull();
});
