import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PortfolioLink } from '../../../domain/account/portfolio-link';
import { Button } from '../../kit/controls/button';
import { ProblemText } from '../../kit/controls/problem-text';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import { view } from '../../runtime/feature';
import { Section } from '../account-kit/section';
import { SettingRow } from '../account-kit/setting-row';
import { LinkDialog } from './link-dialogs.view';
import { PortfolioLinksStore } from './portfolio-links.store';

interface Stores {
  readonly links: PortfolioLinksStore;
}

/** Links by which others see the account without its amounts. */
export const PortfolioLinks = observer(function PortfolioLinks({
  stores: { links: store },
}: {
  readonly stores: Stores;
}) {
  const { t } = useTranslation('portfolioLinks');
  const failureText = useFailureText();
  const resource = useMemo(() => store.links(), [store]);
  const state = useResource(resource);
  useEffect(() => () => store.close(), [store]);
  const { asking, request } = store;
  return (
    <Section
      anchor="portfolio-links"
      title={t('title')}
      text={t('text')}
      actions={
        <Button size="small" onClick={store.open}>
          {t('create')}
        </Button>
      }
    >
      <DataBlock
        state={state}
        onRetry={() => void resource.refresh()}
        skeleton={<Skeleton height={56} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<SettingRow title={t('none')} />}
      >
        {(rows) => rows.map((link) => <LinkRow key={link.id} store={store} link={link} />)}
      </DataBlock>
      {asking ? <LinkDialog store={store} /> : null}
      <ProblemText>{!asking && request.failure ? failureText(request.failure) : null}</ProblemText>
    </Section>
  );
});

function LinkRow({ store, link }: { readonly store: PortfolioLinksStore; readonly link: PortfolioLink }) {
  const { t } = useTranslation('portfolioLinks');
  const format = useFormat();
  const { name, expiresAt, opened } = link;
  return (
    <SettingRow
      title={name}
      text={`${t('ends', { date: format.dateTime(expiresAt) })} · ${t('opened', { count: opened })}`}
    >
      <Button size="small" aria-label={t('revokeOf', { name })} onClick={() => void store.revoke(link)}>
        {t('revoke')}
      </Button>
    </SettingRow>
  );
}

export default view(PortfolioLinks, { links: PortfolioLinksStore });
