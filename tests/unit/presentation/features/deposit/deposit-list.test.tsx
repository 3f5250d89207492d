import '@testing-library/jest-dom';
import { readFileSync } from 'node:fs';
import { act, screen } from '@testing-library/react';
import type { Movement } from '../../../../../src/domain/wallet/movement';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { DepositList } from '../../../../../src/presentation/features/deposit/deposit-list.view';
import { walletFeature } from '../../../../../src/presentation/features/wallet/wallet.feature';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const deposit = {
  id: '1',
  amount: decimal('125.5'),
  network: 'TRX',
  createdAt: Date.UTC(2026, 0, 1),
  status: 'COMPLETED',
} as Movement;

it('tells no amount while amounts are hidden', async () => {
  const store = { state: { status: 'ready', value: [deposit], stale: false }, refresh: () => undefined };
  const { shell } = await renderShell({
    at: walletFeature.path,
    session: loggedIn(),
    texts: ['deposit', 'moneyKit'],
    open: async () => ({
      View: () => <DepositList store={store as never} asset="USDT" names={new Map([['TRX', 'Tron (TRC20)']])} />,
      stores: {},
    }),
  });
  expect(await screen.findByText('+125.5 USDT')).toBeVisible();
  expect(screen.getByText(/^Tron \(TRC20\) · /)).toBeVisible();
  await act(() => shell.preferences.choose({ 'amounts.hidden': true }));
  expect(screen.queryByText(/125/)).not.toBeInTheDocument();
  expect(screen.getByText('Hidden amount')).toBeInTheDocument();
});

it('gives a mark no more room than its words take; the bar of the confirmations has the row', () => {
  const sheet = readFileSync('src/presentation/features/deposit/deposit.module.css', 'utf8');
  expect(/\.row \{([^}]*)\}/.exec(sheet)![1]).toContain('justify-items: start');
  expect(/\.progress \{([^}]*)\}/.exec(sheet)![1]).toContain('justify-self: stretch');
});
