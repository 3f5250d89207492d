import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { MarketContext } from '../../../../../../src/presentation/features/terminal/market/market-context';
import type { MarketStores } from '../../../../../../src/presentation/features/terminal/market/market-stores';
import {
  mostQuickSizes,
  QuickSizesStore,
} from '../../../../../../src/presentation/features/terminal/ticket/sizes/quick-sizes.store';
import { QuickSizes } from '../../../../../../src/presentation/features/terminal/ticket/sizes/quick-sizes.view';
import { SizeField } from '../../../../../../src/presentation/features/terminal/ticket/size-field.view';
import { MemoryStorage } from '../../../../../fakes/memory-platform';
import { bitcoin } from '../../../../domain/trading/instruments';
import { renderShell } from '../../../shell/shell-fixture';
import { tradeStores } from '../trading-fixture';

const size = (amount: string, unit: 'base' | 'quote' = 'base') => ({ amount: decimal(amount), unit });
const told = (store: QuickSizesStore, symbol: string) =>
  store.of(symbol).map(({ amount, unit }) => `${amount.toFixed()} ${unit}`);

describe('sizes of one’s own', () => {
  it('are kept on the device, market by market', () => {
    const storage = new MemoryStorage();
    new QuickSizesStore(storage).keep('SPOT_BTC_USDT', size('0.1'));
    // As another tab does it.
    new QuickSizesStore(storage).keep('SPOT_ETH_USDT', size('250', 'quote'));
    const later = new QuickSizesStore(storage);
    expect([told(later, 'SPOT_BTC_USDT'), told(later, 'SPOT_ETH_USDT'), told(later, 'PERP_BTC_USDT')]).toEqual([
      ['0.1 base'],
      ['250 quote'],
      [],
    ]);
  });

  it('are none twice, none of nothing, and no more than there are keys', () => {
    const store = new QuickSizesStore(new MemoryStorage());
    for (const amount of ['0', '1', '1.0', '2', '3', '4', '5', '6']) store.keep('A', size(amount));
    expect(told(store, 'A')).toEqual(['1', '2', '3', '4', '5'].map((amount) => `${amount} base`));
    expect(store.of('A')).toHaveLength(mostQuickSizes);
    store.remove('A', size('3'));
    expect(store.keeps('A', size('6'))).toBe(true);
  });

  it.each([
    'nonsense',
    '[]',
    '{"A": "1"}',
    '{"A": [null, {"amount": "-1", "unit": "base"}, {"amount": "1", "unit": "moon"}, {"amount": 1, "unit": "base"}]}',
  ])('read nothing from %s', (kept) => {
    const storage = new MemoryStorage();
    storage.write('quick-sizes', kept);
    expect(new QuickSizesStore(storage).of('A')).toEqual([]);
  });
});

describe('the row of sizes', () => {
  async function showRow() {
    const { ticket } = await tradeStores();
    const sizes = new QuickSizesStore(new MemoryStorage());
    const market = { instrument: bitcoin, ticket } as unknown as MarketStores;
    const part = (
      <MarketContext value={market}>
        <section>
          <SizeField ticket={ticket} />
          <QuickSizes stores={{ sizes }} />
        </section>
      </MarketContext>
    );
    await renderShell({
      at: '/trade/BTC_USDT',
      texts: ['ticket', 'trade'],
      open: async () => ({ View: () => part, stores: {} }),
    });
    return { ticket, row: await screen.findByRole('group', { name: /./ }), user: userEvent.setup() };
  }

  it('keeps what is typed, and gives it back by a press or a key', async () => {
    const { row, user } = await showRow();
    const quantity = screen.getByRole('textbox');
    const buttons = () =>
      within(row)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    await user.type(quantity, '0.25');
    await user.click(within(row).getByRole('button', { name: /Save/ }));
    await user.clear(quantity);
    await user.type(quantity, '0.5');
    await user.click(within(row).getByRole('button', { name: /Save/ }));
    expect(buttons().slice(0, 2)).toEqual(['0.25 BTC', '0.5 BTC']);
    await user.click(within(row).getByRole('button', { name: '0.25 BTC' }));
    expect(quantity).toHaveValue('0.25');
    await user.keyboard('{Alt>}[Digit2]{/Alt}');
    expect(quantity).toHaveValue('0.5');
    await user.click(within(row).getByRole('button', { name: 'Remove' }));
    await user.click(within(row).getByRole('button', { name: 'Remove 0.25 BTC' }));
    expect(buttons()[0]).toContain('0.5 BTC');
  });

  it('leaves the keyboard in the row when a size goes, and uses the next one that is kept', async () => {
    const { row, user } = await showRow();
    const button = (name: string | RegExp) => within(row).getByRole('button', { name });
    for (const typed of ['1', '2', '3']) {
      await user.clear(screen.getByRole('textbox'));
      await user.type(screen.getByRole('textbox'), typed);
      await user.click(button(/Save/));
    }
    await user.click(button('Remove'));
    button('Remove 3 BTC').focus();
    await user.keyboard('{Enter}');
    expect(button('Remove 2 BTC')).toHaveFocus();
    button('Remove 1 BTC').focus();
    await user.keyboard('{Enter}');
    expect(button('Remove 2 BTC')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button(/Save/)).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.clear(screen.getByRole('textbox'));
    await user.click(button('3 BTC'));
    expect(screen.getByRole('textbox')).toHaveValue('3');
  });
});
