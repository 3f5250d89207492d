import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BookedAddress } from '../../../../../src/domain/wallet/address-book';
import { internalNetwork } from '../../../../../src/domain/wallet/withdrawal';
import { AddressTable } from '../../../../../src/presentation/features/address-book/address-table.view';
import { NewAddressDialog } from '../../../../../src/presentation/features/address-book/new-address-dialog.view';
import AntdRoot from '../../../../../src/presentation/kit/antd/antd-root';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const address = 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh';
const kept = { addressId: '1', label: 'Desk', network: 'XRP', address, memo: '77', createdAt: 0, usableAt: 1 };
const friend = { ...kept, addressId: '2', network: internalNetwork, address: '421', memo: '' };
const listed: readonly BookedAddress[] = [kept, friend];

async function show(network: string) {
  const add = jest.fn(async () => ({ ok: true }));
  await renderShell({
    at: '/wallet',
    session: loggedIn(),
    texts: ['addressBook', 'moneyKit'],
    open: async () => ({
      View: () => (
        <AntdRoot>
          <NewAddressDialog
            store={{ add, busy: false, open: () => undefined } as never}
            names={new Map()}
            listed={listed}
          />
        </AntdRoot>
      ),
      stores: {},
    }),
  });
  const dialog = within(await screen.findByRole('dialog'));
  const typed = (label: string | RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  typed('Label', 'Again');
  fireEvent.mouseDown(dialog.getByRole('combobox'));
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: network } });
  fireEvent.click(await screen.findByTitle(network));
  return { add, dialog, typed, save: () => fireEvent.click(dialog.getByRole('button', { name: 'Save' })) };
}

const words = 'This address is already saved.';

test('an address that is saved is told at its field before any code, until its memo is another', async () => {
  const { add, dialog, typed, save } = await show('XRP');
  typed('Address', ` ${address} `);
  typed(/^Memo/, ' 77 ');
  save();
  expect(await dialog.findByText(words)).toBeInTheDocument();
  expect(dialog.getByLabelText('Address')).toHaveAccessibleDescription(words);
  expect(add).not.toHaveBeenCalled();
  typed(/^Memo/, '78');
  await waitFor(() => expect(dialog.queryByText(words)).not.toBeInTheDocument());
  save();
  await waitFor(() => expect(add).toHaveBeenCalledWith({ label: 'Again', network: 'XRP', address, memo: '78' }));
});

const missing = 'Enter the memo, or confirm that none is needed.';

test('an address that many share is not saved without its memo, unless it is said to need none', async () => {
  const { add, dialog, typed, save } = await show('XRP');
  typed('Address', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh');
  save();
  expect(await dialog.findByText(missing)).toBeInTheDocument();
  expect(add).not.toHaveBeenCalled();
  fireEvent.click(dialog.getByRole('checkbox', { name: 'No memo needed' }));
  await waitFor(() => expect(dialog.queryByText(missing)).not.toBeInTheDocument());
  expect(dialog.getByLabelText(/^Memo/)).toBeDisabled();
  save();
  const saved = { label: 'Again', network: 'XRP', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', memo: '' };
  await waitFor(() => expect(add).toHaveBeenCalledWith({ ...saved, withoutMemo: true }));
});

test('a network without memos asks for none', async () => {
  const { add, dialog, typed, save } = await show('TRX');
  const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
  typed('Address', tron);
  expect(dialog.queryByRole('checkbox', { name: 'No memo needed' })).not.toBeInTheDocument();
  save();
  await waitFor(() => expect(add).toHaveBeenCalledWith({ label: 'Again', network: 'TRX', address: tron, memo: '' }));
});

test('somebody of the exchange is saved once as well', async () => {
  const { add, dialog, typed, save } = await show('Exchange user');
  await dialog.findByLabelText('UID');
  typed('UID', '421');
  save();
  expect(await dialog.findByText(words)).toBeInTheDocument();
  expect(add).not.toHaveBeenCalled();
});

const table = (other: Partial<BookedAddress>) =>
  renderShell({
    at: '/wallet',
    session: loggedIn(),
    texts: ['addressBook', 'moneyKit'],
    open: async () => ({
      View: () => (
        <AddressTable names={new Map()} addresses={[{ ...kept, ...other }]} listedOnly onRemove={() => undefined} />
      ),
      stores: {},
    }),
  });

test('when an address may be used goes over lines where there is little room', async () => {
  await table({ usableAt: Date.now() + 86_400_000 });
  const row = within(await screen.findByRole('row', { name: /Desk/ }));
  expect(row.getByText(/^With whitelist: usable from/)).toHaveClass('mark', 'long');
});

const tag = 'The destination tag must be a number from 0 to 4294967295.';

test('a memo that is none of the network is told at its field', async () => {
  const { add, dialog, typed, save } = await show('XRP');
  typed('Address', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh');
  typed(/^Memo/, 'notanumber');
  expect(await dialog.findByText(tag)).toBeInTheDocument();
  save();
  await waitFor(() => expect(dialog.getByLabelText(/^Memo/)).toBeInvalid());
  expect(add).not.toHaveBeenCalled();
});

test('one that was saved before is told in the list', async () => {
  await table({ memo: 'notanumber' });
  expect(await screen.findByText(tag)).toBeInTheDocument();
});
