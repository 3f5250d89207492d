import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Instant } from '../../../domain/shared/instant';
import { useHoldText } from '../account-kit/use-hold-text';
import { Alert } from '../../kit/antd/alert';
import { ButtonLink } from '../../kit/controls/button-link';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { useObstacle } from './use-obstacle';
import type { WithdrawStore } from './withdraw.store';

/** What would refuse any withdrawal, said before anything is typed: no authenticator, a hold and its end. */
export const WithdrawalObstacles = observer(function WithdrawalObstacles({ store }: { readonly store: WithdrawStore }) {
  const { paths } = useApp();
  const { t } = useTranslation(['withdraw', 'accountKit']);
  const { email, factor, heldUntil } = useObstacle(store);
  return (
    <>
      {factor ? (
        <Alert
          title={t(email ? 'accountKit:emailFirst.title' : 'obstacle.factor.title')}
          text={t(email ? 'accountKit:emailFirst.text' : 'obstacle.factor.text')}
          action={
            <ButtonLink
              to={`${paths.accountSecurity}#${email ? 'email-address' : 'authenticator'}`}
              size="small"
              variant="primary"
              onClick={() => store.keep()}
            >
              {t(email ? 'accountKit:emailFirst.action' : 'obstacle.factor.action')}
            </ButtonLink>
          }
        />
      ) : null}
      {heldUntil === undefined ? null : <Hold store={store} until={heldUntil} />}
    </>
  );
});

function Hold({ store, until }: { readonly store: WithdrawStore; readonly until: Instant }) {
  const { t } = useTranslation('withdraw');
  const format = useFormat();
  const text = useHoldText(store.security, until);
  return (
    <Alert title={t('obstacle.hold.title', { until: format.dateTime(until) })} text={text} action={<ToSecurity />} />
  );
}

/** To where what stands against a withdrawal is ended. */
function ToSecurity() {
  const { t } = useTranslation('withdraw');
  const { paths } = useApp();
  return (
    <ButtonLink to={paths.accountSecurity} size="small">
      {t('obstacle.security')}
    </ButtonLink>
  );
}
