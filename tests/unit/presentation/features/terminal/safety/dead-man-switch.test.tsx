import { act, screen } from '@testing-library/react';
import { Subject } from '../../../../../../src/application/kernel/observable-value';
import { second } from '../../../../../../src/domain/shared/instant';
import type { DeadManSwitch, SwitchState } from '../../../../../../src/application/trading/dead-man-switch';
import {
  SpokenSwitch,
  SwitchWords,
} from '../../../../../../src/presentation/features/terminal/safety/dead-man-switch.view';
import { renderPart } from '../trading-fixture';

describe("the dead man's switch on screen", () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  it('counts for the eye and is told of once for the ear', async () => {
    const state = new Subject<SwitchState>({ status: 'off' });
    const deadMan = { state, again: false } as unknown as DeadManSwitch;
    await renderPart(
      <>
        <p role="timer">
          <SwitchWords deadMan={deadMan} />
        </p>
        <SpokenSwitch deadMan={deadMan} />
      </>,
    );
    const spoken = screen.getAllByRole('status').at(-1)!;
    expect(spoken.textContent).toBe('');
    const isOn = /Dead man’s switch on\. Without a heartbeat, all orders are cancelled in (\d+) seconds/;
    const shown = (): number => Number(isOn.exec(screen.getByRole('timer').textContent)?.[1]);
    await act(async () => jest.advanceTimersByTime(900));
    act(() => state.set({ status: 'on', time: 10 * second, firesAt: Date.now() + 10 * second }));
    expect(shown()).toBe(10);
    const told = spoken.textContent;
    expect(told).toMatch(isOn);
    await act(async () => jest.advanceTimersByTime(3 * second));
    expect(shown()).toBe(7);
    expect(spoken.textContent).toBe(told);
    act(() => state.set({ status: 'fired', at: Date.now() }));
    expect(spoken.textContent).toMatch(/the exchange cancelled all orders/);
    act(() =>
      state.set({ status: 'on', time: 10 * second, firesAt: Date.now() + 10 * second, firedAt: Date.now() - second }),
    );
    expect(spoken.textContent).toMatch(/the exchange cancelled all orders.* Dead man’s switch on\./);
    const doubt = { status: 'switchingOff', time: 10 * second, firesAt: Date.now() + 10 * second } as const;
    act(() => state.set(doubt));
    expect(spoken.textContent).toMatch(/^Dead man’s switch turning off\..* all orders are cancelled in 10 seconds/);
    // It may never have been on.
    act(() => state.set({ ...doubt, failure: { kind: 'offline' } }));
    expect(spoken.textContent).toMatch(/^The exchange has not confirmed that .* Orders may be cancelled in 10 seconds/);
  });
});
