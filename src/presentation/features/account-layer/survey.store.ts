import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import { Clock } from '../../../application/kernel/clock.port';
import type { Failure } from '../../../application/kernel/failure';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import { AnswerSurvey, surveyAskedAt } from '../../../application/platform/answer-survey.use-case';
import { FeedbackPort } from '../../../application/platform/feedback.port';
import type { Survey, SurveyQuestion } from '../../../domain/platform/survey';
import { day, minute } from '../../../domain/shared/instant';
import { AccountProfileStore } from './account-profile.store';
import type { Needs } from '../../../application/kernel/token';

/** Somebody who has only just come, or was asked lately, is left alone. */
const patience = { visit: minute, account: 7 * day, between: 30 * day };
const alertName = 'survey';

/** The satisfaction survey: offered rarely, answered once, never pressed. */
export class SurveyStore implements Startable {
  static readonly needs: Needs<typeof SurveyStore> = [
    FeedbackPort,
    AnswerSurvey,
    AccountProfileStore,
    Scheduler,
    Clock,
  ];
  static readonly perAccount = true;

  survey: Survey | undefined = undefined;
  phase: 'none' | 'offered' | 'open' | 'thanked' = 'none';
  busy = false;
  failure: Failure | undefined = undefined;
  /** By question. */
  readonly answers = observable.map<string, string>();

  constructor(
    private readonly feedback: FeedbackPort,
    private readonly answering: AnswerSurvey,
    private readonly profiles: AccountProfileStore,
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
  ) {
    makeObservable(this, {
      survey: observableRef,
      phase: observable,
      busy: observable,
      failure: observableRef,
      complete: computed,
      offer: actionBound,
      open: actionBound,
      close: actionBound,
      answer: actionBound,
      begin: actionBound,
      end: actionBound,
    });
  }

  /** Every question that is not a free text has its answer. */
  get complete(): boolean {
    return this.survey?.questions.every(({ id, type }) => type === 'TEXT' || this.answers.has(id)) ?? false;
  }

  start(): Unsubscribe {
    // What was asked of somebody else is none of this account's business.
    this.close();
    return this.scheduler.after(patience.visit, () => void this.consider());
  }

  async consider(): Promise<void> {
    const { profile } = this.profiles;
    const now = this.clock.now();
    const asked = Number(profile?.preferences[surveyAskedAt] ?? 0);
    const ripe =
      profile?.createdAt !== undefined &&
      now - profile.createdAt >= patience.account &&
      now - asked >= patience.between;
    if (!ripe || this.phase !== 'none' || this.profiles.isHidden(alertName)) return;
    const surveys = await this.feedback.surveys('web');
    const survey = surveys.ok ? surveys.value.find(({ questions }) => questions.every(isKnown)) : undefined;
    if (survey) this.offer(survey);
  }

  /** The offer was on screen. */
  seen(): Promise<void> {
    return this.answering.seen();
  }

  /** Never again, on any device. */
  async never(): Promise<void> {
    this.close();
    await this.profiles.hide(alertName);
  }

  async send(): Promise<void> {
    if (this.busy || !this.survey || !this.complete) return;
    this.begin();
    const answers = [...this.answers]
      .filter(([, value]) => value.trim() !== '')
      .map(([questionId, value]) => ({ questionId, value }));
    const sent = await this.answering.execute({ surveyId: this.survey.id, answers, comment: '' });
    this.end(sent.ok ? undefined : sent.error);
  }

  offer(survey: Survey): void {
    this.survey = survey;
    this.phase = 'offered';
    this.answers.clear();
  }

  open(): void {
    this.phase = 'open';
  }

  close(): void {
    this.phase = 'none';
    this.survey = undefined;
  }

  answer(questionId: string, value: string): void {
    this.answers.set(questionId, value);
  }

  begin(): void {
    this.busy = true;
    this.failure = undefined;
  }

  end(failure?: Failure): void {
    this.busy = false;
    this.failure = failure;
    if (!failure) this.phase = 'thanked';
  }
}

function isKnown({ type }: SurveyQuestion): boolean {
  return type !== 'other';
}
