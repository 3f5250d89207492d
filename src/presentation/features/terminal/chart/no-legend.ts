import type { IndicatorTooltipData } from 'klinecharts';

/** For what says itself what it is. */
export function noLegend(): IndicatorTooltipData {
  return { name: '', calcParamsText: '', features: [], legends: [] };
}
