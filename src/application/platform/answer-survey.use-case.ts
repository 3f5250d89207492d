import type { SurveyReply } from '../../domain/platform/survey';
import { success } from '../../domain/shared/result';
import { AccountSettingsCommandsPort } from '../account/account-settings-commands.port';
import { Clock } from '../kernel/clock.port';
import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { FeedbackCommandsPort } from './feedback-commands.port';
import { TrackingPort } from './tracking.port';

/** When the account was last offered a survey, kept with the account so that it holds on every device. */
export const surveyAskedAt = 'survey.asked';

/** Remembers that a survey was offered, and sends what was answered. */
export class AnswerSurvey {
  static readonly needs: Needs<typeof AnswerSurvey> = [
    FeedbackCommandsPort,
    AccountSettingsCommandsPort,
    TrackingPort,
    Clock,
  ];

  constructor(
    private readonly feedback: FeedbackCommandsPort,
    private readonly settings: AccountSettingsCommandsPort,
    private readonly tracking: TrackingPort,
    private readonly clock: Clock,
  ) {}

  /** The offer was on screen: it does not come back soon, whatever becomes of it. */
  async seen(): Promise<void> {
    await this.settings.savePreferences({ [surveyAskedAt]: this.clock.now() });
  }

  /** One that was answered on another device is as good. */
  async execute(reply: SurveyReply): Outcome<void> {
    const sent = await this.feedback.answer(reply);
    if (!sent.ok && sent.error.kind !== 'duplicate') return sent;
    this.tracking.report({ name: 'survey_answered' });
    return success(undefined);
  }
}
