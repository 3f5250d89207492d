import type { layoutEndpoints } from '../../src/infrastructure/rest/catalogue/layout.endpoints';
import type { Handlers } from './handler';
import { MarketBoard } from './market-board';
import { marketGroups, marketHighlights } from './market-layout';
import type { Services } from './services';

export function layoutHandlers({ exchange, markets, now }: Services): Handlers<typeof layoutEndpoints> {
  const board = new MarketBoard(exchange, markets);
  return {
    groups: () => ({ success: true, data: { groups: marketGroups(board) }, timestamp: now() }),
    highlights: () => ({ success: true, data: marketHighlights(board), timestamp: now() }),
  };
}
