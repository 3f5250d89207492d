import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  codeSample,
  type SampledCall,
  type SampleLanguage,
  sampleLanguages,
} from '../../../domain/reference/code-sample';
import { Section } from '../account-kit/section';
import { useApp } from '../../runtime/app-context';
import { CodeBlock } from '../api-reference/code-block.view';
import { saveFile } from '../../kit/hooks/save-file';
import { Button } from '../../kit/controls/button';
import { classNames } from '../../kit/controls/class-names';
import { CopyButton } from '../../kit/controls/copy-button';
import { Mark } from '../../kit/controls/mark';
import { tabPanel, Tabs } from '../../kit/controls/tabs';
import { Checkbox } from '../../kit/antd/choice';
import { LeaveGuard } from '../../kit/antd/leave-guard';
import type { ApiKeysStore, NewApiKey } from './api-keys.store';
import styles from './credentials.module.css';

/** Reads the account: the first thing to try a key with. */
const trial: SampledCall = {
  method: 'GET',
  path: '/v3/account/info',
  parameters: [],
  access: 'private',
  query: [],
  body: [],
};

const sampleNames: Readonly<Record<SampleLanguage, string>> = {
  curl: 'curl',
  typescript: 'TypeScript',
  python: 'Python',
};

/** The one time that a secret is seen. */
export const NewSecret = observer(function NewSecret({
  store,
  created,
}: {
  readonly store: ApiKeysStore;
  readonly created: NewApiKey;
}) {
  const { environment } = useApp();
  const { t } = useTranslation('credentials');
  const [saved, setSaved] = useState(false);
  const [language, setLanguage] = useState<SampleLanguage>('curl');
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);

  const download = (): void =>
    saveFile(
      `api-key-${created.id}.json`,
      'application/json',
      `${JSON.stringify({ name: created.name, apiKey: created.key, apiSecret: created.secret }, undefined, 2)}\n`,
    );
  return (
    <Section title={t('secret.title', { name: created.name })} text={t('secret.text')}>
      {saved ? null : (
        <LeaveGuard
          title={t('secret.unsaved')}
          text={t('secret.unsavedText', { name: created.name })}
          action={t('secret.leave')}
        />
      )}
      <div ref={top} tabIndex={-1} className={styles.secret}>
        <Value label={t('secret.key')} value={created.key} copy={t('copy.key', { name: created.name })} />
        <Value label={t('secret.secret')} value={created.secret} copy={t('copy.secret')} />
      </div>
      {created.status === 'WAITING' ? <Mark tone="warning">{t('secret.waits')}</Mark> : null}
      <div className={styles.buttons}>
        <Button size="small" onClick={download}>
          {t('secret.download')}
        </Button>
      </div>
      <h3 className={styles.subtitle}>{t('sample.title')}</h3>
      <p className={styles.explanation}>{t('sample.text')}</p>
      <Tabs
        name="sample"
        label={t('sample.label')}
        tabs={sampleLanguages.map((id) => ({ id, label: sampleNames[id] }))}
        selected={language}
        onSelect={setLanguage}
      />
      <div {...tabPanel('sample', language)} className={styles.sample}>
        <CodeBlock text={codeSample(language, environment.hosts.rest, trial, {})} label={t('copy.sample')} />
      </div>
      <Checkbox
        checked={saved}
        onChange={(event) => setSaved(event.target.checked)}
        className={classNames(styles.saved)}
      >
        {t('secret.saved')}
      </Checkbox>
      <div className={styles.buttons}>
        <Button variant="primary" disabled={!saved} onClick={store.leave}>
          {t('secret.done')}
        </Button>
      </div>
    </Section>
  );
});

function Value({ label, value, copy }: { readonly label: string; readonly value: string; readonly copy: string }) {
  return (
    <p className={styles.value}>
      <span className={styles.valueLabel}>{label}</span>
      <code className={styles.valueText}>{value}</code>
      <CopyButton text={value} label={copy} />
    </p>
  );
}
