import { useMediaQuery, useWidthFrom } from '../../../kit/hooks/use-media-query';

/** Page breakpoints of the specification, section 9. */
export type TradeLayout = 'wide' | 'desktop' | 'tablet' | 'phone';

export function useTradeLayout(): TradeLayout {
  const wide = useWidthFrom(1440);
  const desktop = useWidthFrom(1024);
  const tablet = useWidthFrom(768);
  if (wide) return 'wide';
  if (desktop) return 'desktop';
  return tablet ? 'tablet' : 'phone';
}

/** Whether the trades fit under a book that still shows eight levels a side. */
export function useTallTerminal(): boolean {
  return useMediaQuery('(min-height: 900px)');
}
