import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDecimalInput, parseDecimalInput } from '../../../../domain/platform/decimal-input';
import { chartLayers } from '../../../../domain/markets/chart-setup';
import { isMovable, shownLinePrice, type MovableLine, type PriceLine } from '../../../../domain/trading/price-line';
import { useApp } from '../../../runtime/app-context';
import { useFormat } from '../../../kit/formats/use-format';
import { NumberField } from '../../../kit/controls/text-field';
import { Checkbox } from '../../../kit/controls/checkbox';
import { Button } from '../../../kit/controls/button';
import { Dialog } from '../../../kit/controls/dialog';
import { DialogText } from '../../../kit/controls/dialog-parts';
import { RowsSkeleton } from '../../../kit/controls/rows-skeleton';
import { FailureState } from '../../../kit/data/failure-state';
import { PlainForm } from '../../../kit/controls/plain-form';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import type { ChartToolsStores } from './chart-tools-stores';
import styles from './chart-dialogs.module.css';
import { useShownChart } from './chart-view';
import { MoveQuestion } from './move-question.view';
import type { PositionProfitsStore } from '../account/position-profits.store';
import type { PriceLinesStore } from './price-lines.store';
import { useFillWords } from './use-fill-words';
import { useLineWords } from './use-line-words';

/** Fills that are told one by one; the rest are in the history. */
const told = 20;

interface LinesDialogProps {
  readonly stores: ChartToolsStores;
  readonly onClose: () => void;
}

/** What of the account lies over the candles: what is shown, and every line to be moved or cancelled without dragging. */
export const LinesDialog = observer(function LinesDialog({ stores, onClose }: LinesDialogProps) {
  const { t } = useTranslation('chart');
  const { instrument } = useShownChart();
  const { session } = useApp();
  const { setups, lines } = stores;
  const own = lines.of(instrument.symbol);
  const layers = chartLayers.filter(
    (layer) => instrument.type === 'PERP' || (layer !== 'position' && layer !== 'mark' && layer !== 'index'),
  );
  const close = (): void => {
    lines.decline();
    onClose();
  };
  return (
    <Dialog title={t('lines.title')} onClose={close}>
      <fieldset className={styles.choices}>
        <legend>{t('layer.label')}</legend>
        {layers.map((layer) => (
          <Checkbox key={layer} checked={setups.shows(layer)} onChange={() => setups.toggleLayer(layer)}>
            {t(`layer.${layer}`)}
          </Checkbox>
        ))}
      </fieldset>
      {session.status === 'loggedIn' ? (
        <>
          <h3 className={styles.heading}>{t('lines.own')}</h3>
          {lines.failure ? (
            <FailureState failure={lines.failure} onRetry={() => lines.retry()} />
          ) : lines.incomplete ? (
            <RowsSkeleton />
          ) : own.length === 0 ? (
            <DialogText>{t('lines.none')}</DialogText>
          ) : null}
          <ul className={styles.rows} aria-label={t('lines.own')}>
            {own.map((line) => (
              <LineRow key={line.id} line={line} lines={lines} profits={stores.profits} />
            ))}
          </ul>
          <MoveQuestion lines={lines} profits={stores.profits} />
          <OwnFills stores={stores} />
        </>
      ) : (
        <DialogText>{t('lines.loggedOut')}</DialogText>
      )}
    </Dialog>
  );
});

const LineRow = observer(function LineRow({
  line,
  lines,
  profits,
}: {
  readonly line: PriceLine;
  readonly lines: PriceLinesStore;
  readonly profits: PositionProfitsStore;
}) {
  const { instrument } = useShownChart();
  const figures = useMarketFigures(instrument);
  const words = useLineWords(profits);
  const price = figures.price(shownLinePrice(line, figures.priceDecimals));
  return (
    <li className={styles.line}>
      <span className={styles.name}>
        {words(line)} <strong>{price}</strong>
      </span>
      {isMovable(line) ? <LineControls line={line} lines={lines} name={`${words(line)} ${price}`} /> : null}
    </li>
  );
});

const LineControls = observer(function LineControls({
  line,
  lines,
  name,
}: {
  readonly line: MovableLine;
  readonly lines: PriceLinesStore;
  readonly name: string;
}) {
  const { t } = useTranslation('chart');
  const { marks } = useFormat();
  const { instrument } = useShownChart();
  const [text, setText] = useState(() => formatDecimalInput(line.price, marks));
  const [shown, setShown] = useState(line.price);
  if (!line.price.eq(shown)) {
    setShown(line.price);
    setText(formatDecimalInput(line.price, marks));
  }
  const price = parseDecimalInput(text, marks);
  const busy = lines.busy.has(line.id);
  const step = (direction: 1 | -1): void => {
    if (price.ok) setText(formatDecimalInput(price.value.plus(instrument.tick.times(direction)), marks));
  };
  return (
    <PlainForm
      className={styles.controls}
      onSubmit={() => {
        if (price.ok) lines.propose(line, price.value.toNumber(), instrument);
      }}
    >
      <NumberField
        size="small"
        aria-label={t('lines.price', { line: name })}
        aria-invalid={!price.ok || undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          step(event.key === 'ArrowUp' ? 1 : -1);
        }}
      />
      <Button size="small" type="submit" busy={busy} aria-label={t('lines.moveOne', { line: name })}>
        {t('move.confirm')}
      </Button>
      <Button
        size="small"
        busy={busy}
        aria-label={t('lines.cancelOne', { line: name })}
        onClick={() => void lines.cancel(line)}
      >
        {t('lines.cancel')}
      </Button>
    </PlainForm>
  );
});

const OwnFills = observer(function OwnFills({ stores }: { readonly stores: ChartToolsStores }) {
  const { t } = useTranslation('chart');
  const { instrument } = useShownChart();
  const words = useFillWords(instrument);
  if (!stores.setups.shows('fills')) return null;
  const fills = stores.fills.of(instrument.symbol).slice(0, told);
  return (
    <>
      <h3 className={styles.heading}>{t('fills.title')}</h3>
      {fills.length === 0 ? <DialogText>{t('fills.none')}</DialogText> : null}
      <ul className={styles.rows} aria-label={t('fills.title')}>
        {fills.map((fill) => (
          <li key={fill.id} className={styles.line}>
            {words.whole(fill)}
          </li>
        ))}
      </ul>
    </>
  );
});
