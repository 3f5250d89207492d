import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button';
import { LayerCard } from '../../kit/controls/layer-card';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import type { KeptFiguresStore } from './kept-figures.store';

/** Prices come in and calls are not answered: what is shown from before has a time. Without prices the banner says it. */
export const KeptAnswersNote = observer(function KeptAnswersNote({ figures }: { readonly figures: KeptFiguresStore }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { connection } = useApp();
  if (figures.answersAt === undefined || connection.condition !== 'live') return null;
  return (
    <LayerCard
      title={t('offline.asOf', { time: format.dateTime(figures.answersAt) })}
      actions={
        <Button size="small" onClick={() => figures.readAgain()}>
          {t('action.retry')}
        </Button>
      }
    >
      <p>{t('failure.offline')}</p>
    </LayerCard>
  );
});
