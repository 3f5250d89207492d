import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LimitQuestions } from '../../../../../../src/application/trading/limit-questions';
import { OrderGuards, riskLimitsKey } from '../../../../../../src/application/trading/order-guards';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import {
  OrderGuardGate,
  type OrderGuardStores,
} from '../../../../../../src/presentation/features/terminal/trust/order-guard.view';
import { MemoryStorage } from '../../../../../fakes/memory-platform';
import { FakeScheduler } from '../../../../../support/fake-scheduler';
import { renderShell } from '../../../shell/shell-fixture';

const question = { symbol: 'SPOT_BTC_USDT', side: 'BUY', value: decimal('2000'), above: decimal('1000') } as const;

function stores() {
  const storage = new MemoryStorage();
  storage.write(riskLimitsKey, '{}');
  return {
    guards: new OrderGuards(storage, new FakeScheduler()),
    guard: { check: async () => 'orderValue' as const },
    questions: new LimitQuestions(),
  };
}

async function open(given: OrderGuardStores): Promise<void> {
  let textsLoaded = (): void => undefined;
  const texts = new Promise<void>((resolve) => (textsLoaded = resolve));
  const { shell } = await renderShell({
    at: '/markets',
    open: async () => texts.then(() => ({ View: () => <OrderGuardGate stores={given} />, stores: {} })),
  });
  await act(async () => {
    await shell.language.load(['trust']);
    textsLoaded();
  });
}

describe('the guard of orders where there is no terminal', () => {
  it('holds orders, and goes on when the part that brought it is gone', async () => {
    const { guards, guard, questions } = stores();
    await open({ guards, guard, questions });
    cleanup();
    expect(await guards.refusal({ symbol: 'SPOT_BTC_USDT', closing: false })).toEqual({
      kind: 'ownLimit',
      limit: 'orderValue',
    });
  });

  it('asks what somebody wanted to be asked', async () => {
    const { guards, guard, questions } = stores();
    await open({ guards, guard, questions });
    let answer: Promise<boolean>;
    act(() => void (answer = questions.ask(question)));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Send order' }));
    expect(await answer!).toBe(true);
  });

  it('leaves the question to the terminal where there is one', async () => {
    const { guards, guard, questions } = stores();
    questions.listen();
    await open({ guards, guard, questions });
    act(() => void questions.ask(question));
    expect(screen.queryByRole('button', { name: 'Send order' })).toBeNull();
  });
});
