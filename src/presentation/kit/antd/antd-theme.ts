import { theme as antd, type ThemeConfig } from 'antd';
import { screens } from '../theme/breakpoints';
import { mayMove } from '../theme/document-theme';
import type { Theme } from '../theme/theme';

/** antd's colours by the design token that each of them is. */
const colours = {
  colorPrimary: '--accent',
  colorInfo: '--accent',
  colorLink: '--link',
  colorSuccess: '--good',
  colorError: '--error',
  colorWarning: '--warning',
  colorBgBase: '--surface-0',
  colorBgContainer: '--surface-1',
  colorBgElevated: '--surface-2',
  colorText: '--text',
  colorTextSecondary: '--text-2',
  colorTextTertiary: '--text-3',
  colorTextPlaceholder: '--text-3',
  colorTextLightSolid: '--on-accent',
  colorBorder: '--line-strong',
  colorBorderSecondary: '--line',
  boxShadow: '--shadow',
  boxShadowSecondary: '--shadow',
} as const;

/**
 * antd's theme, made of the design tokens of tokens.css and nothing else. antd derives shades by calculation, so it
 * needs the colours' values and not the names of variables; called again when the theme changes.
 */
export function antdTheme(theme: Theme): ThemeConfig {
  const field = {
    hoverBorderColor: 'var(--text-2)',
    activeBorderColor: 'var(--focus)',
    activeShadow: '0 0 0 1px var(--focus)',
  };
  return {
    algorithm: theme === 'light' ? antd.defaultAlgorithm : antd.darkAlgorithm,
    token: {
      ...valuesOf(colours),
      borderRadius: 4,
      borderRadiusLG: 4,
      borderRadiusSM: 4,
      fontFamily: 'var(--font)',
      fontSize: 14,
      controlHeight: 40,
      controlHeightLG: 48,
      controlHeightSM: 32,
      controlPaddingHorizontal: 11,
      motion: mayMove(),
      motionDurationFast: '0.12s',
      motionDurationMid: '0.16s',
      motionDurationSlow: '0.2s',
      ...screens,
    },
    components: {
      Alert: { withDescriptionPadding: '16px', colorWarningBg: 'var(--surface-1)', colorWarningBorder: 'var(--line)' },
      // As the product's own.
      Button: { fontWeight: 600, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
      DatePicker: field,
      Form: { itemMarginBottom: 28 },
      Input: field,
      Modal: { contentBg: 'var(--surface-1)', headerBg: 'var(--surface-1)' },
      Select: {
        hoverBorderColor: 'var(--text-2)',
        activeBorderColor: 'var(--focus)',
        activeOutlineColor: 'var(--focus)',
      },
      Slider: {
        railBg: 'var(--surface-3)',
        railHoverBg: 'var(--surface-3)',
        trackBg: 'var(--text-2)',
        trackHoverBg: 'var(--text)',
        handleColor: 'var(--text)',
        handleActiveColor: 'var(--text)',
      },
      Switch: { trackHeight: 20, trackMinWidth: 34, handleSize: 14, trackPadding: 3, handleBg: 'var(--surface-0)' },
    },
  };
}

/** As they are on screen; without a style sheet, as in a test, antd keeps its own. */
function valuesOf(tokens: Readonly<Record<string, string>>): Record<string, string> {
  const css = getComputedStyle(document.documentElement);
  const known = Object.entries(tokens).map(([name, token]) => [name, css.getPropertyValue(token).trim()] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== ''));
}
