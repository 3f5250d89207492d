import type { ReactNode } from 'react';

const shapes = {
  globe: (
    <>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M2.75 10h14.5M10 2.75c2.2 2 3.2 4.5 3.2 7.25s-1 5.25-3.2 7.25c-2.2-2-3.2-4.5-3.2-7.25s1-5.25 3.2-7.25Z" />
    </>
  ),
  moon: <path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z" />,
  sun: (
    <>
      <circle cx="10" cy="10" r="3.5" />
      <path d="M10 2v1.8M10 16.2V18M2 10h1.8M16.2 10H18M4.3 4.3l1.3 1.3M14.4 14.4l1.3 1.3M15.7 4.3l-1.3 1.3M5.6 14.4l-1.3 1.3" />
    </>
  ),
  contrast: (
    <>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M10 2.75v14.5a7.25 7.25 0 0 0 0-14.5Z" fill="currentColor" />
    </>
  ),
  device: (
    <>
      <rect x="2.75" y="4" width="14.5" height="9.5" rx="1.2" />
      <path d="M7 16.5h6M10 13.5v3" />
    </>
  ),
  person: (
    <>
      <circle cx="10" cy="7" r="3.25" />
      <path d="M3.5 17c.8-3.2 3.3-5 6.5-5s5.7 1.8 6.5 5" />
    </>
  ),
  menu: <path d="M3 5.5h14M3 10h14M3 14.5h14" />,
  search: (
    <>
      <circle cx="8.75" cy="8.75" r="5.25" />
      <path d="m12.75 12.75 4.25 4.25" />
    </>
  ),
  close: <path d="m5 5 10 10M15 5 5 15" />,
  check: <path d="m4.5 10.5 3.5 3.5 7.5-8" />,
  chevron: <path d="m6 8 4 4 4-4" />,
  info: (
    <>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M10 9.2V14m0-8v.3" />
    </>
  ),
  bell: (
    <>
      <path d="M5 13.5V9a5 5 0 0 1 10 0v4.5l1.5 1.5h-13L5 13.5Z" />
      <path d="M8.3 17.2a2 2 0 0 0 3.4 0" />
    </>
  ),
  panels: (
    <>
      <rect x="2.75" y="3.25" width="14.5" height="13.5" rx="1.2" />
      <path d="M11.5 3.25v13.5M2.75 11.5h8.75" />
    </>
  ),
  reverse: <path d="M6.5 4v12m0 0-3-3m3 3 3-3M13.5 16V4m0 0-3 3m3-3 3 3" />,
  share: <path d="M10 12.5V3m0 0L6.5 6.5M10 3l3.5 3.5M4 11v5.5h12V11" />,
  success: (
    <>
      <circle cx="10" cy="10" r="7.25" />
      <path d="m6.8 10.3 2.2 2.2 4.2-4.6" />
    </>
  ),
  warning: <path d="M10 3 2.5 16.5h15L10 3Zm0 5v4m0 2.2v.3" />,
  error: (
    <>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M10 6v4.8m0 2.7v.3" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

/** A line drawing beside words; it says nothing by itself. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes[name]}
    </svg>
  );
}
