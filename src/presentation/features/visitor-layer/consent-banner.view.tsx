import { useTranslation } from 'react-i18next';
import { useApp } from '../../runtime/app-context';
import { Button } from '../../kit/controls/button';
import { ExternalLink } from '../../kit/controls/external-link';
import { LayerCard } from '../../kit/controls/layer-card';

interface ConsentBannerProps {
  /** Everything is said before the answer: under EU rules, and where nobody knows. */
  readonly explicit: boolean;
  readonly onAnswer: (answer: 'yes' | 'no') => void;
}

/** Asks once whether the visitor may be counted. Both answers look alike, and none is chosen beforehand. */
export function ConsentBanner({ explicit, onAnswer }: ConsentBannerProps) {
  const { environment } = useApp();
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
