import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '../../../../domain/shared/instant';
import { useApp } from '../../../runtime/app-context';
import { useFormat } from '../../../kit/formats/use-format';
import { useMarket } from '../market/market-context';
import { PanelIdContext } from './panel-id-context';
import { type PanelAge, PanelAgesStore } from './panel-ages.store';
import styles from './panel-age-mark.module.css';
import { view } from '../../../runtime/feature';

/** An age is told as of a moment; which one does not matter, only that it is one. */
const anyMoment: Instant = 1e15;

interface PanelAgeStores {
  readonly ages: PanelAgesStore;
}

/** In the corner of a live panel: how old it is, once it is older than it should be. Drawn anew only when its words change. */
export const PanelAgeMark = observer(function PanelAgeMark({ stores: { ages } }: { readonly stores: PanelAgeStores }) {
  const { t } = useTranslation('safety');
  const format = useFormat();
  const { session } = useApp();
  const panel = useContext(PanelIdContext);
  const { symbol } = useMarket().instrument;
  useEffect(() => ages.start(), [ages]);
  const told = useMemo(() => computed(() => ages.of(panel, symbol), { equals: sameAge }), [ages, panel, symbol]).get();
  const ofNobody = (panel === 'account' || panel === 'account-risk') && session.status !== 'loggedIn';
  if (!told || ofNobody) return null;
  return (
    <div className={styles.corner}>
      <span className={styles.mark} data-state={told.state}>
        {told.state === 'stale' && told.age === 0
          ? t('feeds.status.stale')
          : t(`age.${told.state}`, { ago: format.relative(anyMoment - told.age, anyMoment) })}
      </span>
    </div>
  );
});

function sameAge(a: PanelAge | undefined, b: PanelAge | undefined): boolean {
  return a?.state === b?.state && a?.age === b?.age;
}

export default view(PanelAgeMark, { ages: PanelAgesStore });
