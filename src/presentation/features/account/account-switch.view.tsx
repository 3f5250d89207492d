import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubAccountQueries } from '../../../application/account/sub-account.queries';
import { known } from '../../../application/kernel/resource';
import { useApp } from '../../runtime/app-context';
import { useResource } from '../../kit/data/use-resource';
import { ChoiceList } from '../../kit/controls/choice-list';
import { FailureState } from '../../kit/data/failure-state';
import { Skeleton } from '../../kit/controls/skeleton';

interface AccountSwitchProps {
  readonly queries: SubAccountQueries;
  readonly onChoose: (userId: string) => void;
}

/** The accounts that the person can act as. A sub-account knows only its main account: the others are listed there. */
export const AccountSwitch = observer(function AccountSwitch({ queries, onChoose }: AccountSwitchProps) {
  const { session } = useApp();
  const { account } = session;
  if (!account) return null;
  return account.main ? <OfMain queries={queries} onChoose={onChoose} /> : <OfSub onChoose={onChoose} />;
});

const OfMain = observer(function OfMain({ queries, onChoose }: AccountSwitchProps) {
  const { session } = useApp();
  const { t } = useTranslation('common');
  const list = useMemo(() => queries.list(), [queries]);
  const state = useResource(list);
  const { account, displayName } = session;
  const subs = known(state);
  const problem =
    state.status === 'failed' ? <FailureState failure={state.failure} onRetry={() => void list.refresh()} /> : null;
  if (!subs) return problem ?? <Skeleton height={36} />;
  if (!account || subs.length === 0) return problem;
  const choices = [
    { userId: account.userId, alias: [displayName, t('account.main')].filter(Boolean).join(' · ') },
    ...subs,
  ];
  return (
    <>
      {problem}
      <Choices choices={choices} chosen={account.userId} onChoose={onChoose} />
    </>
  );
});

const OfSub = observer(function OfSub({ onChoose }: Pick<AccountSwitchProps, 'onChoose'>) {
  const { session } = useApp();
  const { t } = useTranslation('accountKit');
  const { account } = session;
  if (account?.mainUserId === undefined) return null;
  return (
    <Choices
      choices={[{ userId: account.mainUserId, alias: t('switch.back') }, account]}
      chosen={account.userId}
      onChoose={onChoose}
    />
  );
});

interface ChoicesProps extends Pick<AccountSwitchProps, 'onChoose'> {
  readonly choices: readonly { readonly userId: string; readonly alias: string }[];
  readonly chosen: string;
}

const Choices = observer(function Choices({ choices, chosen, onChoose }: ChoicesProps) {
  const { session } = useApp();
  const { t } = useTranslation('accountKit');
  return (
    <div aria-busy={session.switchingTo !== undefined || undefined}>
      <ChoiceList
        label={t('switch.label')}
        choices={choices.map(({ userId, alias }) => ({ value: userId, name: alias }))}
        chosen={chosen}
        onChoose={(userId) => {
          if (userId !== chosen) onChoose(userId);
        }}
      />
    </div>
  );
});
