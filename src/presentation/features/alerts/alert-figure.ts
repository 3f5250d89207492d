import type { AlertKind } from '../../../domain/alerts/alert-rule';
import type { Format } from '../../kit/formats/format';

/** Digits that a price of an alert is shown with at most: it may be of any market. */
const significant = 8;

/** A figure of an alert in the unit of its kind. */
export function alertFigure(format: Format, kind: AlertKind, value: number): string {
  switch (kind) {
    case 'price':
      return new Intl.NumberFormat(format.numberTag, { maximumSignificantDigits: significant }).format(value);
    case 'move':
      return format.percent(value);
    case 'funding':
      return format.rate(value);
    case 'imbalance':
    case 'margin':
      return format.part(value);
    case 'volume':
      return `${new Intl.NumberFormat(format.numberTag, { maximumFractionDigits: 1 }).format(value)}×`;
  }
}
