import { useEffect, useState } from 'react';
import { LimitQuestions } from '../../../../application/trading/limit-questions';
import { type OrderGuard, OrderGuards } from '../../../../application/trading/order-guards';
import { LimitQuestionDialog } from './limit-question.view';
import { view } from '../../../runtime/feature';
import { RiskGuard } from '../../../../application/trading/risk-guard';

export interface OrderGuardStores {
  readonly guards: OrderGuards;
  readonly guard: OrderGuard;
  readonly questions: LimitQuestions;
}

/** Holds orders against their sender's own limits where there is no terminal, and asks there what they want to be asked. */
export function OrderGuardGate({ stores: { guards, guard, questions } }: { readonly stores: OrderGuardStores }) {
  const [asksHere] = useState(() => !questions.heard);
  useEffect(() => {
    guards.use(guard);
    return asksHere ? questions.listen() : undefined;
  }, [guards, guard, questions, asksHere]);
  return asksHere ? <LimitQuestionDialog questions={questions} /> : null;
}

export default view(OrderGuardGate, { guards: OrderGuards, guard: RiskGuard, questions: LimitQuestions });
