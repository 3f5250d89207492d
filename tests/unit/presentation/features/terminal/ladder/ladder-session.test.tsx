import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { Subject } from '../../../../../../src/application/kernel/observable-value';
import { Recovery } from '../../../../../../src/application/kernel/recovery';
import type { ConnectionState } from '../../../../../../src/application/markets/market-stream.port';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { success } from '../../../../../../src/domain/shared/result';
import type { Fill } from '../../../../../../src/domain/trading/order';
import { LadderSessions } from '../../../../../../src/presentation/features/terminal/ladder/ladder-session.store';
import { LadderSession } from '../../../../../../src/presentation/features/terminal/ladder/ladder-session.view';
import type { MarketStores } from '../../../../../../src/presentation/features/terminal/market/market-stores';
import { FakeScheduler } from '../../../../../support/fake-scheduler';
import { bitcoinPerpetual } from '../../../../domain/trading/instruments';
import { renderInMarket } from '../contracts/render-in-market';

it('tells what was traded since the ladder was opened from the position that is held', async () => {
  const own = { start: () => () => undefined, ready: true, fills: [] };
  const held = [decimal('0.5'), decimal('-0.2'), decimal('0')].map((holding) => ({ holding }));
  const market = { instrument: bitcoinPerpetual, tape: {}, contract: { positions: { of: () => held } } };
  await renderInMarket(market as unknown as MarketStores, <LadderSession sessions={{ of: () => own } as never} />);
  const since = await screen.findByText('Since ladder opened:');
  expect(screen.getByLabelText('PnL since ladder opened')).toHaveTextContent('Open0 BTC');
  expect(since.previousElementSibling).toHaveTextContent(/^Position0\.5 \/ −0\.2 BTC$/);
});

it('reads the fills since it began anew after an interruption, with the leg of hedge mode that each changed', async () => {
  const time = new FakeScheduler();
  const fill = {
    id: '1',
    orderId: '7',
    symbol: bitcoinPerpetual.symbol,
    side: 'SELL',
    at: time.now(),
  } as unknown as Fill;
  const page = (rows: readonly unknown[]) => async () => success({ rows, total: rows.length }) as never;
  const trading = {
    fills: page([fill, { ...fill, id: '0', at: time.now() - 1 }]),
    openOrders: page([]),
    orderHistory: page([{ orderId: '7', positionSide: 'SHORT' }]),
  };
  const connection = new Subject<ConnectionState>({ phase: 'open' });
  const stream = { connection, onExecutionReport: () => () => undefined };
  const own = new LadderSessions(trading as never, stream as never, time, new Recovery(time)).of(bitcoinPerpetual);
  const stop = own.start();
  await waitFor(() => expect(own.ready).toBe(true));
  expect(own.fills.map(({ id, positionSide }) => [id, positionSide])).toEqual([['1', 'SHORT']]);
  trading.fills = page([{ ...fill, id: '2' }, fill]);
  connection.set({ phase: 'closed', retry: 1 });
  connection.set({ phase: 'open' });
  await waitFor(() => expect(own.fills.map(({ id }) => id)).toEqual(['1', '2']));
  stop();
});
