/** Widths of the window at which layouts change, in CSS pixels. Style sheets use the same ones (tests/architecture/styles.test.ts). */
export const widths = [360, 480, 600, 768, 1024, 1280, 1440, 1680, 1920, 2560, 3200] as const;

export type Width = (typeof widths)[number];

/** Breakpoints of the interface kit (specification, section 9). */
const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** The same under antd's names; antd wants each range's ends spelled out. */
export const screens = {
  screenXS: breakpoints.xs,
  screenXSMin: breakpoints.xs,
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
