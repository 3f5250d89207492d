import { useTranslation } from 'react-i18next';
import { QuietPart } from '../../runtime/quiet-part';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { Section } from '../account-kit/section';
import { activityFeature } from './activity.feature';

/** What happened around the account; it stands below what people come for, and comes after it. */
export function ActivitySection() {
  const { t } = useTranslation('security');
  return (
    <Section title={t('activity.title')} text={t('activity.text')} anchor="activity">
      <QuietPart feature={activityFeature} waiting={<RowsSkeleton rows={4} roomy />} />
    </Section>
  );
}
