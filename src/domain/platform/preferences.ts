import type { PreferenceValue } from '../account/account-profile';
import { notificationTypes } from './notification';

export const themeChoices = ['dark', 'light', 'contrast', 'system'] as const;
export const colourDirections = ['greenUp', 'redUp'] as const;
export const palettes = ['standard', 'blueOrange'] as const;
export const textSizes = ['standard', 'large', 'largest'] as const;
export const densities = ['comfortable', 'standard', 'compact'] as const;
/** As the language writes numbers, 1,234.56, 1.234,56 or 1 234,56. */
export const numberStyles = ['language', 'point', 'comma', 'space'] as const;
/** A price of many zeros, 0.00001234 or 0.0₄1234. */
export const zeroForms = ['written', 'counted'] as const;
/** Decimals of profits and losses. */
export const profitPlaces = ['0', '2', '4'] as const;
export const clocks = ['h23', 'h12'] as const;
export const motions = ['device', 'reduced'] as const;
/** Where the order form of the terminal stands; the rest of the terminal follows as in a mirror. */
export const formSides = ['right', 'left'] as const;

export const sounds = ['filled', 'placed', 'cancelled', 'refused'] as const;
export type Sound = (typeof sounds)[number];

export const notificationChannels = ['toast', 'sound', 'email'] as const;
type NotificationChannel = (typeof notificationChannels)[number];
export const notificationEvents = notificationTypes;
type NotificationEvent = (typeof notificationEvents)[number];
type NotifyName = `notify.${NotificationEvent}.${NotificationChannel}`;

/** How somebody likes the product, by the names that an account keeps it under. */
export interface PreferenceValues extends Readonly<Record<NotifyName, boolean>> {
  readonly theme: (typeof themeChoices)[number];
  readonly 'colours.direction': (typeof colourDirections)[number];
  readonly 'colours.palette': (typeof palettes)[number];
  readonly textSize: (typeof textSizes)[number];
  readonly density: (typeof densities)[number];
  readonly numbers: (typeof numberStyles)[number];
  readonly zeros: (typeof zeroForms)[number];
  readonly 'profit.places': (typeof profitPlaces)[number];
  readonly clock: (typeof clocks)[number];
  /** `device`, `UTC`, or a name of the time zone database. */
  readonly timeZone: string;
  readonly motion: (typeof motions)[number];
  readonly 'terminal.form': (typeof formSides)[number];
  /** Whether starred markets stand in a line above the terminal. */
  readonly 'terminal.favourites': boolean;
  /** Whether pages keep amounts of the account's money to themselves. */
  readonly 'amounts.hidden': boolean;
  readonly 'sound.on': boolean;
  /** 0 to 100. */
  readonly 'sound.volume': number;
  readonly 'sound.filled': boolean;
  readonly 'sound.placed': boolean;
  readonly 'sound.cancelled': boolean;
  readonly 'sound.refused': boolean;
  /** Asks before such an order is sent. */
  readonly 'confirm.market': boolean;
  readonly 'confirm.limit': boolean;
  /** A limit much worse than the market. */
  readonly 'confirm.far': boolean;
  readonly 'confirm.stop': boolean;
  readonly 'confirm.trailing': boolean;
  readonly 'confirm.oco': boolean;
  readonly 'confirm.bracket': boolean;
  readonly 'confirm.scaled': boolean;
  readonly 'confirm.twap': boolean;
  readonly 'confirm.iceberg': boolean;
}

export type PreferenceName = keyof PreferenceValues;

/** What nobody can do without: liquidations and what happens to the account itself. */
export function isMustSee(event: NotificationEvent): boolean {
  return event === 'LIQUIDATION' || event === 'SYSTEM';
}

/** Of the account rather than of how pages look: forgotten on the device with the session. */
export function isOfAccount(name: string): boolean {
  return name.startsWith('notify.');
}

function oneOf(...values: readonly PreferenceValue[]): (value: unknown) => boolean {
  return (value) => (values as readonly unknown[]).includes(value);
}

const yesOrNo = oneOf(true, false);
const percentage = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;

interface Rule<T> {
  readonly standard: T;
  readonly accepts: (value: unknown) => boolean;
}

const notifyRules = Object.fromEntries(
  notificationEvents.flatMap((event) =>
    notificationChannels.map((channel) => {
      const standard = channel === 'toast' || (channel === 'email' && (isMustSee(event) || event === 'WITHDRAWAL'));
      return [
        `notify.${event}.${channel}`,
        { standard, accepts: standard && isMustSee(event) ? oneOf(true) : yesOrNo },
      ] as const;
    }),
  ),
) as Readonly<Record<NotifyName, Rule<boolean>>>;

const rules: { readonly [Name in PreferenceName]: Rule<PreferenceValues[Name]> } = {
  theme: { standard: 'dark', accepts: oneOf(...themeChoices) },
  'colours.direction': { standard: 'greenUp', accepts: oneOf(...colourDirections) },
  'colours.palette': { standard: 'standard', accepts: oneOf(...palettes) },
  textSize: { standard: 'standard', accepts: oneOf(...textSizes) },
  density: { standard: 'standard', accepts: oneOf(...densities) },
  numbers: { standard: 'language', accepts: oneOf(...numberStyles) },
  zeros: { standard: 'written', accepts: oneOf(...zeroForms) },
  'profit.places': { standard: '2', accepts: oneOf(...profitPlaces) },
  clock: { standard: 'h23', accepts: oneOf(...clocks) },
  timeZone: { standard: 'device', accepts: (value) => value === 'device' || isTimeZone(value) },
  motion: { standard: 'device', accepts: oneOf(...motions) },
  'terminal.form': { standard: 'right', accepts: oneOf(...formSides) },
  'terminal.favourites': { standard: false, accepts: yesOrNo },
  'amounts.hidden': { standard: false, accepts: yesOrNo },
  'sound.on': { standard: false, accepts: yesOrNo },
  'sound.volume': { standard: 50, accepts: percentage },
  'sound.filled': { standard: true, accepts: yesOrNo },
  'sound.placed': { standard: true, accepts: yesOrNo },
  'sound.cancelled': { standard: true, accepts: yesOrNo },
  'sound.refused': { standard: true, accepts: yesOrNo },
  'confirm.market': { standard: true, accepts: yesOrNo },
  'confirm.limit': { standard: false, accepts: yesOrNo },
  'confirm.far': { standard: true, accepts: yesOrNo },
  'confirm.stop': { standard: true, accepts: yesOrNo },
  'confirm.trailing': { standard: true, accepts: yesOrNo },
  'confirm.oco': { standard: true, accepts: yesOrNo },
  'confirm.bracket': { standard: true, accepts: yesOrNo },
  'confirm.scaled': { standard: true, accepts: yesOrNo },
  'confirm.twap': { standard: true, accepts: yesOrNo },
  'confirm.iceberg': { standard: false, accepts: yesOrNo },
  ...notifyRules,
};

/** What holds while nobody has chosen. */
export const standardPreferences = Object.fromEntries(
  Object.entries(rules).map(([name, { standard }]) => [name, standard]),
) as unknown as PreferenceValues;

/** What is known and allowed of preferences that were kept somewhere; the rest is another version's or nobody's. */
export function readPreferences(kept: unknown): Partial<PreferenceValues> {
  if (typeof kept !== 'object' || kept === null) return {};
  const known = Object.entries(kept).filter(
    ([name, value]) => Object.hasOwn(rules, name) && rules[name as PreferenceName].accepts(value),
  );
  return Object.fromEntries(known);
}

export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || value === '') return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
