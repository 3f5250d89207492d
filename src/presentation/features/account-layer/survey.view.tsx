import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { SurveyQuestion } from '../../../domain/platform/survey';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { Radio } from '../../kit/controls/checkbox';
import { TextArea } from '../../kit/controls/text-area';
import { Button } from '../../kit/controls/button';
import { Dialog } from '../../kit/controls/dialog';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { LayerCard } from '../../kit/controls/layer-card';
import { PlainForm } from '../../kit/controls/plain-form';
import styles from './survey.module.css';
import type { SurveyStore } from './survey.store';

/** Where people act under time pressure, nobody asks how they like it. */
const busyPages = /^\/(trade|multi-symbol|buy-crypto|wallet)(\/|$)/;

export const SurveyLayer = observer(function SurveyLayer({ survey }: { readonly survey: SurveyStore }) {
  const { pathname } = useLocation();
  if (survey.phase === 'none' || !survey.survey) return null;
  if (survey.phase === 'open' || survey.phase === 'thanked') return <SurveyDialog survey={survey} />;
  return busyPages.test(pathname) ? null : <SurveyOffer survey={survey} />;
});

function SurveyOffer({ survey }: { readonly survey: SurveyStore }) {
  const { t } = useTranslation('layers');
  useEffect(() => void survey.seen(), [survey]);
  return (
    <LayerCard
      title={t('survey.offer')}
      onClose={() => survey.close()}
      actions={
        <>
          <Button size="small" onClick={() => void survey.never()}>
            {t('survey.never')}
          </Button>
          <Button size="small" onClick={() => survey.open()}>
            {t('survey.begin')}
          </Button>
        </>
      }
    >
      <p>{t('survey.about', { theme: survey.survey?.title })}</p>
    </LayerCard>
  );
}

const SurveyDialog = observer(function SurveyDialog({ survey }: { readonly survey: SurveyStore }) {
  const { t } = useTranslation('layers');
  const failureText = useFailureText();
  const close = (): void => survey.close();
  if (survey.phase === 'thanked') {
    return (
      <Dialog title={t('survey.thanks')} onClose={close}>
        <DialogText>{t('survey.thanksText')}</DialogText>
        <DialogActions>
          <Button variant="primary" onClick={close}>
            {t('survey.done')}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog title={survey.survey!.title} onClose={close}>
      <PlainForm className={styles.form} onSubmit={() => survey.send()}>
        {survey.survey!.questions.map((question) => (
          <Question
            key={question.id}
            question={question}
            value={survey.answers.get(question.id)}
            onAnswer={(value) => survey.answer(question.id, value)}
          />
        ))}
        {survey.failure ? (
          <p role="alert" className={styles.problem}>
            {failureText(survey.failure)}
          </p>
        ) : null}
        <DialogActions>
          <Button onClick={close}>{t('survey.later')}</Button>
          <Button type="submit" variant="primary" busy={survey.busy} disabled={!survey.complete}>
            {t('survey.send')}
          </Button>
        </DialogActions>
      </PlainForm>
    </Dialog>
  );
});

interface QuestionProps {
  readonly question: SurveyQuestion;
  readonly value: string | undefined;
  readonly onAnswer: (value: string) => void;
}

function Question({ question, value, onAnswer }: QuestionProps) {
  const { t } = useTranslation('layers');
  const name = `question-${question.id}`;
  if (question.type === 'TEXT') {
    return (
      <label className={styles.question}>
        {question.text}
        <TextArea
          className={styles.text}
          rows={3}
          maxLength={2_000}
          value={value ?? ''}
          onChange={(event) => onAnswer(event.target.value)}
        />
      </label>
    );
  }
  const rating = question.type === 'RATING';
  return (
    <fieldset className={styles.question}>
      <legend>{question.text}</legend>
      <div className={rating ? styles.scale : styles.options}>
        {question.options.map((option) => (
          <Radio
            key={option}
            className={styles.option}
            name={name}
            value={option}
            checked={value === option}
            onChange={() => onAnswer(option)}
          >
            {option}
          </Radio>
        ))}
      </div>
      {rating ? (
        <p className={styles.hint}>
          {t('survey.scale', { least: question.options[0], most: question.options.at(-1) })}
        </p>
      ) : null}
    </fieldset>
  );
}
