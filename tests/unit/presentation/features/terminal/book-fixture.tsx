import { Recovery } from '../../../../../src/application/kernel/recovery';
import type { ReactNode } from 'react';
import { MarketStores } from '../../../../../src/presentation/features/terminal/market/market-stores';
import { MarketContext } from '../../../../../src/presentation/features/terminal/market/market-context';
import { BookCompanion } from '../../../../../src/presentation/features/terminal/book/book-companion.view';
import { TapeCompanion } from '../../../../../src/presentation/features/terminal/book/tape-companion.view';
import { OwnTradesStores } from '../../../../../src/presentation/features/terminal/book/own-trades.store';
import { OwnTrades } from '../../../../../src/presentation/features/terminal/book/own-trades.view';
import { bitcoin } from '../../../domain/trading/instruments';
import { loggedOut, renderShell } from '../../shell/shell-fixture';
import { StillPreferences } from '../../shell/still-preferences';
import { terminalTexts, type tradeStores } from './trading-fixture';

type Stores = Awaited<ReturnType<typeof tradeStores>>;

/** The market of the stores; the panels under test read no chart. */
/** @param contract what a perpetual has beside, as far as it is looked at */
export function marketOf({ book, tape, ticket }: Stores, contract?: object): MarketStores {
  return new MarketStores(bitcoin, {
    book,
    tape,
    ticket,
    chart: undefined as never,
    contract: contract && ({ value: contract } as never),
    charge: () => () => undefined,
  });
}

/** A panel in a market, with the parts that it loads by itself. */
export async function renderInMarket(panel: ReactNode, stores: Stores, session = loggedOut, market = marketOf(stores)) {
  const parts: Record<
    string,
    { readonly View: React.ComponentType<{ readonly stores: never }>; readonly stores: object }
  > = {
    'book-companion': { View: BookCompanion, stores: { orders: stores.orders, preferences: stores.preferences } },
    'tape-companion': {
      View: TapeCompanion,
      stores: {
        preferences: stores.preferences,
        settings: new StillPreferences(),
        sounds: { listen: () => () => undefined },
      },
    },
    'own-trades': {
      View: OwnTrades,
      stores: { trades: new OwnTradesStores(stores.trading, stores.stream, new Recovery(stores.time)) },
    },
  };
  return renderShell({
    at: '/trade/BTC_USDT',
    session,
    texts: terminalTexts,
    open: async ({ id }) =>
      (parts[id] as never) ?? { View: () => <MarketContext value={market}>{panel}</MarketContext>, stores: {} },
  });
}
