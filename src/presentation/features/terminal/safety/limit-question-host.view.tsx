import { useEffect, useState } from 'react';
import { LimitQuestions } from '../../../../application/trading/limit-questions';
import { view } from '../../../runtime/feature';
import { LimitQuestionDialog } from './limit-question.view';

interface LimitQuestionStores {
  readonly questions: LimitQuestions;
}

/** Asks what somebody's own limits want to be asked where an order is sent without the terminal, which asks itself. */
export function LimitQuestionHost({ stores: { questions } }: { readonly stores: LimitQuestionStores }) {
  const [asksHere] = useState(() => !questions.heard);
  useEffect(() => (asksHere ? questions.listen() : undefined), [questions, asksHere]);
  return asksHere ? <LimitQuestionDialog questions={questions} /> : null;
}

export default view(LimitQuestionHost, { questions: LimitQuestions });
