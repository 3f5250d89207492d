import { useMediaQuery } from '../../kit/hooks/use-media-query';

/** Page breakpoints of the specification, section 9. */
export type TradeLayout = 'wide' | 'desktop' | 'tablet' | 'phone';

export function useTradeLayout(): TradeLayout {
  const wide = useMediaQuery('(min-width: 1440px)');
  const desktop = useMediaQuery('(min-width: 1024px)');
  const tablet = useMediaQuery('(min-width: 768px)');
  if (wide) return 'wide';
  if (desktop) return 'desktop';
  return tablet ? 'tablet' : 'phone';
}

/** Whether the trades fit under a book that still shows eight levels a side. */
export function useTallTerminal(): boolean {
  return useMediaQuery('(min-height: 900px)');
}
