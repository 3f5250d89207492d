import '@testing-library/jest-dom';
import { act, cleanup, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { ResourceState } from '../../../../../src/application/kernel/resource';
import type { AccountStanding } from '../../../../../src/domain/security/account-standing';
import type { AccountMode } from '../../../../../src/domain/trading/margin-summary';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { MarketContext } from '../../../../../src/presentation/features/terminal/market/market-context';
import type { MarketStores } from '../../../../../src/presentation/features/terminal/market/market-stores';
import { OrderNotices } from '../../../../../src/presentation/features/terminal/ticket/order-notices.view';
import { Withdraw, type WithdrawStores } from '../../../../../src/presentation/features/withdraw/withdraw.view';
import { bitcoin } from '../../../domain/trading/instruments';
import { loggedIn, loggedOut, renderShell } from '../../shell/shell-fixture';

const resource = <T,>(state: ResourceState<T>) =>
  Object.assign(new Subject<ResourceState<T>>(state), { refresh: async () => undefined });
const ready = <T,>(value: T) => resource<T>({ status: 'ready', value, updatedAt: 0, refreshing: false });
const standing = (frozenAt: number | undefined): AccountStanding => ({
  frozenAt,
  obstacles: [],
  rest: { assets: 0, value: decimal('0') },
  approverOf: 0,
});

async function show(part: ReactNode, texts: readonly ('withdraw' | 'accountKit' | 'safety')[], session = loggedIn()) {
  await renderShell({
    at: '/trade/BTC_USDT',
    session,
    texts,
    open: async () => ({ View: () => <section aria-label="shown">{part}</section>, stores: {} }),
  });
  return within(await screen.findByRole('region', { name: 'shown' }));
}

describe('where an order is written', () => {
  const notices = (read: () => ReturnType<typeof ready<AccountStanding>>, accountMode?: AccountMode) => (
    <MarketContext
      value={
        {
          instrument: bitcoin,
          contract: accountMode && { risk: { value: { accountMode } } },
        } as unknown as MarketStores
      }
    >
      <OrderNotices
        stores={
          {
            health: { start: () => () => undefined, report: new Subject({ connection: { phase: 'open' }, books: [] }) },
            security: { standing: read },
          } as never
        }
      />
    </MarketContext>
  );

  it('a frozen account is said to be frozen before anything is sent, with the way to where that ends', async () => {
    const shown = await show(
      notices(() => ready(standing(1_000))),
      ['safety'],
    );
    expect(await shown.findByText('Account frozen. Unfreeze it in Security first.')).toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'Security' })).toHaveAttribute('href', '/account/security');
  });

  it('nothing is there to press before it is known whether the account is frozen', async () => {
    const state = resource<AccountStanding>({ status: 'loading' });
    const shown = await show(
      notices(() => state),
      ['safety'],
    );
    expect(await shown.findByRole('status')).toHaveAttribute('data-asking');
    act(() => state.set({ status: 'ready', value: standing(undefined), updatedAt: 0, refreshing: false }));
    expect(shown.getByRole('status')).not.toHaveAttribute('data-asking');
  });

  it('nothing is said of an account that is not', async () => {
    const open = await show(
      notices(() => ready(standing(undefined))),
      ['safety'],
    );
    expect(await open.findByRole('status')).toBeEmptyDOMElement();
  });

  it.each(['PURE_SPOT', 'MARGIN'] as const)(
    'an account in the mode %s is told that it trades no contracts',
    async (mode) => {
      const shown = await show(
        notices(() => ready(standing(undefined)), mode),
        ['safety'],
      );
      expect(await shown.findByText(/Contracts mode is off for this account/)).toBeInTheDocument();
      expect(shown.getByRole('link', { name: 'Change mode' })).toHaveAttribute('href', '/account/spot-margin');
    },
  );

  it('an account that trades contracts, or whose mode nobody knows, is told nothing', async () => {
    for (const mode of ['FUTURES', 'other'] as const) {
      const shown = await show(
        notices(() => ready(standing(undefined)), mode),
        ['safety'],
      );
      expect(await shown.findByRole('status')).toBeEmptyDOMElement();
      cleanup();
    }
  });

  it('nobody is asked how a visitor’s account stands', async () => {
    const read = jest.fn();
    const visitor = await show(notices(read), ['safety'], loggedOut);
    const status = await visitor.findByRole('status');
    expect(status).toBeEmptyDOMElement();
    expect(status).not.toHaveAttribute('data-asking');
    expect(read).not.toHaveBeenCalled();
  });
});

describe('where somebody would withdraw', () => {
  const page = (state: ReturnType<typeof resource<AccountStanding>>) => {
    const withdraw = {
      state: { status: 'typing' },
      asset: '',
      begin: () => undefined,
      chains: { assets: () => ready([]) },
      queries: { requirements: () => ready({ toSetUp: ['OTP'] }) },
      security: { standing: () => state, hold: () => ready({ until: undefined }) },
    };
    return (
      <Withdraw
        stores={
          {
            withdraw,
            movements: {},
            stepUp: { request: undefined, cancel: () => undefined },
          } as unknown as WithdrawStores
        }
      />
    );
  };

  it('a frozen account says that first, and asks for nothing else', async () => {
    const shown = await show(page(ready(standing(1_000))), ['withdraw', 'accountKit']);
    expect(await shown.findByText(/^Account frozen since/)).toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'Security' })).toHaveAttribute('href', '/account/security');
    expect(shown.queryByText(/authenticator/i)).not.toBeInTheDocument();
    expect(shown.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('what else is missing is said once it is known whether the account is frozen', async () => {
    const state = resource<AccountStanding>({ status: 'loading' });
    const shown = await show(page(state), ['withdraw', 'accountKit']);
    expect(await shown.findByRole('combobox')).toBeInTheDocument();
    expect(shown.queryByText(/authenticator/i)).not.toBeInTheDocument();
    state.set({ status: 'ready', value: standing(undefined), updatedAt: 0, refreshing: false });
    expect(await shown.findByText('Authenticator required')).toBeInTheDocument();
  });
});
