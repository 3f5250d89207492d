import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SettingRow } from '../account-kit/setting-row';
import { useApp } from '../../runtime/app-context';
import { useResource } from '../../kit/data/use-resource';
import { Button } from '../../kit/controls/button';
import { DataBlock } from '../../kit/data/data-block';
import { Mark } from '../../kit/controls/mark';
import { Skeleton } from '../../kit/controls/skeleton';
import type { LinkedAccountsStore } from './linked-accounts.store';

/** An account of Discord: consent is given there, and the answer comes back to this page. */
export const LinkedDiscord = observer(function LinkedDiscord({ store }: { readonly store: LinkedAccountsStore }) {
  const { paths } = useApp();
  const { t } = useTranslation('settings');
  const profile = useMemo(() => store.profile.profile(), [store]);
  const state = useResource(profile);
  const back = `${window.location.origin}${paths.accountSettings}?link=discord`;
  useAnswer(store, back);
  if (!store.offersDiscord) return null;
  const leave = (): void => {
    const address = store.beginDiscord(back);
    if (address !== undefined) window.location.assign(address);
  };
  return (
    <DataBlock state={state} onRetry={() => void profile.refresh()} skeleton={<Skeleton height={80} />}>
      {({ discordName }) => (
        <SettingRow
          title={t('discord.title')}
          state={
            discordName === undefined ? (
              <Mark tone="neutral">{t('linked.none')}</Mark>
            ) : (
              <Mark tone="good">{t('linked.bound')}</Mark>
            )
          }
          text={discordName ?? t('discord.text')}
        >
          {discordName === undefined ? (
            <Button size="small" busy={store.acting === 'bindDiscord'} onClick={leave}>
              {t('discord.bind')}
            </Button>
          ) : (
            <Button size="small" busy={store.acting === 'unbindDiscord'} onClick={() => void store.unbindDiscord()}>
              {t('discord.unbind')}
            </Button>
          )}
        </SettingRow>
      )}
    </DataBlock>
  );
});

/** The answer is taken once, and goes from the address: it is nobody's to keep or to send on. */
function useAnswer(store: LinkedAccountsStore, back: string): void {
  const { paths } = useApp();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const answered = query.get('link') === 'discord';
  const code = query.get('code') ?? undefined;
  const state = query.get('state') ?? undefined;
  useEffect(() => {
    if (!answered) return;
    void navigate(`${paths.accountSettings}#linked`, { replace: true });
    void store.finishDiscord({ code, state }, back);
  }, [answered, code, state, back, store, navigate, paths]);
}
