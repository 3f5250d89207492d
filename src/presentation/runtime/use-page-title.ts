import { useEffect } from 'react';
import { useApp } from './app-context';

/** Names the page in the browser's tab and history: "Markets · Halyard". */
export function usePageTitle(title: string): void {
  const { environment } = useApp();
  const { name } = environment.brand;
  useEffect(() => {
    document.title = title === '' ? name : `${title} · ${name}`;
  }, [title, name]);
}
