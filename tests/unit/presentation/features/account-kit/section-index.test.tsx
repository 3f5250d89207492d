import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AccountFrame } from '../../../../../src/presentation/features/account-kit/account-frame.view';
import { Section } from '../../../../../src/presentation/features/account-kit/section';
import { accountSettingsFeature } from '../../../../../src/presentation/features/account/account-settings.feature';
import { useAnchor } from '../../../../../src/presentation/kit/hooks/use-anchor';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

function Parts() {
  const [late, setLate] = useState(false);
  useAnchor();
  return (
    <>
      <button onClick={() => setLate(!late)}>Change</button>
      <Section anchor="first" title="First" />
      {late ? <Section anchor="late" title="Late" /> : null}
      <Section title="Without an anchor" />
      <Section anchor="last" title="Last" />
    </>
  );
}

const show = (indexed: boolean) =>
  renderShell({
    at: accountSettingsFeature.path,
    session: loggedIn(),
    open: async () => ({
      View: () => (
        <AccountFrame title="Settings" text="" indexed={indexed}>
          <Parts />
        </AccountFrame>
      ),
      stores: {},
    }),
  });

const index = () => screen.findByRole('navigation', { name: 'On this page' });
const links = async () =>
  within(await index())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

it('names the parts in the order of the page, also those that come and go later', async () => {
  await show(true);
  expect(await links()).toEqual(['First', 'Last']);
  const change = screen.getByRole('button', { name: 'Change' });
  await userEvent.setup().click(change);
  expect(await links()).toEqual(['First', 'Late', 'Last']);
  await userEvent.setup().click(change);
  expect(await links()).toEqual(['First', 'Last']);
});

it('leads to a part, which has the focus then', async () => {
  await show(true);
  await userEvent.setup().click(within(await index()).getByRole('link', { name: 'Last' }));
  expect(screen.getByRole('region', { name: 'Last' })).toHaveFocus();
});

it('is not there on a page that is short', async () => {
  await show(false);
  await screen.findByRole('region', { name: 'First' });
  expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
});
