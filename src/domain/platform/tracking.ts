/** What somebody said about being counted; `undefined` means that nobody has asked yet (readings, 14). */
export type TrackingPreference = 'yes' | 'no' | undefined;

export function trackingPreferenceFrom(text: string | undefined): TrackingPreference {
  return text === 'yes' || text === 'no' ? text : undefined;
}

/** Everything that is ever told to the tag manager and to analytics. No amounts, addresses, names or texts that people typed. */
export type TrackingEvent =
  /** `page` is the route's pattern, such as `/trade/:market`, never the address, which can carry codes. */
  | { readonly name: 'page_view'; readonly page: string }
  | { readonly name: 'log_in' | 'log_out' | 'sign_up' }
  | {
      readonly name: 'order_placed';
      readonly market: 'SPOT' | 'PERP';
      readonly side: 'BUY' | 'SELL';
      readonly type: string;
    }
  | { readonly name: 'survey_answered' };

/** An event as it leaves: with what each one carries (specification, section 1). */
export type SentEvent = TrackingEvent & {
  readonly platform: 'desktop';
  readonly userId: string | undefined;
  readonly language: string;
  readonly deviceId: string | undefined;
};

type Check = (value: string) => boolean;

const pattern =
  (expression: RegExp): Check =>
  (value) =>
    expression.test(value);
const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    values.includes(value);

/** Fields of each event besides its name, and what they may hold. */
const fields: { readonly [Name in TrackingEvent['name']]: Readonly<Record<string, Check>> } = {
  // Letters, hyphens and the names of parameters: nothing that a person or a host put into an address.
  page_view: { page: pattern(/^(\*|(\/(:[a-zA-Z-]{1,40}\??|[a-zA-Z-]{0,40}|404|500|LISTING_CAMPAIGN)){1,5})$/) },
  log_in: {},
  log_out: {},
  sign_up: {},
  order_placed: { market: oneOf(['SPOT', 'PERP']), side: oneOf(['BUY', 'SELL']), type: pattern(/^[A-Z_]{1,20}$/) },
  survey_answered: {},
};

/**
 * The event with nothing but what it may hold, whatever else was handed over; `undefined` when a field is not what it
 * may be. The types say the same, but what leaves the product is not left to types alone.
 */
export function permittedEvent(event: TrackingEvent): TrackingEvent | undefined {
  if (!Object.hasOwn(fields, event.name)) return undefined;
  const given = event as unknown as Readonly<Record<string, unknown>>;
  const kept = Object.entries(fields[event.name]).map(([name, check]) => {
    const value = given[name];
    return typeof value === 'string' && check(value) ? ([name, value] as const) : undefined;
  });
  return kept.includes(undefined)
    ? undefined
    : ({ name: event.name, ...Object.fromEntries(kept as [string, string][]) } as TrackingEvent);
}
