import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { DepositStore } from '../../../../../src/presentation/features/deposit/deposit.store';
import { Deposit } from '../../../../../src/presentation/features/deposit/deposit.view';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const network = (code: string, name: string, deposits = true) => ({
  ...{ token: 'USDT', network: code, name, deposits, confirmations: 1, minimumDeposit: decimal(1) },
});

const broughtToSight = jest.fn();
beforeEach(() => {
  broughtToSight.mockReset();
  Element.prototype.scrollIntoView = broughtToSight;
});

async function open(at: string): Promise<void> {
  const ready = (value: unknown) =>
    Object.assign(new Subject({ status: 'ready', value, updatedAt: 0, refreshing: false }), {
      refresh: async () => undefined,
    });
  const queries = {
    assets: () => ready([{ asset: 'USDT', name: 'Tether' }]),
    networks: () => ready([network('TRX', 'Tron'), network('ETH', 'Ethereum'), network('SOL', 'Solana', false)]),
    networkNames: () => ready(new Map()),
    depositAddress: (_: string, chosen: string) => ready({ address: `address on ${chosen}`, memo: '' }),
  };
  const deposit = new DepositStore(queries as never, {} as never, {} as never, {} as never);
  const movements = { state: { status: 'loading' }, watch: () => () => undefined, refresh: () => undefined } as never;
  const Place = () => <output>{useLocation().search}</output>;
  await renderShell({
    at,
    session: loggedIn(),
    texts: ['deposit', 'moneyKit'],
    open: async () => ({
      View: () => (
        <>
          <Deposit stores={{ deposit, movements }} />
          <Place />
        </>
      ),
      stores: {},
    }),
  });
}

test('the network that was chosen is in the address of the page, and chosen again by it', async () => {
  await open('/wallet?deposit=USDT');
  await userEvent.setup().click(await screen.findByRole('radio', { name: /^Tron/ }));
  expect(await screen.findByText('address on TRX')).toBeVisible();
  expect(screen.getByText('?deposit=USDT&network=TRX')).toBeInTheDocument();
  expect(broughtToSight.mock.contexts).toEqual([screen.getByRole('region', { name: 'Deposit address' })]);
});

test('a page that was opened anew shows the address of its network', async () => {
  await open('/wallet?deposit=USDT&network=ETH');
  expect(await screen.findByText('address on ETH')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Ethereum/ })).toBeChecked();
  expect(broughtToSight).not.toHaveBeenCalled();
});

test.each(['SOL', 'nothing'])('%s, which takes no deposits, is chosen by no address', async (code) => {
  await open(`/wallet?deposit=USDT&network=${code}`);
  expect(await screen.findByRole('radio', { name: /^Tron/ })).not.toBeChecked();
  expect(screen.queryByText(/^address on/)).not.toBeInTheDocument();
});
