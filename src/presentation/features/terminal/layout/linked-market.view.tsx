import { observer } from 'mobx-react-lite';
import type { LinkColour } from '../../../../domain/trading/arrangement';
import { useMarket } from '../market/market-context';
import { MarketButton } from './market-button.view';
import { useTerminal } from './terminal-context';
import type { WorkspacesStore } from './workspaces.store';

/** The market that a colour follows, which opens the list to choose another. Without one of its own it is the page's. */
export const LinkedMarket = observer(function LinkedMarket({
  colour,
  workspaces,
}: {
  readonly colour: LinkColour;
  readonly workspaces: WorkspacesStore;
}) {
  const { market, tickers, favourites } = useTerminal();
  const page = useMarket().instrument.symbol;
  return (
    <MarketButton
      symbol={workspaces.workspace.markets[colour] ?? page}
      instruments={market.instruments ?? []}
      tickers={tickers}
      favourites={favourites}
      onChoose={(symbol) => workspaces.follow(colour, symbol)}
    />
  );
});
