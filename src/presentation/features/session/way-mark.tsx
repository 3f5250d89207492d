const shapes = {
  link: 'M2.75 5h14.5v10H2.75zM3 5.5l7 5.5 7-5.5',
  passkey: 'M7 12.5a4 4 0 1 1 3.4-1.9l6.6 6.4v-2.5h-2.5v-2.5h-2.2',
  phone: 'M6.5 2.75h7v14.5h-7zM9 15h2',
};

/** A line drawing for a way in that has no sign of its own. */
export function WayMark({ way }: { readonly way: keyof typeof shapes }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={18}
      height={18}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[way]} />
    </svg>
  );
}
