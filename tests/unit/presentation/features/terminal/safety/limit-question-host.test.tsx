import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LimitQuestions } from '../../../../../../src/application/trading/limit-questions';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { LimitQuestionHost } from '../../../../../../src/presentation/features/terminal/safety/limit-question-host.view';
import { renderShell } from '../../../shell/shell-fixture';

const question = { symbol: 'SPOT_BTC_USDT', side: 'BUY', value: decimal('2000'), above: decimal('1000') } as const;

async function open(questions: LimitQuestions): Promise<void> {
  await renderShell({
    at: '/markets',
    texts: ['safety'],
    open: async () => ({
      View: () => (
        <section aria-label="page">
          <LimitQuestionHost stores={{ questions }} />
        </section>
      ),
      stores: {},
    }),
  });
  await screen.findByRole('region', { name: 'page' });
}

describe('a question of own limits where there is no terminal', () => {
  it('is asked', async () => {
    const questions = new LimitQuestions();
    await open(questions);
    let answer: Promise<boolean>;
    act(() => void (answer = questions.ask(question)));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Place order' }));
    expect(await answer!).toBe(true);
  });

  it('is left to the terminal where there is one', async () => {
    const questions = new LimitQuestions();
    questions.listen();
    await open(questions);
    act(() => void questions.ask(question));
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
  });
});
