/** Breakpoints of the interface kit, in CSS pixels (specification, section 9). */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** Layouts of pages, each from its width up to the next one's (specification, section 9). */
export const pageBreakpoints = { small: 0, mobile: 480, tablet: 768, desktop: 1024, wide: 1440 } as const;

export type PageLayout = keyof typeof pageBreakpoints;

export const spacing = 8;
export const radius = 4;

export function pageLayout(width: number): PageLayout {
  if (width >= pageBreakpoints.wide) return 'wide';
  if (width >= pageBreakpoints.desktop) return 'desktop';
  if (width >= pageBreakpoints.tablet) return 'tablet';
  return width >= pageBreakpoints.mobile ? 'mobile' : 'small';
}

/** The interface kit's breakpoints under antd's names; antd wants each range's ends spelled out. */
export const screens = {
  screenXS: 480,
  screenXSMin: 480,
  screenXSMax: breakpoints.sm - 1,
  screenSM: breakpoints.sm,
  screenSMMin: breakpoints.sm,
  screenSMMax: breakpoints.md - 1,
  screenMD: breakpoints.md,
  screenMDMin: breakpoints.md,
  screenMDMax: breakpoints.lg - 1,
  screenLG: breakpoints.lg,
  screenLGMin: breakpoints.lg,
  screenLGMax: breakpoints.xl - 1,
  screenXL: breakpoints.xl,
  screenXLMin: breakpoints.xl,
} as const;
