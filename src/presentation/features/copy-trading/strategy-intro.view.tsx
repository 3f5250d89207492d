import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestIntro, type OwnStrategy } from '../../../domain/social/leading';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { Modal } from '../../kit/antd/modal';
import { TextField } from '../../kit/antd/text-field';
import { Button } from '../../kit/controls/button';
import { DialogActions } from '../../kit/controls/dialog-parts';
import type { NewStrategyStore } from './new-strategy.store';
import styles from './copy-trading.module.css';

interface StrategyIntroProps {
  readonly strategy: OwnStrategy;
  readonly store: NewStrategyStore;
}

/** What others read about an own strategy, which its lead may write anew while it is open. */
export function StrategyIntro({ strategy, store }: StrategyIntroProps) {
  const { t } = useTranslation(['copyTrading', 'common']);
  const [writing, setWriting] = useState(false);
  const { intro, closedAt } = strategy;
  if (closedAt !== undefined) return intro === '' ? null : <p className={styles.words}>{intro}</p>;
  return (
    <div className={styles.detailHead}>
      <p className={styles.words}>{intro === '' ? t('lead.noDescription') : intro}</p>
      <Button
        size="small"
        aria-label={`${t('common:action.edit')}: ${t('lead.description')}`}
        onClick={() => setWriting(true)}
      >
        {t('common:action.edit')}
      </Button>
      {writing ? <IntroDialog strategy={strategy} store={store} onClose={() => setWriting(false)} /> : null}
    </div>
  );
}

function IntroDialog({ strategy, store, onClose }: StrategyIntroProps & { readonly onClose: () => void }) {
  const { t } = useTranslation(['copyTrading', 'common']);
  const [form] = useForm<{ intro: string }>();
  const [busy, setBusy] = useState(false);
  const save = async (intro: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const saved = await store.describe(strategy.strategyId, intro.trim());
    setBusy(false);
    if (saved) onClose();
  };
  return (
    <Modal title={strategy.name} onClose={onClose}>
      <Form form={form} initialValues={{ intro: strategy.intro }} onFinish={({ intro }) => void save(intro)}>
        <FormField name="intro" label={t('lead.intro')}>
          <TextField autoFocus autoComplete="off" maxLength={longestIntro} disabled={busy} />
        </FormField>
        <DialogActions>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('common:action.save')}
          </Button>
        </DialogActions>
      </Form>
    </Modal>
  );
}
