import type { layoutEndpoints } from '../../../src/infrastructure/wire/catalogue/layout.endpoints';
import type { Handlers } from '../routing/handler';
import { MarketBoard } from '../../services/markets/market-board';
import { marketGroups, marketHighlights } from '../../services/markets/market-layout';
import type { Services } from '../routing/services';

export function layoutHandlers({ exchange, markets, now }: Services): Handlers<typeof layoutEndpoints> {
  const board = new MarketBoard(exchange, markets);
  return {
    groups: () => ({ success: true, data: { groups: marketGroups(board) }, timestamp: now() }),
    highlights: () => ({ success: true, data: marketHighlights(board), timestamp: now() }),
  };
}
