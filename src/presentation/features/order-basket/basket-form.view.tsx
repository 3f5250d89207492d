import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../../domain/markets/instrument';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { Button } from '../../kit/controls/button';
import { DialogActions } from '../../kit/controls/dialog-parts';
import { IconButton } from '../../kit/controls/icon-button';
import { PlainForm } from '../../kit/controls/plain-form';
import { Segmented } from '../../kit/controls/segmented';
import { ProblemText } from '../../kit/controls/problem-text';
import { Select } from '../../kit/controls/select';
import { FigureField } from '../terminal/portfolio/figure-field';
import { useFigureError } from '../terminal/portfolio/use-problem-text';
import styles from './order-basket.module.css';
import type { BasketLine, OrderBasketStore } from './order-basket.store';

interface BasketFormProps {
  readonly basket: OrderBasketStore;
  readonly instruments: readonly Instrument[];
}

/** The orders, one below the other. */
export const BasketForm = observer(function BasketForm({ basket, instruments }: BasketFormProps) {
  const { t } = useTranslation('orderBasket');
  return (
    <PlainForm className={styles.form} onSubmit={() => void basket.review()}>
      <p className={styles.text}>{t('text')}</p>
      <ol className={styles.lines}>
        {basket.lines.map((line, index) => (
          <Line key={line.id} index={index} line={line} basket={basket} instruments={instruments} />
        ))}
      </ol>
      <DialogActions>
        <Button disabled={basket.full} onClick={() => basket.add()}>
          {t('add')}
        </Button>
        <Button type="submit" variant="primary" disabled={basket.lines.length === 0}>
          {t('toReview')}
        </Button>
      </DialogActions>
    </PlainForm>
  );
});

interface LineProps extends BasketFormProps {
  readonly index: number;
  readonly line: BasketLine;
}

const Line = observer(function Line({ index, line, basket, instruments }: LineProps) {
  const { t } = useTranslation(['orderBasket', 'trade', 'common']);
  const problemId = useId();
  const number = String(index + 1);
  const instrument = instruments.find(({ symbol }) => symbol === line.symbol);
  const problems = instrument ? (basket.problems[index] ?? []) : [];
  const error = useFigureError({ failure: undefined, problems }, line.symbol, []);
  return (
    <li className={styles.line} aria-label={t('order', { number })}>
      <Select
        aria-label={t('market')}
        // The list knows markets that trade: another is named, and not chosen again.
        value={instrument ? line.symbol : ''}
        placeholder={marketDisplayName(line.symbol)}
        aria-invalid={!instrument || undefined}
        aria-describedby={instrument ? undefined : problemId}
        onChange={(symbol) => line.choose({ symbol })}
        options={instruments.map(({ symbol }) => ({ value: symbol, label: marketDisplayName(symbol) }))}
      />
      <Segmented
        size="small"
        label={t('trade:column.side')}
        options={[
          { value: 'BUY', label: t('trade:side.BUY') },
          { value: 'SELL', label: t('trade:side.SELL') },
        ]}
        value={line.side}
        onChange={(side: 'BUY' | 'SELL') => line.choose({ side })}
      />
      <IconButton icon="close" label={t('remove', { number })} onClick={() => basket.remove(line.id)} />
      {instrument ? null : (
        <div id={problemId}>
          <ProblemText>{t('common:rejection.marketNotTrading')}</ProblemText>
        </div>
      )}
      <FigureField
        label={t('trade:column.quantity')}
        unit={instrument?.base ?? ''}
        figure={line.quantity}
        // Whoever adds an order goes on with it.
        autoFocus={index === basket.lines.length - 1}
        error={error('quantity', line.quantity)}
      />
      <FigureField
        label={t('price')}
        unit={instrument?.quote ?? ''}
        figure={line.price}
        error={line.price.isEmpty ? undefined : error('price', line.price)}
      />
    </li>
  );
});
