import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useKit } from './kit-context';

interface PageLinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** Words that lead to a page of the product; without a link where the page is switched off. */
export const PageLink = observer(function PageLink({ to, className, onClick, children }: PageLinkProps) {
  if (!useKit().switches.leads(to)) return <>{children}</>;
  return (
    <Link to={to} className={className} onClick={onClick}>
      {children}
    </Link>
  );
});
