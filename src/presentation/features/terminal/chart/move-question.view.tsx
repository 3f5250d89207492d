import type { Chart } from 'klinecharts';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/controls/button';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { crossingOf } from '../../../../domain/trading/price-band';
import { crossingTexts } from '../account/order-figures';
import { useMarket } from '../market/market-context';
import styles from './move-question.module.css';
import { useShownChart } from './chart-view';
import { pricePane } from './chart-panes';
import type { PositionProfitsStore } from '../account/position-profits.store';
import type { PriceLinesStore } from './price-lines.store';
import { useLineWords } from './use-line-words';

interface MoveQuestionProps {
  readonly lines: PriceLinesStore;
  readonly profits: PositionProfitsStore;
  /** The chart it stands over, at its price; otherwise where it is put. */
  readonly over?: Chart | undefined;
}

/** Asks whether a line that was put down at another price is meant to be there, or whether others may end with one. */
export const MoveQuestion = observer(function MoveQuestion({ lines, profits, over }: MoveQuestionProps) {
  const { t } = useTranslation(['chart', 'common', 'ticket', 'trade']);
  const { instrument, view } = useShownChart();
  const { best } = useMarket().ticket.fields;
  const figures = useMarketFigures(instrument);
  const words = useLineWords(profits);
  const box = useRef<HTMLDivElement>(null);
  const warning = useId();
  const { proposed } = lines;
  const asked = proposed?.line.symbol === instrument.symbol ? proposed : undefined;
  useEffect(() => {
    if (!asked) return undefined;
    const asker = document.activeElement;
    box.current?.querySelector('button')?.focus();
    // Back to what was pressed, or to the picture that the line was dragged in, whose keys listen on the element around it.
    return () =>
      (
        asker?.closest<HTMLElement>('[role="application"]') ?? (asker instanceof HTMLElement ? asker : view.stage)
      )?.focus();
  }, [asked, view]);

  if (!asked) return null;
  const { line, price } = asked;
  const question =
    price === undefined
      ? t('lines.alsoEnds', {
          line: words(line),
          others: asked.ending.map((other) => `${words(other)} ${figures.price(other.price)}`).join('; '),
        })
      : t('move.question', { line: words(line), from: figures.price(line.price), to: figures.price(price) });
  const crossing = line.kind === 'order' && price ? crossingOf(line.order, price, best) : undefined;
  return (
    <div
      ref={box}
      role="alertdialog"
      aria-label={question}
      aria-describedby={crossing && warning}
      className={over ? styles.bubble : styles.question}
      style={over && { insetBlockStart: topOf(over, (price ?? line.price).toNumber()) }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        event.preventDefault();
        lines.decline();
      }}
    >
      <p>{question}</p>
      {crossing ? (
        <p id={warning} className={styles.warning}>
          {t(crossingTexts[crossing])}
        </p>
      ) : null}
      <Button size="small" onClick={() => lines.decline()}>
        {t('common:action.cancel')}
      </Button>
      <Button size="small" variant="primary" onClick={() => void lines.confirm()}>
        {t(price === undefined ? 'lines.cancel' : 'move.confirm')}
      </Button>
    </div>
  );
});

const bubbleHeight = 96;

/** Below its line, or above it near the bottom. */
function topOf(chart: Chart, price: number): number {
  const at = chart.convertToPixel({ value: price }, { paneId: pricePane, absolute: true });
  const y = Array.isArray(at) ? 0 : (at.y ?? 0);
  const height = chart.getDom()?.clientHeight ?? 0;
  return Math.max(8, y + 16 + bubbleHeight > height ? y - bubbleHeight - 16 : y + 16);
}
