import { useMemo } from 'react';
import type { Instant } from '../../domain/shared/instant';
import { unknownFigure, wholeYear } from '../kit/formats/format';
import { useFormat } from '../kit/formats/use-format';
import { useApp } from './app-context';

/** Days with their minute, for what people come back for; seconds are for what has happened. */
export interface Minutes {
  at(instant: Instant | undefined): string;
  /** With the zone, where a single one stands. */
  withZone(instant: Instant | undefined): string;
  /** The zone of those that stand together, to be said once. */
  zone(instant: Instant): string;
}

/** In the language and zone on screen. */
export function useMinutes(): Minutes {
  const tag = useApp().language.language.regionalTag;
  const { hourCycle, timeZone } = useFormat();
  return useMemo(() => minutesOf(tag, hourCycle, timeZone), [tag, hourCycle, timeZone]);
}

export function minutesOf(tag: string, hourCycle: 'h12' | 'h23', timeZone: string | undefined): Minutes {
  const inZone = { hourCycle, ...(timeZone !== undefined && { timeZone }) };
  const plain = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', ...inZone });
  const zoned = new Intl.DateTimeFormat(tag, {
    ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
    ...inZone,
  });
  const written = (format: Intl.DateTimeFormat) => (instant: Instant | undefined) =>
    // Chinese puts the zone in brackets.
    instant === undefined ? unknownFigure : wholeYear(format.format(instant).replace(/\[(.+)\]/, '$1'));
  return {
    at: written(plain),
    withZone: written(zoned),
    zone: (instant) => zoned.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '',
  };
}
