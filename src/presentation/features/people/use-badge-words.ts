import { useTranslation } from 'react-i18next';

const badges = ['LEAD_TRADER', 'X_BOUND', 'POPULAR'] as const;

/** Name and meaning of a badge; one that is not known here is called by its own name. */
export function useBadgeWords(): (badge: string) => { readonly name: string; readonly text: string | undefined } {
  const { t } = useTranslation('people');
  return (badge) => {
    const known = badges.find((each) => each === badge);
    if (known === undefined) return { name: badge, text: undefined };
    return { name: t(`badge.${known}.name`), text: t(`badge.${known}.text`) };
  };
}
