import { useTranslation } from 'react-i18next';

const known = [
  'engineering',
  'markets',
  'product',
  'security',
  'remote',
  'full-time',
  'part-time',
  'contract',
  'lisbon',
  'taipei',
] as const;

/** Names of teams, places and job types in the reader's language where the product knows them, else as the board writes them. */
export function useBoardWords(): (name: string) => string {
  const { t } = useTranslation('careers');
  return (name) => {
    const word = known.find((each) => each === name.toLowerCase());
    return word ? t(`word.${word}`) : name;
  };
}
