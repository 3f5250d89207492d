import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { strategyKinds } from '../../../domain/social/copy-strategy';
import { type Leading, longestIntro } from '../../../domain/social/leading';
import AntdRoot from '../../kit/antd/antd-root';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { PlainForm } from '../../kit/controls/plain-form';
import { ProblemText } from '../../kit/controls/problem-text';
import { Select } from '../../kit/controls/select';
import { TextField } from '../../kit/controls/text-field';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { AmountField } from '../money-kit/amount-field.view';
import { OnceResult } from '../money-kit/once-result.view';
import type { NewStrategyStore } from './new-strategy.store';
import styles from './lead.module.css';

interface OpenStrategyProps {
  readonly leading: Leading;
  readonly store: NewStrategyStore;
}

/** The form that makes an account a lead: name, markets, introduction and part of the profit. */
export const OpenStrategy = observer(function OpenStrategy({ leading, store }: OpenStrategyProps) {
  const { t } = useTranslation('copyTrading');
  const { marks } = useFormat();
  const taken = leading.strategies.filter(({ closedAt }) => closedAt === undefined).map(({ kind }) => kind);
  const free = strategyKinds.find((kind) => !taken.includes(kind));
  useEffect(() => {
    if (free !== undefined && store.draft === undefined) store.begin(marks, free);
  }, [store, marks, free]);
  const status = store.draft?.once.state.status;
  if (status !== undefined && status !== 'typing' && status !== 'sending')
    return (
      <OnceResult
        store={store.draft!.once}
        done={({ strategyId }) => <Opened strategyId={strategyId} onAgain={() => free && store.begin(marks, free)} />}
      />
    );
  return free === undefined ? <p>{t('lead.allOpen')}</p> : <Fields {...{ leading, store, taken }} />;
});

interface FieldsProps extends OpenStrategyProps {
  readonly taken: readonly string[];
}

const Fields = observer(function Fields({ leading, store, taken }: FieldsProps) {
  const { t } = useTranslation('copyTrading');
  const failureText = useFailureText();
  const id = useId();
  const { draft } = store;
  if (!draft) return null;
  const { name, intro, kind, share, once } = draft;
  const { state } = once;
  const sending = state.status === 'sending';
  const refused = state.status === 'typing' ? state.failure : undefined;
  // One of the kind may have been opened elsewhere meanwhile.
  const kindIsTaken = taken.includes(kind);
  const nameProblem = store.nameIsWrong
    ? t('lead.nameForm')
    : refused?.kind === 'duplicate' && !kindIsTaken
      ? t('lead.nameTaken')
      : undefined;
  const type = (change: Parameters<typeof store.type>[0]): void => {
    if (refused) once.again();
    store.type(change);
  };
  return (
    <PlainForm className={styles.form} onSubmit={() => store.open(leading)}>
      <div className={styles.field}>
        <label htmlFor={`${id}-name`}>{t('lead.name')}</label>
        <TextField
          id={`${id}-name`}
          value={name}
          maxLength={30}
          disabled={sending}
          aria-invalid={nameProblem !== undefined || undefined}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => type({ name: target.value })}
        />
        <span id={`${id}-problem`}>
          <ProblemText>{nameProblem}</ProblemText>
        </span>
      </div>
      <label className={styles.field}>
        {t('lead.intro')}
        <TextField
          value={intro}
          maxLength={longestIntro}
          disabled={sending}
          onChange={({ target }) => type({ intro: target.value })}
        />
      </label>
      <label className={styles.field}>
        {t('kind.label')}
        <Select
          value={kind}
          disabled={sending}
          options={strategyKinds
            .filter((each) => each === kind || !taken.includes(each))
            .map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(chosen) => type({ kind: chosen })}
        />
        <ProblemText>{kindIsTaken ? t('lead.kindTaken') : undefined}</ProblemText>
      </label>
      <AntdRoot>
        <AmountField
          label={t('terms.share')}
          figure={share}
          asset="%"
          bounds={store.bounds(leading)}
          disabled={sending}
        />
      </AntdRoot>
      <p className={styles.have}>{t('lead.promise')}</p>
      <ProblemText>{refused && refused.kind !== 'duplicate' ? failureText(refused) : undefined}</ProblemText>
      <div>
        <Button type="submit" variant="primary" busy={sending}>
          {t('lead.open')}
        </Button>
      </div>
    </PlainForm>
  );
});

function Opened({ strategyId, onAgain }: { readonly strategyId: string; readonly onAgain: () => void }) {
  const { t } = useTranslation('copyTrading');
  const { paths } = useApp();
  return (
    <>
      <h3>{t('lead.opened')}</h3>
      <p className={styles.have}>{t('lead.openedText')}</p>
      <div className={styles.need}>
        <ButtonLink variant="primary" to={paths.strategy(strategyId)}>
          {t('lead.view')}
        </ButtonLink>
        <Button onClick={onAgain}>{t('lead.another')}</Button>
      </div>
    </>
  );
}
