import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../formats/use-format';
import { Button } from './button';
import styles from './pager.module.css';

interface PagerProps {
  /** Counted from 1; newest first without `words`. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  /** In a list that does not go by time. */
  readonly words?: { readonly back: string; readonly on: string };
}

/** Leads through the pages of a history; nothing where there is only one. */
export function Pager({ page, pages, onPage, words }: PagerProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <Button size="small" variant="ghost" idle={page <= 1} onClick={() => onPage(page - 1)}>
        {words?.back ?? t('pager.newer')}
      </Button>
      <span>{t('pager.position', { page: format.integer(page), pages: format.integer(pages) })}</span>
      <Button size="small" variant="ghost" idle={page >= pages} onClick={() => onPage(page + 1)}>
        {words?.on ?? t('pager.older')}
      </Button>
    </nav>
  );
}

/** Fills whole rows of two and three cards. */
const size = 24;

interface PagedProps<Row> extends Pick<PagerProps, 'words'> {
  readonly rows: readonly Row[];
  readonly children: (shown: readonly Row[]) => ReactNode;
}

/** A list that is there as a whole and may be long: a page of it at a time. */
export function Paged<Row>({ rows, words, children }: PagedProps<Row>) {
  const [chosen, choose] = useState(1);
  const pages = Math.ceil(rows.length / size);
  // The list may have become shorter.
  const page = Math.min(chosen, pages);
  return (
    <>
      {children(rows.slice((page - 1) * size, page * size))}
      <Pager page={page} pages={pages} onPage={choose} {...(words && { words })} />
    </>
  );
}
