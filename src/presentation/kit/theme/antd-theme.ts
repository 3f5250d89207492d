import { theme as antd, type ThemeConfig } from 'antd';
import { screens } from './breakpoints';
import { mayMove } from './document-theme';
import type { Theme } from './theme';

/** Reads a design token's value in the theme that is on screen. */
function tokenValue(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/**
 * antd's theme, made of the design tokens of tokens.css. antd derives shades by calculation, so it needs the
 * colours' values and not the names of variables; called again when the theme changes.
 */
export function antdTheme(theme: Theme): ThemeConfig {
  const color = (name: string, fallback: string): string => tokenValue(name) || fallback;
  const surface0 = color('--surface-0', '#0b0e13');
  const surface1 = color('--surface-1', '#11151c');
  const surface2 = color('--surface-2', '#181d26');
  const lineStrong = color('--line-strong', '#5c6879');
  const accent = color('--accent', '#f2b84b');
  return {
    algorithm: theme === 'light' ? antd.defaultAlgorithm : antd.darkAlgorithm,
    token: {
      colorPrimary: accent,
      colorInfo: accent,
      colorLink: color('--link', '#8ab8ff'),
      colorSuccess: color('--good', '#2ebd85'),
      colorError: color('--error', '#ff8080'),
      colorWarning: color('--warning', '#f2b84b'),
      colorBgBase: surface0,
      colorBgContainer: surface1,
      colorBgElevated: surface2,
      colorText: color('--text', '#e9edf3'),
      colorTextSecondary: color('--text-2', '#a9b4c3'),
      colorTextTertiary: color('--text-3', '#8a96a7'),
      colorTextPlaceholder: color('--text-3', '#8a96a7'),
      colorTextLightSolid: color('--on-accent', '#1a1203'),
      colorBorder: lineStrong,
      colorBorderSecondary: color('--line', '#262e3b'),
      borderRadius: 4,
      borderRadiusLG: 4,
      borderRadiusSM: 4,
      fontFamily: 'var(--font)',
      fontSize: 14,
      controlHeight: 40,
      controlHeightLG: 48,
      controlHeightSM: 32,
      motion: mayMove(),
      motionDurationFast: '0.12s',
      motionDurationMid: '0.16s',
      motionDurationSlow: '0.2s',
      boxShadow: color('--shadow', 'none'),
      boxShadowSecondary: color('--shadow', 'none'),
      ...screens,
    },
    components: {
      Button: { primaryShadow: 'none', defaultShadow: 'none', fontWeight: 600 },
      Form: { itemMarginBottom: 28 },
      Input: { activeShadow: 'none' },
      Modal: { contentBg: surface1, headerBg: surface1 },
    },
  };
}
