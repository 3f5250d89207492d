import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecurityQueries } from '../../../application/security/security.queries';
import type { SecurityPasswordKind } from '../../../domain/security/security-overview';
import { Section } from '../account-kit/section';
import { SettingRow } from '../account-kit/setting-row';
import { useResource } from '../../kit/data/use-resource';
import { Button } from '../../kit/controls/button';
import { DataBlock } from '../../kit/data/data-block';
import { Mark } from '../../kit/controls/mark';
import { Skeleton } from '../../kit/controls/skeleton';
import type { PasswordAct, SecurityPasswordsStore } from './security-passwords.store';

const items = { trade: 'TRADE_PWD', withdraw: 'WITHDRAW_PWD' } as const;

/** What can be done with each password once it is set. The trading password alone can be tried. */
const acts = {
  trade: ['change', 'check', 'forgotten', 'remove'],
  withdraw: ['change', 'forgotten', 'remove'],
} as const satisfies Readonly<Record<SecurityPasswordKind, readonly PasswordAct[]>>;

interface PasswordsSectionProps {
  readonly store: SecurityPasswordsStore;
  readonly queries: SecurityQueries;
}

export const PasswordsSection = observer(function PasswordsSection({ store, queries }: PasswordsSectionProps) {
  const { t } = useTranslation('security');
  const overview = useMemo(() => queries.overview(), [queries]);
  const state = useResource(overview);
  useEffect(() => () => store.close(), [store]);
  return (
    <Section title={t('password.title')} text={t('password.text')} anchor="passwords">
      <DataBlock state={state} onRetry={() => void overview.refresh()} skeleton={<Skeleton height={128} />}>
        {(value) =>
          (['trade', 'withdraw'] as const).map((kind) => (
            <PasswordRow
              key={kind}
              kind={kind}
              set={value.items.some(({ key, ok }) => key === items[kind] && ok)}
              store={store}
            />
          ))
        }
      </DataBlock>
    </Section>
  );
});

interface PasswordRowProps {
  readonly kind: SecurityPasswordKind;
  readonly set: boolean;
  readonly store: SecurityPasswordsStore;
}

function PasswordRow({ kind, set, store }: PasswordRowProps) {
  const { t } = useTranslation('security');
  return (
    <SettingRow
      title={t(`password.${kind}.name`)}
      text={t(kind === 'withdraw' && !set ? 'password.withdraw.unset' : `password.${kind}.text`)}
      state={
        set ? (
          <Mark tone="good">{t('state.passwordSet')}</Mark>
        ) : (
          <Mark tone="warning">{t('state.passwordNotSet')}</Mark>
        )
      }
    >
      {set ? (
        acts[kind].map((act) => (
          <Button
            key={act}
            size="small"
            variant={act === 'change' ? 'secondary' : 'ghost'}
            aria-label={t(`password.${kind}.title.${act}`)}
            onClick={() => store.open(kind, act)}
          >
            {t(`password.act.${act}`)}
          </Button>
        ))
      ) : (
        <Button size="small" aria-label={t(`password.${kind}.title.create`)} onClick={() => store.open(kind, 'create')}>
          {t('password.act.create')}
        </Button>
      )}
    </SettingRow>
  );
}
