import { useMemo } from 'react';
import { useApp } from '../../runtime/app-context';

/** What a region is called in the language on screen; the exchange's own name where the language has none. */
export function useRegionName(): (code: string, name: string) => string {
  const { language } = useApp();
  const { regionalTag } = language.language;
  return useMemo(() => {
    const names = new Intl.DisplayNames([regionalTag], { type: 'region', fallback: 'none' });
    return (code, name) => {
      try {
        return names.of(code) ?? name;
      } catch {
        return name;
      }
    };
  }, [regionalTag]);
}
