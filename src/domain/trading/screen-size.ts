/** Widths that a terminal is arranged for apart; a phone has tabs instead. */
export const screenSizes = ['wide', 'desktop', 'tablet'] as const;
export type ScreenSize = (typeof screenSizes)[number];
