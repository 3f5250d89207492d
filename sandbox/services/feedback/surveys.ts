import type { User } from '../users/user';
import { duplicate, invalidParameter, notFound } from '../../shared/api-error';
import type { EmbeddedDatabase } from '../../storage/database';
import { insert } from '../../storage/insert';

export type QuestionType = 'RATING' | 'CHOICE' | 'TEXT';

export interface Question {
  readonly questionId: number;
  readonly type: QuestionType;
  readonly text: string;
  readonly options: readonly string[];
}

export interface SurveyTheme {
  readonly themeId: number;
  readonly title: string;
  readonly devices: readonly string[];
  readonly questions: readonly Question[];
}

export interface SurveyAnswer {
  readonly questionId: number;
  readonly value: string;
}

const again = 90 * 86_400_000;
const longest = 2_000;
const scale = ['1', '2', '3', '4', '5'];

const themes: readonly SurveyTheme[] = [
  {
    themeId: 1,
    title: 'Trading terminal',
    devices: ['web', 'mobile'],
    questions: [
      {
        questionId: 1,
        type: 'RATING',
        text: 'How easy was it to place the order you wanted?',
        options: scale,
      },
      {
        questionId: 2,
        type: 'CHOICE',
        text: 'What should become better first?',
        options: ['Speed', 'Charts', 'Order form', 'Book and trades'],
      },
      { questionId: 3, type: 'TEXT', text: 'What else would you like to say?', options: [] },
    ],
  },
  {
    themeId: 2,
    title: 'Deposits and withdrawals',
    devices: ['web'],
    questions: [
      {
        questionId: 1,
        type: 'RATING',
        text: 'How clear was what would happen to your money?',
        options: scale,
      },
      { questionId: 2, type: 'TEXT', text: 'What was missing?', options: [] },
    ],
  },
];

/** Questions to people who use the exchange, and their answers: one a theme in 90 days. */
export class Surveys {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS survey_answers (
      user_id INTEGER NOT NULL, theme_id INTEGER NOT NULL, answers TEXT NOT NULL, comment TEXT NOT NULL, at INTEGER NOT NULL)`);
  }

  /** Themes that have not been answered lately. */
  open(user: User, device?: string): readonly SurveyTheme[] {
    return themes.filter(
      (theme) => (device === undefined || theme.devices.includes(device)) && !this.#answeredLately(user, theme.themeId),
    );
  }

  save(user: User, themeId: number, answers: readonly SurveyAnswer[], comment: string): void {
    const theme = themes.find((each) => each.themeId === themeId);
    if (!theme) throw notFound('survey');
    for (const { questionId, value } of answers) {
      const question = theme.questions.find((each) => each.questionId === questionId);
      const good =
        question && value.length <= longest && (question.type === 'TEXT' || question.options.includes(value));
      if (!good) throw invalidParameter('answers');
    }
    const given = new Set(answers.map(({ questionId }) => questionId));
    const missing = theme.questions.some(({ questionId, type }) => type !== 'TEXT' && !given.has(questionId));
    if (missing || given.size !== answers.length || comment.length > longest) throw invalidParameter('answers');
    this.database.transaction(() => {
      if (this.#answeredLately(user, themeId)) throw duplicate('This survey has been answered.');
      insert(this.database, 'survey_answers', {
        user_id: user.userId,
        theme_id: themeId,
        answers: JSON.stringify(answers),
        comment,
        at: this.now(),
      });
    });
  }

  #answeredLately(user: User, themeId: number): boolean {
    return (
      this.database.get('SELECT 1 FROM survey_answers WHERE user_id = ? AND theme_id = ? AND at > ?', [
        user.userId,
        themeId,
        this.now() - again,
      ]) !== undefined
    );
  }
}
