import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { LimitQuestions } from '../../../../application/trading/limit-questions';
import { marketDisplayName, parseMarketSymbol } from '../../../../domain/markets/market-symbol';
import { useFormat } from '../../../kit/formats/use-format';
import { ConfirmDialog } from '../../../kit/controls/confirm-dialog';

/** Asks once more before an order of a high value is sent. */
export const LimitQuestionDialog = observer(function LimitQuestionDialog({
  questions,
}: {
  readonly questions: LimitQuestions;
}) {
  const { t } = useTranslation('safety');
  const format = useFormat();
  const { current: question } = questions.open;
  if (!question) return null;
  const quote = parseMarketSymbol(question.symbol)?.quote ?? '';
  const money = (value: typeof question.value): string => `${format.decimal(value, 2, 'down')} ${quote}`;
  return (
    <ConfirmDialog
      title={t('question.title')}
      text={t('question.text', {
        market: marketDisplayName(question.symbol),
        value: money(question.value),
        above: money(question.above),
      })}
      action={t('question.send')}
      onConfirm={async () => questions.answer(true)}
      onClose={() => questions.answer(false)}
    />
  );
});
