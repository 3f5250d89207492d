import { autorun } from 'mobx';
import type { Chart } from 'klinecharts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../../runtime/app-context';
import { useFormat } from '../../../kit/formats/use-format';
import { cssTokens, type CssTokens } from '../../../kit/theme/css-tokens';
import { useShownChart } from './chart-view';

/**
 * Draws on the chart and again whenever something changes that was read while drawing. The chart sets its own styles
 * anew with theme, language, formats and room, so everything is drawn anew after it. For observers alone.
 */
export function useChartCanvas(
  drawn: Chart | undefined,
  draw: (chart: Chart, css: CssTokens) => void,
  dependencies: readonly unknown[],
): void {
  const { colours } = useApp().theme;
  const { i18n } = useTranslation('chart');
  const format = useFormat();
  const { view, instrument, interval } = useShownChart();
  const { room } = view;
  useEffect(() => {
    const element = drawn?.getDom();
    if (!drawn || !element) return undefined;
    const css = cssTokens(element);
    return autorun(() => draw(drawn, css));
    // What is drawn is named by the caller.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [drawn, colours, i18n.language, format, instrument, interval, room, ...dependencies]);
}
