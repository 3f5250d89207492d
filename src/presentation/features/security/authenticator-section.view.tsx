import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoundAuthenticator, SecurityQueries } from '../../../application/security/security.queries';
import { isRehearsalDue } from '../../../domain/session/rehearsal';
import { Section } from '../account-kit/section';
import { SettingRow } from '../account-kit/setting-row';
import { useApp } from '../../runtime/app-context';
import { useFormat } from '../../kit/formats/use-format';
import { useNow } from '../../kit/hooks/use-now';
import { useResource } from '../../kit/data/use-resource';
import { Button } from '../../kit/controls/button';
import { DataBlock } from '../../kit/data/data-block';
import { Mark } from '../../kit/controls/mark';
import { Skeleton } from '../../kit/controls/skeleton';
import { ConfirmModal } from '../../kit/antd/confirm-modal';
import type { AuthenticatorStore } from './authenticator.store';
import type { RecoveryStore } from './recovery.store';
import { RequestProblem } from './request-problem.view';
import { useRemovalText } from './use-removal-text';

interface AuthenticatorSectionProps {
  readonly store: AuthenticatorStore;
  readonly queries: SecurityQueries;
  readonly recovery: Pick<RecoveryStore, 'ways'>;
}

/** The one-time codes that the exchange asks for before money leaves or the account changes. */
export const AuthenticatorSection = observer(function AuthenticatorSection({
  store,
  queries,
  recovery,
}: AuthenticatorSectionProps) {
  const { t } = useTranslation(['security', 'common']);
  const authenticator = useMemo(() => queries.authenticator(), [queries]);
  const state = useResource(authenticator);
  const removal = useRemovalText(recovery, t('authenticator.removeText'));
  useEffect(() => () => store.close(), [store]);
  return (
    <Section title={t('authenticator.title')} text={t('authenticator.text')} anchor="authenticator">
      <DataBlock state={state} onRetry={() => void authenticator.refresh()} skeleton={<Skeleton height={64} />}>
        {(known) => (known.bound ? <Bound store={store} bound={known} /> : <None store={store} />)}
      </DataBlock>
      {store.dialog === undefined ? <RequestProblem failure={store.request.failure} /> : null}
      {store.dialog === 'remove' ? (
        <ConfirmModal
          title={t('authenticator.removeTitle')}
          text={removal}
          action={t('common:action.remove')}
          onConfirm={() => store.remove()}
          onClose={() => store.close()}
        />
      ) : null}
    </Section>
  );
});

const None = observer(function None({ store }: { readonly store: AuthenticatorStore }) {
  const { t } = useTranslation('security');
  const { session } = useApp();
  return (
    <SettingRow
      title={t('authenticator.row')}
      state={<Mark tone="warning">{t('state.off')}</Mark>}
      text={t(session.account?.email ? 'authenticator.none' : 'authenticator.noneByPhone')}
    >
      <Button size="small" variant="primary" onClick={() => store.open('enrol')}>
        {t('authenticator.add')}
      </Button>
    </SettingRow>
  );
});

function Bound({ store, bound }: { readonly store: AuthenticatorStore; readonly bound: BoundAuthenticator }) {
  const { t } = useTranslation(['security', 'common']);
  const format = useFormat();
  const now = useNow(false);
  const shownAt = bound.shownAt ?? bound.since;
  const due = isRehearsalDue(shownAt, now);
  return (
    <>
      <SettingRow
        title={t('authenticator.row')}
        state={<Mark tone="good">{t('state.on')}</Mark>}
        text={t('authenticator.since', { date: format.date(bound.since) })}
      >
        <Button size="small" aria-label={t('authenticator.removeNamed')} onClick={() => store.open('remove')}>
          {t('common:action.remove')}
        </Button>
      </SettingRow>
      <SettingRow
        title={t('rehearsal.title')}
        state={due ? <Mark tone="warning">{t('rehearsal.due')}</Mark> : null}
        text={t('rehearsal.text', { date: format.date(shownAt) })}
      >
        <Button size="small" variant={due ? 'primary' : 'secondary'} onClick={() => store.open('rehearse')}>
          {t('rehearsal.start')}
        </Button>
      </SettingRow>
    </>
  );
}
