import { act, waitFor } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { AlertLines } from '../../../../../../src/presentation/features/terminal/chart/alert-lines.view';
import { bitcoin } from '../../../../domain/trading/instruments';
import { showChart, type HeldLine } from './chart-fixture';
import { mouse } from './pointer';

it('an alert is dragged to the pointer, at prices of the market alone, and changed where it is put down', async () => {
  const condition = { kind: 'price', price: 60_000, direction: 'above' };
  const alert = { id: '1', symbol: bitcoin.symbol, paused: false, coolDown: 60, condition };
  const list = observable.box({ alerts: [alert], log: [] }, { deep: false });
  const changed: unknown[] = [];
  const alerts = {
    get list() {
      return list.get();
    },
    start: () => undefined,
    change: (...change: readonly [string, string, object, number]) => {
      changed.push(change);
      runInAction(() => list.set({ alerts: [{ ...alert, condition: change[2] as typeof condition }], log: [] }));
    },
  };
  const { overlays } = await showChart(() => <AlertLines stores={{ alerts: alerts as never }} />);
  const line = () => overlays.get('own alerts 1') as HeldLine;
  const shown = () => [line().points[0]!.value, line().extendData.priceText];
  await waitFor(() => expect(shown()).toEqual([60_000, '60,000.00']));
  act(() => {
    line().onPressedMoveStart({ y: 100 });
    // At 59,876.5437 by the pixels.
    mouse('mousemove', 112.34563);
  });
  expect([shown(), changed]).toEqual([[59_876.54, '59,876.54'], []]);
  act(() => mouse('mouseup', 112.34563));
  expect(changed).toEqual([['1', bitcoin.symbol, { ...condition, price: 59_876.54 }, 60]]);
  expect(shown()).toEqual([59_876.54, '59,876.54']);
});
