import { useTranslation } from 'react-i18next';
import type { Words } from './programme-parts.view';

const four = ['first', 'second', 'third', 'fourth'] as const;
const three = ['first', 'second', 'third'] as const;

interface ProgrammeWords {
  readonly points: readonly Words[];
  readonly steps: readonly Words[];
  readonly questions: readonly Words[];
}

/** The lists of words about a company's programme. */
export function useProgrammeWords(programme: 'broker' | 'marketMaker'): ProgrammeWords {
  const { t } = useTranslation('partners');
  return {
    points: four.map((each) => ({
      title: t(`${programme}.points.${each}.title`),
      text: t(`${programme}.points.${each}.text`),
    })),
    steps: four.map((each) => ({
      title: t(`${programme}.steps.${each}.title`),
      text: t(`${programme}.steps.${each}.text`),
    })),
    questions: three.map((each) => ({
      title: t(`${programme}.questions.${each}.title`),
      text: t(`${programme}.questions.${each}.text`),
    })),
  };
}
