import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useReadingPosition } from '../../kit/hooks/use-reading-position';
import type { PageSections } from './page-sections';
import styles from './section-index.module.css';

/** Leads to the parts of the page, the one that is being read marked: beneath the account's pages, a row on small screens. */
export const SectionIndex = observer(function SectionIndex({ sections }: { readonly sections: PageSections }) {
  const { t } = useTranslation('accountKit');
  const { entries } = sections;
  const current = useReadingPosition(useMemo(() => entries.map(({ anchor }) => anchor), [entries]));
  return (
    <nav aria-label={t('nav.sections')} className={styles.index}>
      <ul className={styles.list}>
        {entries.map(({ anchor, title }) => (
          <li key={anchor}>
            <Link
              to={{ hash: anchor }}
              className={styles.link}
              aria-current={anchor === current ? 'location' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
