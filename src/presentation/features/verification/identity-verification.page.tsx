import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Clock } from '../../../application/kernel/clock.port';
import { Random } from '../../../application/kernel/random.port';
import type { Verification } from '../../../domain/verification/verification';
import { AccountFrame } from '../account-kit/account-frame.view';
import { Section } from '../account-kit/section';
import { useResource } from '../../kit/data/use-resource';
import { DataBlock } from '../../kit/data/data-block';
import { Skeleton } from '../../kit/controls/skeleton';
import { useWidthBelow } from '../../kit/hooks/use-media-query';
import { LevelCards } from './level-cards.view';
import { NextLevel } from './next-level.view';
import { PrivacyNote } from './privacy-note.view';
import { useFollowedReview } from './use-followed-review';
import { VerificationStore } from './verification.store';
import { view } from '../../runtime/feature';

interface IdentityVerificationStores {
  readonly verification: VerificationStore;
  readonly clock: Clock;
  readonly random: Random;
}

const IdentityVerificationPage = observer(function IdentityVerificationPage({
  stores,
}: {
  readonly stores: IdentityVerificationStores;
}) {
  const { t } = useTranslation('verification');
  return (
    <AccountFrame title={t('title')} text={t('text')} mainOnly>
      <IdentityVerification stores={stores} />
    </AccountFrame>
  );
});

function IdentityVerification({
  stores: { verification: store, clock, random },
}: {
  readonly stores: IdentityVerificationStores;
}) {
  const { t } = useTranslation('verification');
  const resource = useMemo(() => store.state(), [store]);
  const state = useResource(resource);
  useFollowedReview(resource);
  return (
    <>
      <DataBlock state={state} onRetry={() => void resource.refresh()} skeleton={<PageSkeleton />}>
        {(verification: Verification) => (
          <>
            <Section title={t('levels.title')} text={t('levels.text')}>
              <LevelCards verification={verification} />
            </Section>
            <NextLevel store={store} clock={clock} random={random} verification={verification} />
          </>
        )}
      </DataBlock>
      <PrivacyNote />
    </>
  );
}

function PageSkeleton() {
  const narrow = useWidthBelow(768);
  return (
    <>
      <Skeleton height={narrow ? 548 : 280} />
      <Skeleton height={narrow ? 541 : 537} />
    </>
  );
}

export default view(IdentityVerificationPage, { verification: VerificationStore, clock: Clock, random: Random });
