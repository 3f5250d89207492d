import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/controls/button';
import { NumberField } from '../../../kit/controls/text-field';
import { formatDecimalInput, parseDecimalInput } from '../../../../domain/platform/decimal-input';
import type { Decimal } from '../../../../domain/shared/decimal';
import { useFormat } from '../../../kit/formats/use-format';
import { useMarket } from '../market/market-context';
import type { LadderStore } from './ladder.store';
import styles from './ladder-tools.module.css';
import { presetSizes } from './preset-sizes';

interface LadderSizesProps {
  readonly ladder: LadderStore;
  /** Id of what says why the size is no good. */
  readonly message: string;
}

/** Size of the next order: typed, or one of the sizes at hand. Kept per market. */
export const LadderSizes = observer(function LadderSizes({ ladder, message }: LadderSizesProps) {
  const { t } = useTranslation('ladder');
  const { marks } = useFormat();
  const { instrument, book } = useMarket();
  const { size, preferences, orders } = ladder;
  const [text, setText] = useState(() => (size ? formatDecimalInput(size, marks) : ''));
  // By the power of ten, so that the buttons do not change while somebody reaches for one.
  const presets = useMemo(() => presetSizes(book.magnitude, instrument), [book.magnitude, instrument]);
  const take = (typed: string): void => {
    setText(typed);
    const input = parseDecimalInput(typed, marks);
    const usable = input.ok && input.value.gt(0);
    preferences.chooseSize(instrument.symbol, usable ? input.value : undefined);
    if (!usable && typed.trim() !== '') orders.say({ kind: 'size', problem: input.ok ? 'negative' : input.problem });
    else if (orders.blamesSize) orders.say(undefined);
  };
  const choose = (chosen: Decimal): void => {
    take(formatDecimalInput(chosen, marks));
  };
  return (
    <div className={styles.sizes}>
      <label className={styles.choice}>
        <span>{t('size.label', { asset: instrument.base })}</span>
        <NumberField
          size="tiny"
          value={text}
          aria-invalid={orders.blamesSize || undefined}
          aria-describedby={orders.blamesSize ? message : undefined}
          onChange={(event) => take(event.target.value)}
        />
      </label>
      <div role="group" aria-label={t('size.presets')} className={styles.presets}>
        {presets.map((preset) => (
          <Button
            key={preset.toFixed()}
            size="tiny"
            aria-pressed={size?.eq(preset) ?? false}
            onClick={() => choose(preset)}
          >
            {formatDecimalInput(preset, marks)}
          </Button>
        ))}
      </div>
    </div>
  );
});
