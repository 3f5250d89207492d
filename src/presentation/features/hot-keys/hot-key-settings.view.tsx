import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hotKeyActionIds } from '../../../domain/commands/hot-key-action';
import { categoryOf, hotKeyCategories } from '../../../domain/commands/hot-key-category';
import { hotKeyTemplates } from '../../../domain/commands/hot-key-map';
import { Section } from '../account-kit/section';
import { useAnchor } from '../../kit/hooks/use-anchor';
import { FileField } from '../../kit/controls/file-field';
import { Checkbox } from '../../kit/controls/checkbox';
import { Button } from '../../kit/controls/button';
import { HotKeyRow } from './hot-key-row.view';
import { HotKeysStore } from './hot-keys.store';
import styles from './keys.module.css';
import { view } from '../../runtime/feature';

export interface HotKeySettingsStores {
  readonly keys: HotKeysStore;
}

/** Which keys do what, to be changed. */
const HotKeySettingsSection = observer(function HotKeySettingsSection({
  stores: { keys },
}: {
  readonly stores: HotKeySettingsStores;
}) {
  const { t } = useTranslation('commands');
  const { singleKeys } = keys.settings;
  const templates = useRef<HTMLDivElement>(null);
  useAnchor();
  return (
    <Section anchor="keys" title={t('keys.title')} text={t('keys.text')}>
      <Checkbox className={styles.check} checked={singleKeys} onChange={(checked) => keys.set({ singleKeys: checked })}>
        {t('keys.single')}
      </Checkbox>
      {hotKeyCategories.map((category) => (
        <section key={category} aria-label={t(`keys.category.${category}`)}>
          <h3 className={styles.heading}>{t(`keys.category.${category}`)}</h3>
          <ul>
            {hotKeyActionIds
              .filter((id) => categoryOf(id) === category && id !== 'palette')
              .map((id) => (
                <HotKeyRow key={id} id={id} keys={keys} />
              ))}
          </ul>
        </section>
      ))}
      <div ref={templates} className={styles.actions}>
        {hotKeyTemplates.map((template) => (
          <Button key={template} size="small" onClick={() => keys.take(template)}>
            {t(`keys.template.${template}`)}
          </Button>
        ))}
      </div>
      <div role="status" className={styles.replaced}>
        {keys.replaced ? (
          <>
            {t('keys.replaced')}{' '}
            <Button
              size="small"
              variant="ghost"
              onClick={() => {
                keys.takeBack();
                templates.current?.querySelector('button')?.focus();
              }}
            >
              {t('alert.undo')}
            </Button>
          </>
        ) : null}
      </div>
      <Transfer keys={keys} />
    </Section>
  );
});

/** To and from a file. */
function Transfer({ keys }: { readonly keys: HotKeysStore }) {
  const { t } = useTranslation('commands');
  const file = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  const save = (): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([keys.text], { type: 'application/json' }));
    link.download = 'hot-keys.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div className={styles.actions}>
      <Button size="small" onClick={save}>
        {t('keys.export')}
      </Button>
      <Button size="small" onClick={() => file.current?.click()}>
        {t('keys.import')}
      </Button>
      <FileField
        ref={file}
        hidden
        accept="application/json"
        onChoose={(chosen) => void chosen?.text().then((text) => setRefused(!keys.import(text)))}
      />
      <span role="alert">{refused ? t('keys.refused') : null}</span>
    </div>
  );
}

export default view(HotKeySettingsSection, { keys: HotKeysStore });
