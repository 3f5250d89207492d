import { useTranslation } from 'react-i18next';
import { useShell } from '../kernel/shell-context';
import { Button } from '../ui/button';
import { ExternalLink } from '../ui/external-link';
import { LayerCard } from './layer-card';

interface ConsentBannerProps {
  /** Everything is said before the answer: under EU rules, and where nobody knows. */
  readonly explicit: boolean;
  readonly onAnswer: (answer: 'yes' | 'no') => void;
}

/** Asks once whether the visitor may be counted. Both answers look alike, and none is chosen beforehand. */
export function ConsentBanner({ explicit, onAnswer }: ConsentBannerProps) {
  const { environment } = useShell();
  const { t } = useTranslation(['consent', 'common']);
  const { privacyPolicy } = environment.links;
  return (
    <LayerCard
      title={t('consent:banner.title')}
      actions={
        <>
          <Button size="small" onClick={() => onAnswer('no')}>
            {t('consent:banner.no')}
          </Button>
          <Button size="small" onClick={() => onAnswer('yes')}>
            {t('consent:banner.yes')}
          </Button>
        </>
      }
    >
      <p>
        {t(explicit ? 'consent:banner.textEu' : 'consent:banner.text')}{' '}
        {privacyPolicy ? <ExternalLink href={privacyPolicy}>{t('common:link.privacyPolicy')}</ExternalLink> : null}
      </p>
    </LayerCard>
  );
}
