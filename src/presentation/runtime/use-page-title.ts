import { createContext, useContext, useEffect } from 'react';
import { useApp } from './app-context';

/** What a page says of itself outside of its own content. */
export interface PageHead {
  readonly title: string;
  /** Its content in a sentence or two, for those who have not opened it yet. */
  readonly description: string | undefined;
}

/** Whoever renders a page ahead is told here what to write into the head of its document. */
export const PageHeadContext = createContext<((head: PageHead) => void) | undefined>(undefined);

/** Names the page in the browser's tab and history: "Markets · Halyard". A public page says a description, too. */
export function usePageTitle(title: string, description?: string): void {
  const { environment } = useApp();
  const { name } = environment.brand;
  const full = title === '' ? name : `${title} · ${name}`;
  useContext(PageHeadContext)?.({ title: full, description });
  useEffect(() => {
    document.title = full;
  }, [full]);
}
