import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { SessionState } from '../../../../../../src/application/session/session-state';
import { MarketContext } from '../../../../../../src/presentation/features/terminal/market/market-context';
import type { MarketStores } from '../../../../../../src/presentation/features/terminal/market/market-stores';
import { loggedIn, renderShell } from '../../../shell/shell-fixture';

/** Part of the page in a market, which is there once the texts of contracts are. */
export async function renderInMarket(market: MarketStores, part: ReactNode, session: SessionState = loggedIn()) {
  let textsLoaded = (): void => undefined;
  const texts = new Promise<void>((resolve) => (textsLoaded = resolve));
  const open = async () => {
    await texts;
    return { View: () => <MarketContext value={market}>{part}</MarketContext>, stores: {} };
  };
  const rendered = await renderShell({ at: '/trade/BTC_PERP', session, open });
  await act(async () => {
    await rendered.shell.language.load(['contracts', 'trade']);
    textsLoaded();
  });
  return rendered;
}
