const places = {
  market: '[data-tour="market"]',
  chart: '[data-panel="chart"]',
  book: '[data-panel="book"]',
  ticket: '[data-panel="ticket"]',
  account: '[data-panel="account"]',
  layout: '[data-tour="layout"]',
} as const;

export interface TourStop {
  readonly name: keyof typeof places;
  readonly element: HTMLElement;
}

/** What of the terminal is on this page, in the order in which it is shown: a phone has less of it at a time. */
export function tourStops(): readonly TourStop[] {
  return (Object.keys(places) as (keyof typeof places)[]).flatMap((name) => {
    const found = document.querySelector<HTMLElement>(places[name]);
    // A panel's own element takes no room: its frame does.
    const element = found?.dataset['panel'] === undefined ? found : found.parentElement;
    return element && element.getClientRects().length > 0 ? { name, element } : [];
  });
}
