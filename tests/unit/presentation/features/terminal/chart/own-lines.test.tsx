import { act, waitFor } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import type { MovePriceLine } from '../../../../../../src/application/trading/move-price-line.use-case';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { ChartSetupsStore } from '../../../../../../src/presentation/features/terminal/chart/chart-setups.store';
import { PriceLinesStore } from '../../../../../../src/presentation/features/terminal/chart/price-lines.store';
import { useOwnLines } from '../../../../../../src/presentation/features/terminal/chart/use-own-lines';
import { MemoryStorage, RecordedNotices } from '../../../../../fakes/memory-platform';
import { live, shownOrders } from '../../../../../support/reads';
import { order } from '../../../../application/trading/trading-fakes';
import { showChart, type HeldLine } from './chart-fixture';
import { mouse } from './pointer';

const Lines = observer(function Lines({ stores }: { readonly stores: Parameters<typeof useOwnLines>[0] }) {
  useOwnLines(stores);
  return null;
});

it('an order is dragged to the pointer, at prices that can be sent, asked about there, and put back where that is declined', async () => {
  const setups = new ChartSetupsStore(new MemoryStorage());
  const lines = new PriceLinesStore(
    shownOrders([order({ price: decimal('60000') })]),
    live([]),
    live([]),
    setups,
    {} as MovePriceLine,
    new RecordedNotices(),
  );
  const profits = { of: () => undefined } as never;
  const { overlays } = await showChart(() => <Lines stores={{ lines, setups, profits }} />);
  const line = () => overlays.get('own lines order 1') as HeldLine;
  const shown = () => [line().points[0]!.value, line().extendData.priceText];
  await waitFor(() => expect(shown()).toEqual([60_000, '60,000.00']));
  act(() => {
    line().onPressedMoveStart({ y: 100 });
    // At 59,876.5437 by the pixels.
    mouse('mousemove', 112.34563);
  });
  expect([shown(), lines.proposed]).toEqual([[59_876.54, '59,876.54'], undefined]);
  act(() => mouse('mouseup', 112.34563));
  expect([shown(), lines.proposed?.price?.toFixed()]).toEqual([[59_876.54, '59,876.54'], '59876.54']);
  act(() => lines.decline());
  expect(shown()).toEqual([60_000, '60,000.00']);
});
