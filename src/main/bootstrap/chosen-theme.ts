import { trackingPreferenceFrom } from '../../domain/platform/tracking';

/** As src/application/platform/tracking-choice.ts keeps it. */
const trackingKey = 'network-allow-analytics';

const themes = ['light', 'dark', 'contrast'];

/** Attributes of the document that styles follow, by the names of the preferences they show. */
const attributes = {
  direction: ['colours.direction', 'redUp'],
  palette: ['colours.palette', 'blueOrange'],
  textSize: ['textSize', 'large', 'largest'],
  density: ['density', 'comfortable', 'compact'],
  motion: ['motion', 'reduced'],
} as const;

type Choices = Readonly<Record<string, unknown>>;

/** The chosen theme, colours and sizes are on the page before the first paint (src/application/platform/user-preferences.ts keeps them). */
export function showChosenTheme(): void {
  const choices: Choices = { ...stored('preferences'), theme: text('theme'), ...accountChoices() };
  const { dataset } = document.documentElement;
  const theme = choices['theme'] === 'system' ? systemTheme() : choices['theme'];
  if (typeof theme === 'string' && themes.includes(theme)) dataset['theme'] = theme;
  for (const [attribute, [name, ...values]] of Object.entries(attributes)) {
    const value = choices[name];
    if (typeof value === 'string' && (values as readonly string[]).includes(value)) dataset[attribute] = value;
  }
  // A document that was rendered ahead asks everybody; who has answered does not see the question.
  if (trackingPreferenceFrom(text(trackingKey) ?? undefined)) dataset['asked'] = '';
}

function accountChoices(): Choices {
  const { choices } = stored('preferences.account');
  return typeof choices === 'object' && choices !== null ? (choices as Choices) : {};
}

function stored(key: string): Choices {
  try {
    const value: unknown = JSON.parse(text(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Choices) : {};
  } catch {
    return {};
  }
}

function text(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked: the defaults stay.
    return null;
  }
}

function systemTheme(): string {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}
