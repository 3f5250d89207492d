import { useTranslation } from 'react-i18next';
import type { ApiField } from '../../../domain/reference/api-reference';
import styles from './field-list.module.css';

/** The values of a request or an answer; what is inside a value stands under it. */
export function FieldList({ title, fields }: { readonly title: string; readonly fields: readonly ApiField[] }) {
  if (fields.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <Fields fields={fields} />
    </section>
  );
}

function Fields({ fields }: { readonly fields: readonly ApiField[] }) {
  const { t } = useTranslation('reference');
  return (
    <ul className={styles.fields}>
      {fields.map((field) => (
        <li key={field.name} className={styles.field}>
          <div className={styles.line}>
            <code className={styles.name}>{field.name}</code>
            <span className={styles.type} lang="en">
              {field.type}
            </span>
            {field.required ? <span className={styles.required}>{t('fields.required')}</span> : null}
          </div>
          {field.values.length === 0 ? null : (
            <p className={styles.values}>
              {field.values.map((value) => (
                <code key={value}>{value}</code>
              ))}
            </p>
          )}
          {field.fields.length === 0 ? null : <Fields fields={field.fields} />}
        </li>
      ))}
    </ul>
  );
}
