export const themes = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof themes)[number];

export const themeChoices = [...themes, 'system'] as const;
/** A theme, or whatever the device asks for. */
export type ThemeChoice = (typeof themeChoices)[number];

export function isThemeChoice(value: unknown): value is ThemeChoice {
  return (themeChoices as readonly unknown[]).includes(value);
}
