import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { BookedAddress } from '../../../../../src/domain/wallet/address-book';
import { AddressBookStore } from '../../../../../src/presentation/features/address-book/address-book.store';
import { AddressBookPart } from '../../../../../src/presentation/features/address-book/address-book.view';
import { success } from '../../../../../src/domain/shared/result';
import { exchange } from '../../../../support/asked-exchange';
import { proving } from '../../../../support/stores';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const day = 86_400_000;
const entry = (addressId: string, usableAt: number) =>
  ({ addressId, label: addressId, network: 'TRX', address: 'T1', memo: '', createdAt: 0, usableAt }) as BookedAddress;

async function open(addresses: readonly BookedAddress[]) {
  const ready = (value: unknown) =>
    Object.assign(new Subject({ status: 'ready', value, updatedAt: 0, refreshing: false }), {
      refresh: async () => undefined,
    });
  const book = { addresses, listedOnly: false, listedOnlyUntil: undefined };
  const reads = { addressBook: () => ready(book), networkNames: () => ready(new Map()) };
  const host = exchange({ setListedOnly: success(undefined) });
  const { stepUp } = proving();
  const store = new AddressBookStore(reads as never, reads as never, host.port, stepUp, {} as never);
  const stores = { addresses: store, stepUp: { request: undefined, cancel: () => undefined } as never };
  await renderShell({
    at: '/wallet',
    session: loggedIn(),
    texts: ['accountKit', 'addressBook', 'moneyKit'],
    open: async () => ({ View: () => <AddressBookPart stores={stores} />, stores: {} }),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('switch', { name: 'Whitelist' }));
  return { host, user, dialog: await screen.findByRole('dialog') };
}

test('withdrawals are limited to saved addresses only once it was said how many are left', async () => {
  const { host, user, dialog } = await open([entry('1', 0), entry('2', Date.now() + day)]);
  expect(host.calls).toEqual([]);
  expect(dialog).toHaveTextContent('Usable now: 1 of 2. The others: by ');
  expect(dialog).toHaveTextContent('Switching it off takes 24 hours.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(host.calls).toEqual([]);
});

test('it is turned on by the answer, also with no address to go to', async () => {
  const { host, user, dialog } = await open([]);
  expect(dialog).toHaveTextContent('None is saved yet');
  await user.click(within(dialog).getByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(host.calls).toEqual([['setListedOnly', true, {}]]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
