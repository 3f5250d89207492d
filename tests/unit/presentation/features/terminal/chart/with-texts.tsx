import { useEffect, useState, type ReactNode } from 'react';
import { useApp } from '../../../../../../src/presentation/runtime/app-context';

/** With the texts of the tools, or of whatever part of the page it is. */
export function WithTexts({ of = 'chart', children }: { readonly of?: string; readonly children: ReactNode }) {
  const { language } = useApp();
  const [loaded, setLoaded] = useState(false);
  useEffect(() => void language.load(of.split(' ')).then(setLoaded), [language, of]);
  return loaded ? children : null;
}
