import { decimal, type Decimal } from '../shared/decimal';
import { day, hour, minute, type Milliseconds } from '../shared/instant';
import { foldWord } from './command-words';

/**
 * Units of time in all languages, understood at once. They mean something after a number alone, where no market can
 * stand: coins are called H and D. The Ukrainian short form of an hour is a year in Russian, so it is in none.
 */
const units: readonly (readonly [length: Milliseconds, words: readonly string[]])[] = [
  [minute, ['m', 'min', 'minute', 'minutes', '分', '分鐘', '分钟', 'м', 'мин', 'хв', 'phút', 'minuto', 'minutos']],
  [
    hour,
    [
      'h',
      'hour',
      'hours',
      '小時',
      '小时',
      'ч',
      'час',
      'часа',
      'часов',
      'година',
      'години',
      'годин',
      'giờ',
      'hora',
      'horas',
    ],
  ],
  [
    day,
    ['d', 'day', 'days', '天', '日', 'д', 'день', 'дня', 'дней', 'дні', 'днів', 'ngày', 'dia', 'dias', 'día', 'días'],
  ],
];
const lengths = new Map(units.flatMap(([length, words]) => words.map((word) => [foldWord(word), length] as const)));
const printed = [
  ['d', day],
  ['h', hour],
  ['m', minute],
] as const;

/** Whole minutes, rounded up; `undefined` for a word that is no unit of time. */
export function durationOf(value: Decimal, unit: string): Milliseconds | undefined {
  const length = lengths.get(foldWord(unit));
  return length && Math.ceil(value.times(decimal(length)).div(minute).toNumber()) * minute;
}

/** In the largest unit that leaves no rest: "4h", "90m". */
export function printDuration(duration: Milliseconds): string {
  const [unit, length] = printed.find(([, each]) => duration % each === 0) ?? printed[2];
  return `${duration / length}${unit}`;
}
