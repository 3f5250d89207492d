import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferralTerms } from '../../../application/account/change-referral-codes.use-case';
import type { Failure } from '../../../application/kernel/failure';
import type { ReferralCode } from '../../../domain/account/referral';
import { decimal, type Decimal } from '../../../domain/shared/decimal';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import { Button } from '../../kit/controls/button';
import { DialogActions } from '../../kit/controls/dialog-parts';
import { Form, FormField, useForm, useWatch } from '../../kit/antd/form';
import { Modal } from '../../kit/antd/modal';
import { Slider } from '../../kit/antd/slider';
import { TextField } from '../../kit/antd/text-field';
import type { ReferralStore } from './referral.store';
import styles from './code-dialog.module.css';

interface CodeFields {
  readonly code: string;
  /** The friend's part, in steps of 1 % of the fees. */
  readonly steps: number;
  readonly note: string;
}

interface CodeDialogProps {
  readonly store: ReferralStore;
  /** The one that is changed; a new one when absent. */
  readonly code: ReferralCode | undefined;
  /** The fraction of fees that is shared out between the two. */
  readonly whole: Decimal | undefined;
  readonly onClose: () => void;
}

/** A code and how its part of the fees is split. */
export const CodeDialog = observer(function CodeDialog({ store, code, whole, onClose }: CodeDialogProps) {
  const { t } = useTranslation(['referral', 'common']);
  const format = useFormat();
  const failureText = useFailureText();
  const [form] = useForm<CodeFields>();
  const [failure, setFailure] = useState<Failure>();
  const [suggesting, setSuggesting] = useState(false);
  const steps = useWatch('steps', form) ?? stepsOf(code?.friendRate);
  const most = stepsOf(whole);
  const codeProblem =
    failure?.kind === 'duplicate'
      ? t('code.taken')
      : failure?.kind === 'invalid' && code === undefined
        ? t('code.form')
        : undefined;

  const save = async ({ code: wanted, steps: chosen, note }: CodeFields): Promise<void> => {
    setFailure(undefined);
    const terms = { friendRate: rateOf(chosen), note: (note ?? '').trim() };
    const saved = await (code
      ? store.edit(code.id, changesOf(code, terms))
      : store.create((wanted ?? '').trim(), terms));
    if (saved.ok) onClose();
    else setFailure(saved.error);
  };
  const suggest = async (): Promise<void> => {
    setSuggesting(true);
    const suggested = await store.suggestCode();
    setSuggesting(false);
    if (suggested.ok) form.setFieldValue('code', suggested.value);
    else setFailure(suggested.error);
  };

  return (
    <Modal title={code ? t('code.editTitle', { code: code.code }) : t('code.newTitle')} onClose={onClose}>
      <Form
        form={form}
        initialValues={{ code: '', steps: stepsOf(code?.friendRate), note: code?.note ?? '' }}
        onFinish={(fields) => void save(fields)}
      >
        {code ? null : (
          <FormField
            name="code"
            label={t('code.label')}
            extra={t('code.hint')}
            problem={codeProblem}
            rules={[{ pattern: /^\s*[A-Za-z0-9]{4,16}\s*$/, message: t('code.form') }]}
          >
            <TextField
              autoFocus
              autoComplete="off"
              spellCheck={false}
              suffix={
                <Button variant="link" disabled={suggesting} onClick={() => void suggest()}>
                  {t('code.suggest')}
                </Button>
              }
            />
          </FormField>
        )}
        <FormField name="steps" label={t('code.split')}>
          <Slider
            min={0}
            max={most}
            label={t('code.split')}
            ariaValueTextFormatterForHandle={(value) => format.part(rateOf(value))}
          />
        </FormField>
        <p className={styles.split} aria-live="polite">
          <span>{t('code.friendGets', { rate: format.part(rateOf(steps)) })}</span>
          <span>{t('code.youGet', { rate: format.part(rateOf(most - steps)) })}</span>
        </p>
        <FormField name="note" label={t('code.note')} rules={[{ max: 40, message: t('code.noteLong', { limit: 40 }) }]}>
          <TextField autoComplete="off" />
        </FormField>
        <p role="alert" className={styles.problem}>
          {failure && codeProblem === undefined && failure.kind !== 'cancelled' ? failureText(failure) : null}
        </p>
        <DialogActions>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button type="submit" variant="primary" busy={store.busy}>
            {t(code ? 'common:action.save' : 'code.create')}
          </Button>
        </DialogActions>
      </Form>
    </Modal>
  );
});

/** What was left alone is not sent: it may have been changed on another device meanwhile. */
function changesOf(code: ReferralCode, { friendRate, note }: ReferralTerms): Partial<ReferralTerms> {
  return {
    ...(stepsOf(friendRate) !== stepsOf(code.friendRate) && { friendRate }),
    ...(note !== code.note.trim() && { note }),
  };
}

function stepsOf(rate: Decimal | undefined): number {
  return rate === undefined ? 0 : Math.round(rate.times(100).toNumber());
}

function rateOf(steps: number): Decimal {
  return decimal(steps).div(100);
}
