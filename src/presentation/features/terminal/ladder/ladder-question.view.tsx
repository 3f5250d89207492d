import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/formats/use-format';
import { Button } from '../../../kit/controls/button';
import { crossingTexts, exact } from '../account/order-figures';
import styles from './ladder.module.css';
import type { LadderStore, ProposedMove } from './ladder.store';
import { useOrderWords } from './use-order-words';

interface LadderQuestionProps {
  readonly ladder: LadderStore;
  readonly proposed: ProposedMove;
}

/** Asks whether an order that was put down at another price is meant to be there. */
export const LadderQuestion = observer(function LadderQuestion({ ladder, proposed }: LadderQuestionProps) {
  const { t } = useTranslation(['ladder', 'common', 'ticket', 'trade']);
  const format = useFormat();
  const describe = useOrderWords();
  const box = useRef<HTMLDivElement>(null);
  const { crossing } = ladder;
  const warning = useId();
  const question = t('move.question', { order: describe(proposed.order), price: exact(format, proposed.price) });
  useEffect(() => {
    const asker = document.activeElement;
    box.current?.querySelector('button')?.focus();
    return () => {
      if (asker instanceof HTMLElement) asker.focus();
    };
  }, [proposed]);
  return (
    <div className={styles.asking}>
      <div
        ref={box}
        role="alertdialog"
        aria-label={question}
        aria-describedby={crossing && warning}
        className={styles.question}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          ladder.answer(false);
        }}
      >
        <p>{question}</p>
        {crossing ? (
          <p id={warning} className={styles.warning}>
            {t(crossingTexts[crossing])}
          </p>
        ) : null}
        <Button size="small" onClick={() => ladder.answer(false)}>
          {t('common:action.cancel')}
        </Button>
        <Button size="small" variant="primary" onClick={() => ladder.answer(true)}>
          {t('move.confirm')}
        </Button>
      </div>
    </div>
  );
});
