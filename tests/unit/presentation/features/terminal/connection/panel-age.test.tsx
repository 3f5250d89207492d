import { act, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { minute } from '../../../../../../src/domain/shared/instant';
import { PanelAgeMark } from '../../../../../../src/presentation/features/terminal/connection/panel-age-mark.view';
import { PanelAge } from '../../../../../../src/presentation/features/terminal/connection/panel-age.view';
import type { PanelAge as Told } from '../../../../../../src/presentation/features/terminal/connection/panel-ages.store';
import { MarketContext } from '../../../../../../src/presentation/features/terminal/market/market-context';
import type { MarketStores } from '../../../../../../src/presentation/features/terminal/market/market-stores';
import { bitcoin } from '../../../../domain/trading/instruments';
import { renderPart } from '../trading-fixture';

describe('the age of a panel', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_760_000_000_000, doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  it('is told once the panel is older than usual', async () => {
    await renderPart(<PanelAge at={Date.now()} usual={5_000} />);
    await act(async () => jest.advanceTimersByTime(3_000));
    expect(screen.queryByText(/seconds ago/)).toBeNull();
    await act(async () => jest.advanceTimersByTime(5_000));
    expect(screen.getByText(/seconds ago/)).not.toBeNull();
  });

  it('is not told before there is anything', async () => {
    await renderPart(<PanelAge at={undefined} usual={5_000} />);
    await act(async () => jest.advanceTimersByTime(60_000));
    expect(screen.queryByText(/ago/)).toBeNull();
  });
});

it('is told in the corner of a panel as how long ago, and left out where it is just now', async () => {
  const told = observable.box<Told>({ state: 'stale', age: 2 * minute });
  const ages = { of: () => told.get(), start: () => () => undefined };
  const market = { instrument: bitcoin } as unknown as MarketStores;
  await renderPart(
    <MarketContext value={market}>
      <PanelAgeMark stores={{ ages: ages as never }} />
    </MarketContext>,
  );
  await screen.findByText('Not live · 2 minutes ago');
  act(() => runInAction(() => told.set({ state: 'quiet', age: 15_000 })));
  await screen.findByText('Last change 15 seconds ago');
  act(() => runInAction(() => told.set({ state: 'stale', age: 0 })));
  await screen.findByText('Not live');
});
