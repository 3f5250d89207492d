import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../kit/controls/plain-button';
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
      <div className={styles.choices} role="group" aria-label={t('sample.language')}>
        {sampleLanguages.map((language) => (
          <PlainButton
            key={language}
            className={styles.choice}
            aria-pressed={reference.language === language}
            onClick={() => reference.sampleIn(language)}
          >
            {names[language]}
          </PlainButton>
        ))}
      </div>
      <CodeBlock
        text={codeSample(reference.language, reference.hosts.rest, call, reference.values)}
        label={t('sample.copy')}
      />
    </section>
  );
});
