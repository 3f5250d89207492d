import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Goes to the section that the address names: when it was opened, the article was not here yet. */
export function useAddressedSection(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
}
