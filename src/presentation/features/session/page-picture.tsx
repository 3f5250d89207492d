import { useTranslation } from 'react-i18next';
import type { PagePicture as Name } from '../../../domain/security/page-mark';

/** Outlines on a field of 24 by 24. */
const outlines: Readonly<Record<Name, string>> = {
  kite: 'M12 2l6 7-6 8-6-8zM12 2v15M6 9h12M12 17c-2 2 2 3 0 5',
  anchor: 'M12 7v14M12 3a2 2 0 100 4 2 2 0 000-4zM8 10h8M4 14c0 4 4 7 8 7s8-3 8-7',
  leaf: 'M4 20C4 9 11 4 20 4c0 9-5 16-16 16zM4 20L14 10',
  star: 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2 6.4 20.3l1.2-6.3L3 9.6l6.3-.8z',
  moon: 'M19 14A8 8 0 119 4a7 7 0 0010 10z',
  boat: 'M3 16h18l-3 4H6zM12 16V3l7 10h-7M12 6l-6 7h6',
  mountain: 'M2 20L9 6l4 7 2-3 7 10zM7 10l2 1 2-1',
  bell: 'M5 17c2-2 2-4 2-7a5 5 0 0110 0c0 3 0 5 2 7zM10 20a2 2 0 004 0',
  cup: 'M5 8h11v6a5 5 0 01-5 5h-1a5 5 0 01-5-5zM16 10h2a2 2 0 010 5h-2M8 2v3M12 2v3',
  tree: 'M12 2l6 8h-3l4 6H5l4-6H6zM12 16v6',
  key: 'M8 9a4 4 0 100 8 4 4 0 000-8zM12 13h9v4M17 13v3',
  fish: 'M3 12c4-6 10-6 14 0-4 6-10 6-14 0zM17 12l4-4v8zM7 11v.5',
};

/** One of the product's own drawings, that people know the right page by. */
export function PagePicture({ name, size }: { readonly name: Name; readonly size: number }) {
  const { t } = useTranslation('session');
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role="img"
      aria-label={t(`pageMark.picture.${name}`)}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={outlines[name]} />
    </svg>
  );
}
