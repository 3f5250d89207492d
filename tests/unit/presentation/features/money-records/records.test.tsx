import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { Records } from '../../../../../src/presentation/features/money-records/records.view';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { recordOfLine } from '../../../../../src/domain/wallet/money-record';
import { read } from '../../../../support/reads';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const answered = (value: unknown) => ({
  current: read(value),
  subscribe: () => () => undefined,
  refresh: async () => undefined,
});

test('a history with more columns than there is room for is moved in its own frame, not the page with it', async () => {
  const row = recordOfLine({ id: '1', kind: 'CREDIT', asset: 'USDT', amount: decimal(5), at: 1_760_000_000_000 });
  const records = {
    ...{ rows: [row], failure: undefined, page: 1, pages: 1, writing: undefined },
    ...{ open: () => undefined, close: () => undefined, networkNames: () => answered(new Map()) },
    queries: { holdings: () => answered([]) },
  };
  await renderShell({
    at: '/wallet',
    session: loggedIn(),
    texts: ['wallet', 'moneyKit', 'common'],
    open: async ({ path }) => ({
      View: () => (path === undefined ? null : <Records stores={{ records: records as never }} />),
      stores: {},
    }),
  });
  const frame = await screen.findByRole('group', { name: 'Transaction history' });
  expect(within(frame).getByRole('cell', { name: '+5.00 USDT' })).toBeInTheDocument();
});
