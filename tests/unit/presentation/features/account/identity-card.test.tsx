import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import { accountFeature } from '../../../../../src/presentation/features/account/account.feature';
import { IdentityCard } from '../../../../../src/presentation/features/account/identity-card.view';
import { read } from '../../../../support/reads';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const ready = (value: object) => Object.assign(new Subject(read(value)), { refresh: async () => undefined });

async function verificationSaid(verificationLevel: number, status: string, main = true) {
  const asked = jest.fn(() => ready({ status }));
  await renderShell({
    at: accountFeature.path,
    session: loggedIn(main),
    texts: accountFeature.texts,
    open: async () => ({
      View: () => (
        <IdentityCard
          profile={{ profile: () => ready({ verificationLevel, createdAt: 1 }) } as never}
          verification={{ state: asked } as never}
          names={{} as never}
        />
      ),
      stores: {},
    }),
  });
  const said = (await screen.findByText('Verification')).nextElementSibling!.textContent;
  return [said, asked.mock.calls.length > 0];
}

it.each([
  [0, 'NONE', ['Not verified', true]],
  [0, 'PENDING', ['Under review', true]],
  [0, 'REJECTED', ['Not verified', true]],
  [1, 'PENDING', ['Verified', false]],
])('says of a person with level %i whose submission is %s: %p', async (level, status, said) => {
  expect(await verificationSaid(level, status)).toEqual(said);
});

it('asks nothing of a sub-account, which is verified by its person', async () => {
  expect(await verificationSaid(0, 'PENDING', false)).toEqual(['Not verified', false]);
});
