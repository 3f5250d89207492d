export type QuestionType = 'RATING' | 'CHOICE' | 'TEXT' | 'other';

export interface SurveyQuestion {
  readonly id: string;
  readonly type: QuestionType;
  readonly text: string;
  /** Of which one is the answer; none for a text. */
  readonly options: readonly string[];
}

export interface Survey {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly SurveyQuestion[];
}

export interface SurveyReply {
  readonly surveyId: string;
  readonly answers: readonly { readonly questionId: string; readonly value: string }[];
  readonly comment: string;
}

/** A published build of the mobile app. */
export interface MobileRelease {
  readonly version: string;
  readonly build: number;
  readonly address: string;
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  readonly oldestVersion: string;
  readonly notes: string;
  readonly publishedAt: number;
}
