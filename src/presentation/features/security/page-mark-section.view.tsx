import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageMark } from '../../../domain/security/page-mark';
import { ConfirmModal } from '../../kit/antd/confirm-modal';
import { Button } from '../../kit/controls/button';
import { Mark } from '../../kit/controls/mark';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { Section } from '../account-kit/section';
import { SettingRow } from '../account-kit/setting-row';
import { PagePicture } from '../session/page-picture';
import styles from './page-mark.module.css';
import type { PageMarkStore } from './page-mark.store';
import { RequestProblem } from './request-problem.view';

/** A picture and a phrase of the person's own, by which they know the right page. */
export const PageMarkSection = observer(function PageMarkSection({ store }: { readonly store: PageMarkStore }) {
  const { t } = useTranslation(['security', 'common']);
  const mark = useMemo(() => store.mark(), [store]);
  const state = useResource(mark);
  const { dialog, request } = store;
  useEffect(() => () => store.close(), [store]);
  return (
    <Section title={t('pageMark.title')} text={t('pageMark.text')} anchor="page-mark">
      <DataBlock state={state} onRetry={() => void mark.refresh()} skeleton={<Skeleton height={64} />}>
        {({ mark: chosen }) => (chosen ? <Chosen store={store} mark={chosen} /> : <None store={store} />)}
      </DataBlock>
      {dialog === undefined ? <RequestProblem failure={request.failure} /> : null}
      {dialog === 'remove' ? (
        <ConfirmModal
          title={t('pageMark.removeTitle')}
          text={t('pageMark.removeText')}
          action={t('common:action.remove')}
          onConfirm={() => store.remove()}
          onClose={() => store.close()}
        />
      ) : null}
    </Section>
  );
});

function None({ store }: { readonly store: PageMarkStore }) {
  const { t } = useTranslation('security');
  return (
    <SettingRow title={t('pageMark.row')} state={<Mark tone="warning">{t('state.bothNotSet')}</Mark>}>
      <Button
        size="small"
        aria-label={`${t('pageMark.set')}: ${t('pageMark.title')}`}
        onClick={() => store.open('set')}
      >
        {t('pageMark.set')}
      </Button>
    </SettingRow>
  );
}

const Chosen = observer(function Chosen({ store, mark }: { readonly store: PageMarkStore; readonly mark: PageMark }) {
  const { t } = useTranslation(['security', 'common']);
  const { shownHere } = store;
  const isShown = shownHere?.picture === mark.picture && shownHere.phrase === mark.phrase;
  return (
    <>
      <SettingRow
        title={t('pageMark.row')}
        state={<Mark tone="good">{t('state.bothSet')}</Mark>}
        text={
          <span className={styles.mark}>
            <PagePicture name={mark.picture} size={24} /> {mark.phrase}
          </span>
        }
      >
        <Button
          size="small"
          aria-label={`${t('pageMark.change')}: ${t('pageMark.title')}`}
          onClick={() => store.open('set')}
        >
          {t('pageMark.change')}
        </Button>
        <Button
          size="small"
          variant="ghost"
          aria-label={t('pageMark.removeTitle')}
          onClick={() => store.open('remove')}
        >
          {t('common:action.remove')}
        </Button>
      </SettingRow>
      <SettingRow title={t('pageMark.here')} text={t(isShown ? 'pageMark.shown' : 'pageMark.hidden')}>
        <Button size="small" onClick={() => store.showHere(isShown ? undefined : mark)}>
          {t(isShown ? 'pageMark.hide' : 'pageMark.show')}
        </Button>
      </SettingRow>
    </>
  );
});
