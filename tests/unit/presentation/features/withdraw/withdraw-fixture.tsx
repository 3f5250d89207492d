import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { ResourceState } from '../../../../../src/application/kernel/resource';
import { decimal } from '../../../../../src/domain/shared/decimal';
import AntdRoot from '../../../../../src/presentation/kit/antd/antd-root';
import { WithdrawStore } from '../../../../../src/presentation/features/withdraw/withdraw.store';
import { read } from '../../../../support/reads';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const resource = <T,>(state: ResourceState<T>) =>
  Object.assign(new Subject<ResourceState<T>>(state), { refresh: async () => undefined });
export const ready = <T,>(value: T) => resource<T>({ status: 'ready', value, updatedAt: 0, refreshing: false });
const nothing = () => resource<never>({ status: 'loading' });

/** The reader's own UID is 42. */
export async function show(part: ReactNode) {
  const session = loggedIn();
  if (session.status !== 'loggedIn') throw new Error('nobody');
  const account = { applicationId: 'me', email: 'a@example.com', main: true, alias: '', eu: false };
  await renderShell({
    at: '/wallet',
    session: { ...session, account: read({ ...account, userId: '42', language: undefined }) },
    texts: ['withdraw', 'moneyKit', 'accountKit', 'addressBook', 'wallet', 'security', 'notifications'],
    open: async () => ({
      View: () => (
        <AntdRoot>
          <section aria-label="shown">{part}</section>
        </AntdRoot>
      ),
      stores: {},
    }),
  });
  return within(await screen.findByRole('region', { name: 'shown' }));
}

/** @param answers of the queries, beside what every test of this form needs */
export function storeOf(answers: object = {}): WithdrawStore {
  const queries = new Proxy(
    {
      networks: () => ready([{ network: 'ETH', withdrawals: true }]),
      networkNames: () => ready(new Map([['ETH', 'Ethereum (ERC20)']])),
      allowance: () => ready({ limit: decimal('10000'), used: decimal('9995.5'), free: 0, approvalAbove: undefined }),
      ...answers,
    },
    { get: (known, name) => Reflect.get(known, name) ?? nothing },
  );
  const wallet = { holdings: nothing };
  const transferable = { of: () => ({}) };
  const store = new WithdrawStore(
    ...([queries, queries, wallet, queries, transferable, {}, {}, {}, {}] as unknown as ConstructorParameters<
      typeof WithdrawStore
    >),
  );
  store.begin('USDT', { decimal: '.', group: ',' } as never);
  return store;
}
