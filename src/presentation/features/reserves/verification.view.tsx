import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { known } from '../../../application/kernel/resource';
import { Button } from '../../kit/controls/button';
import { PlainForm } from '../../kit/controls/plain-form';
import { ProblemText } from '../../kit/controls/problem-text';
import { Select } from '../../kit/controls/select';
import { TextField } from '../../kit/controls/text-field';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';
import { PathsResult } from './paths-result.view';
import type { ReservesStore } from './reserves.store';
import { TreeCheck } from './tree-check.view';
import styles from './own-verification.module.css';
import type { VerificationStore } from './verification.store';
import { verificationFrom } from './verification-link';

interface VerificationSectionProps {
  readonly reserves: ReservesStore;
  readonly verification: VerificationStore;
}

/** Verify one's own balance, or everybody's: recomputed on this device. */
export const VerificationSection = observer(function VerificationSection(props: VerificationSectionProps) {
  const { reserves, verification } = props;
  const { t } = useTranslation('reserves');
  const format = useFormat();
  const { state } = useLocation() as { readonly state: unknown };
  const hashId = useId();
  const problemId = useId();
  const audits = known(reserves.audits) ?? [];
  const audit = audits.find(({ auditId }) => auditId === verification.auditId) ?? audits[0];

  const asked = useMemo(() => verificationFrom(state), [state]);
  const wanted = audits.find(({ auditId }) => auditId === asked?.auditId);
  const settled = reserves.state.status !== 'loading' && reserves.audits.status !== 'loading';
  const begun = useRef<typeof asked>(undefined);

  useEffect(() => {
    if (!asked) return;
    verification.choose(asked.auditId);
    verification.type(asked.userHash);
  }, [asked, verification]);
  // A page that is come to begins at its top, which is seen to after this; and what comes later above moves this down.
  useEffect(() => {
    if (!asked) return;
    const frame = requestAnimationFrame(() => {
      document.getElementById('verify')?.scrollIntoView();
      document.getElementById(hashId)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [asked, settled, hashId]);
  // Whoever pressed "Verify" there has nothing more to press here.
  useEffect(() => {
    if (!wanted || begun.current === asked) return;
    begun.current = asked;
    void verification.verifyPaths(wanted);
  }, [asked, wanted, verification]);

  const submit = (): void => {
    if (audit) void verification.verifyPaths(audit);
  };

  return (
    <Section anchor="verify" title={t('verify.title')} text={t('verify.text')}>
      <PlainForm className={styles.form} onSubmit={submit}>
        <label className={styles.field}>
          <span>{t('verify.audit')}</span>
          <Select
            value={audit?.auditId ?? ''}
            disabled={audits.length === 0}
            options={audits.map(({ auditId, snapshotAt }) => ({
              value: auditId,
              label: `${auditId} · ${format.dateTime(snapshotAt)}`,
            }))}
            onChange={(auditId) => verification.choose(auditId)}
          />
        </label>
        <div className={styles.field}>
          <label htmlFor={hashId}>{t('verify.hash')}</label>
          <TextField
            id={hashId}
            value={verification.hash}
            aria-invalid={verification.hashProblem}
            aria-describedby={verification.hashProblem ? problemId : undefined}
            placeholder="c3951658b165227c…"
            onChange={(event) => verification.type(event.target.value)}
          />
          <div id={problemId}>
            <ProblemText>{verification.hashProblem ? t('verify.noHash') : null}</ProblemText>
          </div>
        </div>
        <Button type="submit" variant="primary" disabled={!audit} busy={verification.paths?.kind === 'working'}>
          {t('verify.action')}
        </Button>
      </PlainForm>
      <PathsResult state={verification.paths} onRetry={() => audit && void verification.verifyPaths(audit)} />
      {audit ? <TreeCheck audit={audit} verification={verification} /> : null}
    </Section>
  );
});
