import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './api-reference.module.css';
import type { ApiReferenceStore } from './api-reference.store';

/** Every code a refusal can carry. */
export const ErrorsChapter = observer(function ErrorsChapter({ reference }: { readonly reference: ApiReferenceStore }) {
  const { t } = useTranslation(['reference', 'common']);
  return (
    <div className={styles.chapter}>
      <h1 className={styles.title}>{t('chapter.errors')}</h1>
      <p>{t('errors.text')}</p>
      <div className={styles.scroller} role="region" aria-label={t('chapter.errors')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('errors.code')}</th>
              <th scope="col">HTTP</th>
              <th scope="col">{t('errors.meaning')}</th>
            </tr>
          </thead>
          <tbody>
            {reference.reference?.errors.map((error) => (
              <tr key={error.code}>
                <td>
                  <code>{error.code}</code>
                </td>
                <td>{error.status}</td>
                {'reason' in error ? (
                  <td>{t(`common:rejection.${error.reason}`)}</td>
                ) : (
                  <td lang="en">
                    <code>{error.name}</code> {error.text}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
});
