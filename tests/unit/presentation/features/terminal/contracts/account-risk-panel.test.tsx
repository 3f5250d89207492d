import { act, screen } from '@testing-library/react';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { AccountRiskPanel } from '../../../../../../src/presentation/features/terminal/contracts/account-risk-panel.view';
import { loggedOut } from '../../../shell/shell-fixture';
import { contractMarket, position, summary } from './contract-fixture';
import { renderInMarket } from './render-in-market';

async function open(session?: typeof loggedOut) {
  const opened = await contractMarket();
  const stores = {
    ...opened.stores,
    profits: opened.profits,
    prices: opened.prices,
    account: { start: () => () => undefined },
  };
  await renderInMarket(opened.market, <AccountRiskPanel stores={stores} />, session);
  await screen.findByRole('region', { name: 'Account risk' });
  return opened;
}

const figure = (name: string): string => screen.getByText(name).nextElementSibling!.textContent;

test('shows what the account is worth, what of it is free and how much is at stake', async () => {
  const opened = await open();
  act(() => opened.hold(position('0.5'), position('-0.1', '60000', { positionSide: 'SHORT' })));
  expect(figure('Account value')).toBe('20,000.00 USDT');
  expect(figure('Free collateral')).toBe('12,000.00 USDT');
  expect(figure('Current leverage')).toBe('1.80×');
  expect(figure('Unrealised PnL')).toBe('+400.00 USDT');
});

test('says in a word and a bar how near liquidation is', async () => {
  const opened = await open();
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('Safe, 2%');
  expect(screen.getByText('30.00%').textContent).toBe('30.00%');
  act(() =>
    opened.standing.set({ status: 'ready', value: { ...summary, marginRatio: decimal('0.007') }, stale: false }),
  );
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('Danger, 86%');
  screen.getByText(/Close to liquidation/);
  act(() => opened.standing.set({ status: 'ready', value: { ...summary, marginRatio: undefined }, stale: false }));
  screen.getByText('No cross positions');
});

test('says that figures are not live, and why there are none', async () => {
  const opened = await open();
  act(() => opened.standing.set({ status: 'ready', value: summary, stale: true }));
  screen.getByText('Not live');
  act(() => opened.standing.set({ status: 'failed', failure: { kind: 'maintenance' } }));
  screen.getByRole('button', { name: 'Try again' });
});

test('offers visitors the way in', async () => {
  await open(loggedOut);
  screen.getByText('Your account risk');
  expect(screen.queryByRole('meter')).toBeNull();
});
