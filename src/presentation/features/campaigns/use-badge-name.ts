import { useTranslation } from 'react-i18next';

const translated = ['CHAMPION', 'PODIUM', 'WINNER'] as const;

/** What a badge is called, by the end of its id: in the language on screen where the product knows it. */
export function useBadgeName(): (id: string, otherwise: string) => string {
  const { t } = useTranslation('campaigns');
  return (id, otherwise) => {
    const own = translated.find((each) => id.endsWith(each));
    return own ? t(`badge.${own}`) : otherwise;
  };
}
