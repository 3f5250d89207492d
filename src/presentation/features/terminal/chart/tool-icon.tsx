import type { ReactNode } from 'react';

const shapes = {
  indicators: <path d="M2.5 14.5c2-6 3.5-6 5 0s3 6 5 0 3-6 5-1M2.5 5.5h15" />,
  draw: <path d="m4 16 1-4 8.5-8.5a2 2 0 0 1 3 3L8 15l-4 1Z" />,
  compare: <path d="m2.5 13 4-5 4 3 7-7M2.5 17l5-3 4 1 6-5" />,
  listen: <path d="M3 8v4h3l4 3.5v-11L6 8zM13 7.5a3.5 3.5 0 0 1 0 5M15.3 5a7 7 0 0 1 0 10" />,
  atPrice: <path d="M2.5 10h5m5 0h5M10 6.5v7M6.5 10h7" />,
  orders: <path d="M2.5 6h9m4 0h2M2.5 14h3m4 0h8M11.5 4v4h4V4zM5.5 12v4h4v-4z" />,
  settings: (
    <>
      <circle cx="10" cy="10" r="2.5" />
      <path d="M10 2.5v2.3M10 15.2v2.3M2.5 10h2.3M15.2 10h2.3M4.7 4.7l1.6 1.6M13.7 13.7l1.6 1.6M15.3 4.7l-1.6 1.6M6.3 13.7l-1.6 1.6" />
    </>
  ),
  picture: (
    <>
      <rect x="2.5" y="5" width="15" height="11" rx="1.5" />
      <circle cx="10" cy="10.5" r="2.8" />
      <path d="M7 5 8 3h4l1 2" />
    </>
  ),
  full: <path d="M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5" />,
  candles: (
    <>
      <path d="M6 2.5v3m0 9v3M14 2.5v5m0 6v3" />
      <path fill="currentColor" d="M3.5 5.5h5v9h-5zM11.5 7.5h5v6h-5z" />
    </>
  ),
  hollow: <path d="M6 2.5v3m0 9v3M14 2.5v5m0 6v3M3.5 5.5h5v9h-5zM11.5 7.5h5v6h-5z" />,
  bars: <path d="M6 3v14M3 13h3m0-7h3M14 3v14M11 6h3m0 8h3" />,
  path: <path d="m2.5 14 5-6 4 3 6-7" />,
  area: (
    <>
      <path d="m2.5 12 5-6 4 3 6-6" />
      <path fill="currentColor" fillOpacity="0.3" stroke="none" d="m2.5 12 5-6 4 3 6-6v14h-15z" />
    </>
  ),
  heikinAshi: (
    <>
      <path d="M4.5 9V6.5M10 6.5V4M15.5 4V2.5M4.5 17v-1M10 13v1.5M15.5 10v1.5" />
      <path fill="currentColor" d="M2.5 9h4v7h-4zM8 6.5h4V13H8zM13.5 4h4v6h-4z" />
    </>
  ),
  segment: (
    <>
      <path d="M5 15 15 5" />
      <circle cx="4" cy="16" r="1.5" />
      <circle cx="16" cy="4" r="1.5" />
    </>
  ),
  ray: (
    <>
      <path d="m5 15 13-13" />
      <circle cx="4" cy="16" r="1.5" />
    </>
  ),
  line: <path d="M2 18 18 2" />,
  horizontal: <path d="M2 10h16" />,
  vertical: <path d="M10 2v16" />,
  channel: <path d="M2 12 12 2M8 18 18 8" />,
  fibonacci: <path d="M2.5 3.5h15M2.5 8h15M2.5 11.5h15M2.5 16.5h15" />,
  rectangle: <rect x="3" y="5" width="14" height="10" />,
  price: <path d="M2 10h9m0-3.5h4l3 3.5-3 3.5h-4z" />,
  note: <path d="M4 4h12M10 4v12" />,
  magnet: <path d="M5 3v7a5 5 0 0 0 10 0V3h-3.5v7a1.5 1.5 0 0 1-3 0V3zM5 6.5h3.5M11.5 6.5H15" />,
  locked: (
    <>
      <rect x="4.5" y="9" width="11" height="8" rx="1" />
      <path d="M7 9V6a3 3 0 0 1 6 0v3" />
    </>
  ),
  hidden: <path d="M2.5 10s3-5 7.5-5 7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5ZM3 17 17 3" />,
  undo: <path d="M7 4 3.5 7.5 7 11M4 7.5h8a4.5 4.5 0 0 1 0 9H8" />,
  list: <path d="M7 5h10M7 10h10M7 15h10M3 5h.5M3 10h.5M3 15h.5" />,
  remove: <path d="M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5l.7 11h7.6l.7-11M8.5 8.5v5M11.5 8.5v5" />,
} satisfies Record<string, ReactNode>;

export type ToolIconName = keyof typeof shapes;

/** A line drawing that stands for a tool; its name is told beside it. */
export function ToolIcon({ name }: { readonly name: ToolIconName }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes[name]}
    </svg>
  );
}
