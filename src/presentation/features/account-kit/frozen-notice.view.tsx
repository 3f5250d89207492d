import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '../../../domain/shared/instant';
import { Alert } from '../../kit/antd/alert';
import { useFormat } from '../../kit/formats/use-format';

interface FrozenNoticeProps {
  readonly since: Instant;
  /** Unfreezes, or leads to where that is done. */
  readonly action: ReactNode;
}

export function FrozenNotice({ since, action }: FrozenNoticeProps) {
  const { t } = useTranslation('accountKit');
  const format = useFormat();
  return <Alert title={t('frozen.title', { time: format.dateTime(since) })} text={t('frozen.text')} action={action} />;
}
