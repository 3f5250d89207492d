import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button';
import styles from './toolbar.module.css';

interface ToolbarFiltersProps {
  /** How many of them leave anything out. */
  readonly active: number;
  readonly children: ReactNode;
}

/** What narrows a list down: in sight where there is room, behind a button on a phone. */
export function ToolbarFilters({ active, children }: ToolbarFiltersProps) {
  const { t } = useTranslation('people');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <span className={styles.more}>
        <Button size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {active > 0 ? t('filters.active', { active }) : t('filters.label')}
        </Button>
      </span>
      <div id={id} className={styles.filters} data-open={open || undefined}>
        {children}
      </div>
    </>
  );
}
