import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A link that leads on to a page of its own. */
export function ArrowLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to}>
      {children}
      <span aria-hidden="true"> →</span>
    </Link>
  );
}
