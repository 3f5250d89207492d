import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PreparationProblem } from '../../../domain/commands/prepared-order';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { decimalPlaces } from '../../../domain/shared/decimal';
import { useFormat } from '../../kit/formats/use-format';
import styles from './palette.module.css';
import type { PaletteStore } from './palette.store';
import { useCancelWords, useOrderWords } from './use-order-words';

/** What stands in the way for a moment: nothing has to be written otherwise. */
const passing: ReadonlySet<PreparationProblem['reason']> = new Set(['noPrice', 'noBalance', 'noTerms']);

/** What Enter would do, as a choice of the list. */
export const CommandSentence = observer(function CommandSentence({ palette }: { readonly palette: PaletteStore }) {
  const { t } = useTranslation('commands');
  const format = useFormat();
  const words = useOrderWords();
  const cancelWords = useCancelWords();
  const { parsed, preparation, instruments } = palette;
  if (parsed.kind !== 'understood') return null;
  const { command } = parsed;
  const instrument = instruments.find(({ symbol }) => symbol === command.symbol);
  const text =
    command.kind === 'cancel'
      ? cancelWords(command)
      : command.kind === 'alert'
        ? t(`alert.sentence.${command.when}`, {
            market: marketDisplayName(command.symbol),
            price: format.decimal(command.price, decimalPlaces(command.price), 'down'),
          })
        : preparation?.order && instrument
          ? words(preparation.order, instrument)
          : t(preparation?.problems.some(({ reason }) => passing.has(reason)) ? 'preview.cannot' : 'preview.refused');
  // Enter does nothing while something stands in the way.
  const ready = command.kind !== 'order' || (preparation?.order !== undefined && preparation.problems.length === 0);
  return (
    <>
      <strong className={styles.name}>{text}</strong>
      {ready ? <kbd className={styles.key}>Enter</kbd> : null}
    </>
  );
});
