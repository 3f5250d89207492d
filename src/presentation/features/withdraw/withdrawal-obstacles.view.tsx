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
  const { security, queries } = store;
  const heldUntil = known(useResource(useMemo(() => security.hold(), [security])))?.until;
  const toSetUp = known(useResource(useMemo(() => queries.requirements(), [queries])))?.toSetUp ?? [];
  return (
    <>
      {toSetUp.length > 0 ? (
        <Alert title={t('obstacle.factor.title')} text={t('obstacle.factor.text')} action={<ToSecurity />} />
      ) : null}
      {heldUntil === undefined ? null : (
        <Alert
          title={t('obstacle.hold.title', { until: format.dateTime(heldUntil) })}
          text={t('obstacle.hold.text')}
          action={<ToSecurity />}
        />
      )}
    </>
  );
});

/** To where what stands against a withdrawal is ended. */
export function ToSecurity() {
  const { t } = useTranslation('withdraw');
  const { paths } = useApp();
  return (
    <ButtonLink to={paths.accountSecurity} size="small">
      {t('obstacle.security')}
    </ButtonLink>
  );
}
