import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../kit/controls/segmented';
import type { ApiCall } from '../../../domain/reference/api-reference';
import { codeSample, sampleLanguages } from '../../../domain/reference/code-sample';
import styles from './code-block.module.css';
import type { ApiReferenceStore } from './api-reference.store';
import { CodeBlock } from './code-block.view';

const names = { curl: 'curl', typescript: 'TypeScript', python: 'Python' } as const;

/** The call as a program in three languages, with the values that were typed. */
export const CallSamples = observer(function CallSamples({
  reference,
  call,
}: {
  readonly reference: ApiReferenceStore;
  readonly call: ApiCall;
}) {
  const { t } = useTranslation('reference');
  return (
    <section aria-label={t('sample.label')}>
      <Segmented
        size="small"
        label={t('sample.language')}
        className={styles.choices}
        value={reference.language}
        options={sampleLanguages.map((language) => ({ value: language, label: names[language] }))}
        onChange={(language) => reference.sampleIn(language)}
      />
      <CodeBlock
        text={codeSample(reference.language, reference.hosts.rest, call, reference.values)}
        label={t('sample.copy')}
      />
    </section>
  );
});
