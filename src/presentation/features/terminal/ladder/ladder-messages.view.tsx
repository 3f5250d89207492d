import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../kit/formats/use-failure-text';
import { useFormat } from '../../../kit/formats/use-format';
import { crossingTexts, exact } from '../account/order-figures';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { useMarket } from '../market/market-context';
import { useProblemText } from '../portfolio/use-problem-text';
import { isRefusal, type LadderMessage } from './ladder-orders.store';
import type { LadderStore } from './ladder.store';
import styles from './ladder.module.css';
import { useOrderWords } from './use-order-words';

interface LadderMessagesProps {
  readonly ladder: LadderStore;
  readonly id: string;
}

/** What is being moved, or what became of the last thing that was asked for. */
export const LadderMessages = observer(function LadderMessages({ ladder, id }: LadderMessagesProps) {
  const { t } = useTranslation(['ladder', 'ticket', 'trade']);
  const { instrument } = useMarket();
  const figures = useMarketFigures(instrument);
  const describe = useOrderWords();
  const words = useMessageWords();
  const { carried, crossing, orders } = ladder;
  const text = carried
    ? [
        t('carry', { order: describe(carried.order), price: figures.price(ladder.grouping.priceOf(carried.row)) }),
        ...(crossing ? [t(crossingTexts[crossing])] : []),
      ].join(' ')
    : [...new Set(orders.told.map(({ message }) => words(message)))].join(' ');
  return (
    <p
      id={id}
      role="status"
      className={styles.message}
      data-failed={(!carried && orders.told.some(({ message }) => isRefusal(message))) || undefined}
    >
      {text}
    </p>
  );
});

function useMessageWords(): (message: LadderMessage) => string {
  const { t } = useTranslation(['ladder', 'trade']);
  const format = useFormat();
  const failureText = useFailureText();
  const describe = useOrderWords();
  const { instrument } = useMarket();
  const problemText = useProblemText(instrument.symbol);
  return (message) => {
    switch (message.kind) {
      case 'placed':
      case 'unknown':
      case 'cancelled':
      case 'gone':
        return t(`message.${message.kind}`, { order: describe(message.order) });
      case 'moved':
        return t('message.moved', {
          price: exact(format, message.price),
          quantity: exact(format, message.order.quantity),
          asset: instrument.base,
        });
      case 'failed':
        return t('message.failed', { reason: failureText(message.failure) });
      case 'problem':
        return t('message.failed', { reason: problemText(message.problem) });
      case 'size':
        return message.problem === 'empty' ? t('message.noSize') : t(`trade:input.${message.problem}`);
      case 'stopSide':
        return t(`message.stopSide.${message.side}`);
      case 'nothingHeld':
        return t(`message.nothingHeld.${message.position}`);
      case 'noSize':
      case 'noOrder':
      case 'noTerms':
        return t(`message.${message.kind}`);
    }
  };
}
