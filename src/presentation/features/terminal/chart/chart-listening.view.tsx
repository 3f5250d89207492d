import type { KLineData } from 'klinecharts';
import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Melody, TonesPort } from '../../../../application/platform/tones.port';
import { chartTones, type ChartTone } from '../../../../domain/markets/chart-tones';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { useApp } from '../../../runtime/app-context';
import { useFormat } from '../../../kit/formats/use-format';
import { mayMove } from '../../../kit/theme/document-theme';
import { Checkbox } from '../../../kit/controls/checkbox';
import { Button } from '../../../kit/controls/button';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import type { ChartCursor } from './chart-cursor';
import styles from './chart-listening.module.css';
import { ListenerContext } from './listener-context';
import { useShownChart } from './chart-view';
import { view } from '../../../runtime/feature';

interface ChartListeningStores {
  readonly tones: TonesPort;
}

/** Heard when the person has set no volume of sounds, 0 to 100. */
const usualVolume = 60;

/** Plays the candles in the picture from left to right, the price as pitch; begins when somebody presses the button. */
export const ChartListening = observer(function ChartListening({
  stores: { tones },
}: {
  readonly stores: ChartListeningStores;
}) {
  const { t } = useTranslation('chart');
  const listener = useContext(ListenerContext)!;
  const { instrument } = useShownChart();
  const format = useFormat();
  const figures = useMarketFigures(instrument);
  const [byVolume, setByVolume] = useState(false);
  const { playing, summary, play, stop } = usePlayer(tones, listener.cursor);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    bar.current?.querySelector('button')?.focus();
    return () => {
      // The focus was in what is gone.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <div
      ref={bar}
      role="group"
      aria-label={t('listen.title')}
      className={styles.bar}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        stop();
        listener.close();
      }}
    >
      <Button size="small" variant="primary" onClick={() => (playing ? stop() : play(byVolume))}>
        {t(playing ? 'listen.stop' : 'listen.play')}
      </Button>
      <Checkbox className={styles.choice} checked={byVolume} onChange={(checked) => setByVolume(checked)}>
        {t('listen.byVolume')}
      </Checkbox>
      <Button size="small" onClick={listener.close}>
        {t('listen.close')}
      </Button>
      <p role="status" className={styles.words}>
        {summary
          ? t('listen.summary', {
              market: marketDisplayName(instrument.symbol),
              from: format.dateTime(summary.from),
              to: format.dateTime(summary.to),
              low: figures.price(summary.low),
              high: figures.price(summary.high),
            })
          : t('listen.text')}
      </p>
    </div>
  );
});

interface Summary {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

function usePlayer(tones: TonesPort, cursor: ChartCursor) {
  const { drawn } = useShownChart().view;
  const { preferences } = useApp();
  const [melody, setMelody] = useState<Melody>();
  const [summary, setSummary] = useState<Summary>();
  const stopFollowing = useRef<() => void>(undefined);
  const stop = (): void => {
    stopFollowing.current?.();
    stopFollowing.current = undefined;
    setMelody(undefined);
  };
  const play = (byVolume: boolean): void => {
    if (!drawn) return;
    const { from, to } = drawn.getVisibleRange();
    const bars = drawn.getDataList().slice(Math.max(0, from), to);
    if (bars.length === 0) return;
    stop();
    const heard = chartTones(
      bars.map(({ close, volume = 0 }) => ({ close, volume })),
      byVolume,
    );
    const begun = tones.play(heard, preferences.values['sound.volume'] || usualVolume);
    if (!begun) return;
    const closes = heard.map(({ index }) => bars[index]!.close);
    setSummary({
      from: bars[0]!.timestamp,
      to: bars.at(-1)!.timestamp,
      low: Math.min(...closes),
      high: Math.max(...closes),
    });
    setMelody(begun);
    const forget = follow(begun, heard, bars, Math.max(0, from), cursor, stop);
    stopFollowing.current = () => {
      forget();
      begun.stop();
      cursor.hide();
    };
  };
  // The candles are others.
  useEffect(() => () => stopFollowing.current?.(), [drawn]);
  return { playing: melody !== undefined, summary, play, stop };
}

/** Points at the candle that is heard, unless somebody wants rest from what moves. @returns ends it */
function follow(
  melody: Melody,
  tones: readonly ChartTone[],
  bars: readonly KLineData[],
  first: number,
  cursor: ChartCursor,
  ended: () => void,
): () => void {
  const last = tones.at(-1)!;
  let frame = 0;
  const look = (): void => {
    const { position } = melody;
    if (position >= last.after + last.length) return ended();
    const tone = tones.findLast(({ after }) => after <= position);
    if (tone && mayMove()) cursor.show(first + tone.index, bars[tone.index]!.close);
    frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

export default view(ChartListening, { tones: TonesPort });
