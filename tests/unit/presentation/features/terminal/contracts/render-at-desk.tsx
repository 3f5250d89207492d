import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { SessionState } from '../../../../../../src/application/session/session-state';
import { MarketContext } from '../../../../../../src/presentation/features/terminal/desk/market-context';
import type { MarketStores } from '../../../../../../src/presentation/features/terminal/desk/market-stores';
import { loggedIn, renderShell } from '../../../shell/shell-fixture';

/** Part of the page at a desk, which is there once the texts of contracts are. */
export async function renderAtDesk(desk: MarketStores, part: ReactNode, session: SessionState = loggedIn()) {
  let textsLoaded = (): void => undefined;
  const texts = new Promise<void>((resolve) => (textsLoaded = resolve));
  const open = async () => {
    await texts;
    return { View: () => <MarketContext value={desk}>{part}</MarketContext>, stores: {} };
  };
  const rendered = await renderShell({ at: '/trade/BTC_PERP', session, open });
  await act(async () => {
    await rendered.shell.language.load(['contracts', 'trade']);
    textsLoaded();
  });
  return rendered;
}
