import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { callSlug } from '../../../domain/reference/api-reference';
import { useApp } from '../../runtime/app-context';
import { SearchField } from '../../kit/controls/text-field';
import { PlainButton } from '../../kit/controls/plain-button';
import { classNames } from '../../kit/controls/class-names';
import { areaTitle } from './area-title';
import styles from './reference-tree.module.css';
import type { ApiReferenceStore } from './api-reference.store';
import { chapters } from './chapters';
import { MethodMark } from './method-mark.view';

/** Chapters and all calls by area; a search narrows the calls. On a small screen it folds away. */
export const ReferenceTree = observer(function ReferenceTree({
  reference,
  section,
}: {
  readonly reference: ApiReferenceStore;
  /** The one that is open. */
  readonly section: string;
}) {
  const { t } = useTranslation('reference');
  const { paths } = useApp();
  const searching = reference.search.trim() !== '';
  const [open, setOpen] = useState(false);
  const contentId = useId();
  useEffect(() => setOpen(false), [section]);
  const found = reference.areas.reduce((sum, { calls }) => sum + calls.length, 0);
  return (
    <nav className={styles.tree} aria-label={t('tree.label')}>
      <PlainButton
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={contentId}
        onClick={() => setOpen(!open)}
      >
        {t('tree.label')}
      </PlainButton>
      <div id={contentId} className={classNames(styles.content, !open && styles.folded)}>
        <SearchField
          size="small"
          className={styles.search}
          value={reference.search}
          aria-label={t('tree.search')}
          placeholder={t('tree.search')}
          onChange={(event) => reference.searchFor(event.target.value)}
        />
        <p className={styles.count} role="status">
          {reference.reference === undefined ? null : t('tree.count', { calls: found })}
        </p>
        <ul className={styles.chapters}>
          {chapters.map((chapter) => (
            <li key={chapter}>
              <NavLink
                to={paths.apiReference(chapter)}
                className={classNames(styles.chapter)}
                aria-current={section === chapter ? 'page' : undefined}
              >
                {t(`chapter.${chapter}`)}
              </NavLink>
            </li>
          ))}
        </ul>
        {reference.areas.map(({ name, calls }) => (
          <details
            key={name}
            className={styles.area}
            open={searching || calls.some((call) => callSlug(call) === section)}
          >
            <summary className={styles.areaName}>
              <span lang="en">{areaTitle(name)}</span>
              <span className={styles.areaCount}>{calls.length}</span>
            </summary>
            <ul className={styles.calls}>
              {calls.map((call) => (
                <li key={call.id}>
                  <NavLink
                    to={paths.apiReference(callSlug(call))}
                    className={classNames(styles.call)}
                    aria-current={section === callSlug(call) ? 'page' : undefined}
                  >
                    <MethodMark method={call.method} />
                    <span className={classNames(styles.path, call.deprecated && styles.deprecated)}>{call.path}</span>
                  </NavLink>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </nav>
  );
});
