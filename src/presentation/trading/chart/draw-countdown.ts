import type { Chart } from 'klinecharts';
import type { CandleInterval } from '../../../domain/markets/candle';
import { candleEndsAt } from '../../../domain/markets/candle-close';
import { day, hour, minute, second } from '../../../domain/shared/instant';
import type { CssTokens } from './css-tokens';

/** Writes how long the newest candle still lasts under the last price. */
export function drawCountdown(chart: Chart, interval: CandleInterval, shown: boolean, css: CssTokens): void {
  chart.setFormatter({ formatExtendText: ({ data }) => timeLeft(candleEndsAt(data.timestamp, interval) - Date.now()) });
  const text = {
    show: shown,
    style: 'fill' as const,
    position: 'below_price' as const,
    updateInterval: shown ? second : 0,
    size: 11,
    weight: 'normal',
    family: css.family,
    color: css.color('--on-strong'),
    paddingLeft: 4,
    paddingRight: 4,
    paddingTop: 2,
    paddingBottom: 3,
    borderStyle: 'solid' as const,
    borderSize: 0,
    borderColor: 'transparent',
    borderDashedValue: [2, 2],
    borderRadius: 2,
  };
  chart.setStyles({ candle: { priceMark: { last: { extendTexts: [text] } } } });
}

/** 04:59, 3:04:59, 2d 03:04; nothing once the next candle is due. */
export function timeLeft(left: number): string {
  if (left <= 0) return '';
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  if (left >= day) return `${Math.floor(left / day)}d ${two((left % day) / hour)}:${two((left % hour) / minute)}`;
  const short = `${two((left % hour) / minute)}:${two((left % minute) / second)}`;
  return left >= hour ? `${Math.floor(left / hour)}:${short}` : short;
}
