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

/** Size of the next order: typed, or one of the sizes at hand. Kept per market. */
export const LadderSizes = observer(function LadderSizes({ ladder }: { readonly ladder: LadderStore }) {
  const { t } = useTranslation('ladder');
  const { marks } = useFormat();
  const { instrument, book } = useMarket();
  const { size, preferences } = ladder;
  const [text, setText] = useState(() => (size ? formatDecimalInput(size, marks) : ''));
  // By the power of ten, so that the buttons do not change while somebody reaches for one.
  const presets = useMemo(() => presetSizes(book.magnitude, instrument), [book.magnitude, instrument]);
  const choose = (chosen: Decimal): void => {
    setText(formatDecimalInput(chosen, marks));
    preferences.chooseSize(instrument.symbol, chosen);
  };
  return (
    <div className={styles.sizes}>
      <label className={styles.choice}>
        <span>{t('size.label', { asset: instrument.base })}</span>
        <NumberField
          size="tiny"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            const input = parseDecimalInput(event.target.value, marks);
            preferences.chooseSize(instrument.symbol, input.ok && input.value.gt(0) ? input.value : undefined);
          }}
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
