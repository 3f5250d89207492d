import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { Alert } from '../../kit/antd/alert';
import { ButtonLink } from '../../kit/controls/button-link';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import type { WithdrawStore } from './withdraw.store';

/** What would refuse any withdrawal, said before anything is typed: no authenticator, a hold and its end. */
export const WithdrawalObstacles = observer(function WithdrawalObstacles({ store }: { readonly store: WithdrawStore }) {
  const { t } = useTranslation('withdraw');
  const format = useFormat();
  const { paths } = useApp();
  const { security, queries } = store;
  const hold = known(useResource(useMemo(() => security.hold(), [security])))?.hold;
  const toSetUp = known(useResource(useMemo(() => queries.requirements(), [queries])))?.toSetUp ?? [];
  const action = (
    <ButtonLink to={paths.accountSecurity} size="small">
      {t('obstacle.security')}
    </ButtonLink>
  );
  return (
    <>
      {toSetUp.length > 0 ? (
        <Alert title={t('obstacle.factor.title')} text={t('obstacle.factor.text')} action={action} />
      ) : null}
      {hold ? (
        <Alert
          title={t('obstacle.hold.title', { until: format.dateTime(hold.until) })}
          text={t('obstacle.hold.text')}
          action={action}
        />
      ) : null}
    </>
  );
});
