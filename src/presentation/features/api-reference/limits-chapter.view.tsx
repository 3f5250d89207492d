import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { callSlug } from '../../../domain/reference/api-reference';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import styles from './api-reference.module.css';
import type { ApiReferenceStore } from './api-reference.store';

/** How often each private call may be made; public calls share one limit. */
export const LimitsChapter = observer(function LimitsChapter({ reference }: { readonly reference: ApiReferenceStore }) {
  const { t } = useTranslation('reference');
  const { paths } = useApp();
  const format = useFormat();
  const calls = reference.reference?.calls.filter(({ access }) => access === 'private' || access === 'session') ?? [];
  return (
    <div className={styles.chapter}>
      <h1 className={styles.title}>{t('chapter.limits')}</h1>
      <p>{t('limits.text')}</p>
      <div className={styles.scroller} role="region" aria-label={t('chapter.limits')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('limits.call')}</th>
              <th scope="col">{t('limits.limit')}</th>
            </tr>
          </thead>
          <tbody>
            {calls.map(({ id, method, path, limit }) => (
              <tr key={id}>
                <td>
                  <Link to={paths.apiReference(callSlug({ id }))}>
                    <code>
                      {method} {path}
                    </code>
                  </Link>
                </td>
                <td>{t('call.limit', { calls: limit.count, seconds: format.integer(limit.span / 1000) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
});
