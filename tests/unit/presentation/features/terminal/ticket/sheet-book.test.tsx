import { act, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import type { BookSide } from '../../../../../../src/domain/trading/order-draft';
import { MarketContext } from '../../../../../../src/presentation/features/terminal/market/market-context';
import { SheetBook } from '../../../../../../src/presentation/features/terminal/ticket/sheet-book.view';
import { bitcoin } from '../../../../domain/trading/instruments';
import { loggedIn, renderShell } from '../../../shell/shell-fixture';
import { terminalTexts } from '../trading-fixture';

it('has its best prices from the very levels that it shows, also between two looks at the market', async () => {
  const sides = observable.box<Readonly<Record<'BUY' | 'SELL', BookSide>>>(
    { BUY: [[60_010, 1]], SELL: [[60_000, 1]] },
    { deep: false },
  );
  const book = {
    opposite: (side: 'BUY' | 'SELL') => sides.get()[side],
    get bestAsk() {
      return sides.get().BUY[0]![0];
    },
    get bestBid() {
      return sides.get().SELL[0]![0];
    },
  };
  const market = { book, ticket: { fields: {} }, instrument: bitcoin, lastPrice: 60_005 };
  await renderShell({
    at: '/trade/BTC_USDT',
    session: loggedIn(),
    texts: terminalTexts,
    open: async () => ({
      View: () => (
        <MarketContext value={market as never}>
          <SheetBook />
        </MarketContext>
      ),
      stores: {},
    }),
  });
  await screen.findByRole('button', { name: /60,010/ });
  const said = (label: string) => screen.getByText(label).nextElementSibling!.textContent;
  const levels = () => screen.getAllByRole('button', { name: /^6[01],0\d0/ }).map(({ textContent }) => textContent);
  const agrees = () => levels()[0]!.startsWith(said('Ask')) && levels()[1]!.startsWith(said('Bid'));
  expect(agrees()).toBe(true);
  act(() => runInAction(() => sides.set({ BUY: [[61_010, 1]], SELL: [[61_000, 1]] })));
  expect(agrees()).toBe(true);
  await screen.findByRole('button', { name: /61,010/ });
  expect(agrees()).toBe(true);
});
