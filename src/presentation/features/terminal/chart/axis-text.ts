import type { Chart, YAxis } from 'klinecharts';
import type { Format } from '../../../kit/formats/format';

/**
 * A figure as the chart's library writes it, in the form of the language. It comes rounded as its scale needs it: a price
 * by its tick, an indicator by its own, a move with "%" behind it. What is no figure stays.
 */
export function axisText(format: Format, text: string): string {
  const figure = text.replace(/%$/, '');
  if (figure === '' || !Number.isFinite(Number(figure))) return text;
  const written = format.price(Number(figure), figure.split('.')[1]?.length ?? 0);
  return figure === text ? written : `${written}${format.percentMark}`;
}

/** A price as the axis has it, where that is a move in percent; `undefined` where it is in prices itself. */
export function percentOnAxis(
  chart: Pick<Chart, 'getThousandsSeparator'>,
  axis: Pick<YAxis, 'name' | 'getRange' | 'valueToRealValue' | 'realValueToDisplayValue' | 'displayValueToText'> | null,
  price: number,
): string | undefined {
  if (axis?.name !== 'percentage') return undefined;
  const range = { range: axis.getRange() };
  const move = axis.realValueToDisplayValue(axis.valueToRealValue(price, range), range);
  return chart.getThousandsSeparator().format(axis.displayValueToText(move, 2));
}
