import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '../../../domain/shared/instant';
import { Alert } from '../../kit/antd/alert';
import { ButtonLink } from '../../kit/controls/button-link';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';

interface FrozenNoticeProps {
  readonly since: Instant;
  /** Unfreezes; elsewhere than where that is done a link leads there. */
  readonly action?: ReactNode;
}

/** In place of what a frozen account does not answer. */
export function FrozenNotice({ since, action }: FrozenNoticeProps) {
  const { t } = useTranslation(['accountKit', 'common']);
  const format = useFormat();
  const { paths } = useApp();
  return (
    <Alert
      title={t('frozen.title', { time: format.dateTime(since) })}
      text={t('frozen.text')}
      action={
        action ?? (
          <ButtonLink to={paths.accountSecurity} size="small">
            {t('common:account.links.security')}
          </ButtonLink>
        )
      }
    />
  );
}
