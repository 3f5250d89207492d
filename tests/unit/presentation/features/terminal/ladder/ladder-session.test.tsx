import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { LadderSession } from '../../../../../../src/presentation/features/terminal/ladder/ladder-session.view';
import type { MarketStores } from '../../../../../../src/presentation/features/terminal/market/market-stores';
import { bitcoinPerpetual } from '../../../../domain/trading/instruments';
import { renderInMarket } from '../contracts/render-in-market';

it('tells what was traded since the page was opened from the position that is held', async () => {
  const own = { start: () => () => undefined, status: 'ready', ofSession: [] };
  const held = [decimal('0.5'), decimal('-0.2'), decimal('0')].map((holding) => ({ holding }));
  const market = { instrument: bitcoinPerpetual, tape: {}, contract: { positions: { of: () => held } } };
  await renderInMarket(market as unknown as MarketStores, <LadderSession trades={{ of: () => own } as never} />);
  const since = await screen.findByText('Since page opened:');
  expect(screen.getByLabelText('PnL since page opened')).toHaveTextContent('Open0 BTC');
  expect(since.previousElementSibling).toHaveTextContent(/^Position0\.5 \/ −0\.2 BTC$/);
});
