import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { Subject } from '../../../../../../src/application/kernel/observable-value';
import { Recovery } from '../../../../../../src/application/kernel/recovery';
import type { ConnectionState } from '../../../../../../src/application/markets/market-stream.port';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { success } from '../../../../../../src/domain/shared/result';
import type { Fill } from '../../../../../../src/domain/trading/order';
import type { SessionFill } from '../../../../../../src/domain/trading/session-profit';
import { LadderSessions } from '../../../../../../src/presentation/features/terminal/ladder/ladder-session.store';
import { LadderSession } from '../../../../../../src/presentation/features/terminal/ladder/ladder-session.view';
import type { MarketStores } from '../../../../../../src/presentation/features/terminal/market/market-stores';
import { FakeScheduler } from '../../../../../support/fake-scheduler';
import { bitcoin, bitcoinPerpetual } from '../../../../domain/trading/instruments';
import { contractMarket } from '../contracts/contract-fixture';
import { renderInMarket } from '../contracts/render-in-market';

const traded = (side: string, price: number) =>
  ({
    side,
    price: decimal(price),
    quantity: decimal('0.1'),
    fee: decimal(0),
    feeAsset: 'USDT',
    positionSide: 'BOTH',
  }) as unknown as SessionFill;

async function showSession({
  held = [] as readonly string[] | 'unknown',
  fills = [] as readonly SessionFill[],
  instrument = bitcoinPerpetual,
}) {
  const contract = await contractMarket();
  const own = { start: () => () => undefined, ready: true, fills };
  const rows = held === 'unknown' ? undefined : held.map((holding) => ({ holding: decimal(holding) }));
  const market = {
    instrument,
    tape: { last: 60_200 },
    contract: {
      prices: contract.contract.prices,
      positions: { value: rows, of: () => rows ?? [] },
    },
  } as unknown as MarketStores;
  await renderInMarket(market, <LadderSession sessions={{ of: () => own } as never} />);
  await screen.findByText(/^Since ladder opened/);
  return {
    mark: (price: number) => act(() => contract.stream.mark.set({ price } as never)),
    position: () => screen.getByText('Position').parentElement,
    session: () => screen.getByLabelText('PnL since ladder opened'),
    stop: contract.stop,
  };
}

it('tells what was traded since the ladder was opened from the position that is held', async () => {
  const { position, session } = await showSession({ held: ['0.5', '-0.2', '0'] });
  expect(session()).toHaveTextContent('Open0 BTC');
  expect(position()).toHaveTextContent(/^Position0\.5 \/ −0\.2 BTC$/);
});

it('has the position in its place before there is one, so that the rows above stay where they are', async () => {
  const { position } = await showSession({});
  expect(position()).toHaveTextContent(/^Position0 BTC$/);
});

it('says nothing of a position before positions are known', async () => {
  const { position } = await showSession({ held: 'unknown' });
  expect(position()).toHaveTextContent(/^Position—$/);
});

it('values what is open at the mark, as the table of positions does', async () => {
  const { mark, session } = await showSession({ fills: [traded('BUY', 60_000)] });
  expect(session()).toHaveTextContent(/Unrealised—$/);
  mark(60_100);
  expect(session()).toHaveTextContent(/Unrealised\+10\.00 USDT$/);
});

it('values coins at the last price, and has no position of them', async () => {
  const { session } = await showSession({ fills: [traded('BUY', 60_000)], instrument: bitcoin });
  expect(session()).toHaveTextContent(/Unrealised\+20\.00 USDT$/);
  expect(screen.queryByText('Position')).not.toBeInTheDocument();
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
