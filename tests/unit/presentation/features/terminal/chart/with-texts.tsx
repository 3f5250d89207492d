import { useEffect, useState, type ReactNode } from 'react';
import { useApp } from '../../../../../../src/presentation/runtime/app-context';

/** With the texts of the tools, as the part of the page has them. */
export function WithTexts({ children }: { readonly children: ReactNode }) {
  const { language } = useApp();
  const [loaded, setLoaded] = useState(false);
  useEffect(() => void language.load(['chart']).then(setLoaded), [language]);
  return loaded ? children : null;
}
