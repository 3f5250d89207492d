import { act, screen } from '@testing-library/react';
import { PanelAge } from '../../../../../../src/presentation/features/terminal/connection/panel-age.view';
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
