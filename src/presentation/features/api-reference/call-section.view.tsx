import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ApiCall } from '../../../domain/reference/api-reference';
import { useFormat } from '../../kit/formats/use-format';
import { CopyButton } from '../../kit/controls/copy-button';
import styles from './api-reference.module.css';
import type { ApiReferenceStore } from './api-reference.store';
import { CallSamples } from './call-samples.view';
import { CallTrial } from './call-trial.view';
import { FieldList } from './field-list.view';
import { MethodMark } from './method-mark.view';

const whyNotHere = { public: 'notHere', private: 'needsKey', session: 'needsSession', admin: 'needsAdmin' } as const;

/** One call: what it does and needs, what it answers, how to make it, and a place to try it. */
export const CallSection = observer(function CallSection({
  reference,
  call,
}: {
  readonly reference: ApiReferenceStore;
  readonly call: ApiCall;
}) {
  const { t } = useTranslation('reference');
  const format = useFormat();
  return (
    <>
      <header className={styles.heading}>
        <h1 className={styles.address}>
          <MethodMark method={call.method} />
          <code>{call.path}</code>
          <CopyButton text={call.path} label={t('call.copyPath')} />
        </h1>
        <p className={styles.summary} lang="en">
          {call.summary}
        </p>
        <ul className={styles.marks}>
          <li>{t(`access.${call.access}`)}</li>
          <li>{t('call.limit', { calls: call.limit.count, seconds: format.integer(call.limit.span / 1000) })}</li>
          {call.deprecated ? <li className={styles.warning}>{t('call.deprecated')}</li> : null}
          {call.assumed === undefined ? null : <li>{t('call.assumed')}</li>}
        </ul>
      </header>
      <div className={styles.columns}>
        <div className={styles.description}>
          <FieldList title={t('fields.path')} fields={call.parameters} />
          <FieldList title={t('fields.query')} fields={call.query} />
          <FieldList title={t('fields.body')} fields={call.body} />
          <FieldList title={t('fields.answer')} fields={call.answer} />
        </div>
        <div className={styles.practice}>
          <CallSamples reference={reference} call={call} />
          {call.tryable ? (
            <CallTrial reference={reference} call={call} />
          ) : (
            <p className={styles.note}>{t(`trial.${whyNotHere[call.access]}`)}</p>
          )}
        </div>
      </div>
    </>
  );
});
