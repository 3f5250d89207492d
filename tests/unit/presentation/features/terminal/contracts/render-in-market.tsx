import type { ReactNode } from 'react';
import type { SessionState } from '../../../../../../src/application/session/session-state';
import { MarketContext } from '../../../../../../src/presentation/features/terminal/market/market-context';
import type { MarketStores } from '../../../../../../src/presentation/features/terminal/market/market-stores';
import { loggedIn, renderShell } from '../../../shell/shell-fixture';
import { terminalTexts } from '../trading-fixture';

/** Part of the page in a market of contracts. */
export async function renderInMarket(market: MarketStores, part: ReactNode, session: SessionState = loggedIn()) {
  const View = () => <MarketContext value={market}>{part}</MarketContext>;
  return renderShell({
    at: '/trade/BTC_PERP',
    session,
    texts: terminalTexts,
    open: async () => ({ View, stores: {} }),
  });
}
