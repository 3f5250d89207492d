import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { MakerEpoch, MakerProgram } from '../../../domain/campaigns/maker-epoch';
import { EmptyState } from '../../kit/controls/empty-state';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { Select } from '../../kit/controls/select';
import { tabPanel, Tabs } from '../../kit/controls/tabs';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';
import { EpochBoard } from './epoch-board.view';
import { makerChoice, makerPrograms, makerQuery } from './maker-address';
import type { MakerBoardStore } from './maker-board.store';
import styles from './partners.module.css';

/** Who did what in an epoch of a programme; both are in the address. */
export function MakerDashboard({ board }: { readonly board: MakerBoardStore }) {
  const { t } = useTranslation('partners');
  const [address, setAddress] = useSearchParams();
  const { program, epoch } = makerChoice(address);
  const epochs = useMemo(() => board.epochs(program), [board, program]);
  return (
    <Section title={t('board.title')} text={t('board.text')}>
      <Tabs
        name="makers"
        label={t('board.program')}
        tabs={makerPrograms.map((id) => ({ id, label: t(`market.${id}`) }))}
        selected={program}
        onSelect={(chosen) => setAddress(makerQuery({ program: chosen }), { replace: true, preventScrollReset: true })}
      />
      <div {...tabPanel('makers', program)} className={styles.board}>
        <DataBlock
          state={useResource(epochs)}
          onRetry={() => void epochs.refresh()}
          skeleton={<RowsSkeleton roomy rows={22} />}
          isEmpty={(all) => all.length === 0}
          empty={<EmptyState title={t('board.noEpochs.title')} text={t('board.noEpochs.text')} />}
        >
          {(all) => (
            <ChosenEpoch
              epochs={all}
              program={program}
              asked={epoch}
              board={board}
              onChoose={(chosen) => setAddress(makerQuery({ program, epoch: chosen }), { replace: true })}
            />
          )}
        </DataBlock>
      </div>
    </Section>
  );
}

interface ChosenEpochProps {
  /** Newest first, at least one. */
  readonly epochs: readonly MakerEpoch[];
  readonly program: MakerProgram;
  readonly asked: string | undefined;
  readonly board: MakerBoardStore;
  readonly onChoose: (epoch: string) => void;
}

function ChosenEpoch({ epochs, program, asked, board, onChoose }: ChosenEpochProps) {
  const { t } = useTranslation('partners');
  const format = useFormat();
  const chosen = epochs.find(({ id }) => id === asked) ?? epochs[0]!;
  return (
    <>
      <label className={styles.epoch}>
        <span>{t('board.epoch')}</span>
        <Select
          value={chosen.id}
          options={epochs.map(({ id, startsAt, endsAt, status }) => ({
            value: id,
            label: t('board.epochName', {
              from: format.date(startsAt),
              to: format.date(endsAt),
              status: t(`board.status.${status}`),
            }),
          }))}
          onChange={onChoose}
        />
      </label>
      <EpochBoard key={`${program} ${chosen.id}`} epoch={chosen} program={program} board={board} />
    </>
  );
}
