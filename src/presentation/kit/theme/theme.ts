import { themeChoices, type PreferenceValues } from '../../../domain/platform/preferences';

export const themes = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof themes)[number];

export { themeChoices };
/** A theme, or whatever the device asks for. */
export type ThemeChoice = PreferenceValues['theme'];

/** All that the colours and sizes of a page follow. */
export interface Look {
  readonly theme: Theme;
  readonly direction: PreferenceValues['colours.direction'];
  readonly palette: PreferenceValues['colours.palette'];
  readonly textSize: PreferenceValues['textSize'];
  readonly density: PreferenceValues['density'];
  readonly motion: PreferenceValues['motion'];
}
