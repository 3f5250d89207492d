import { useTranslation } from 'react-i18next';
import type { Instant } from '../../../domain/shared/instant';
import { useFormat } from '../../kit/formats/use-format';
import { Button } from '../../kit/controls/button';
import { Alert } from '../../kit/antd/alert';

export function FrozenNotice({ since, onUnfreeze }: { readonly since: Instant; readonly onUnfreeze: () => void }) {
  const { t } = useTranslation('security');
  const format = useFormat();
  return (
    <Alert
      title={t('frozen.title', { time: format.dateTime(since) })}
      text={t('frozen.text')}
      action={
        <Button size="small" variant="primary" onClick={onUnfreeze}>
          {t('closure.unfreeze.start')}
        </Button>
      }
    />
  );
}
