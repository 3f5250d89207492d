import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { OrderPrograms } from '../../../../application/trading/order-programs';
import type { RunningProgram } from '../../../../application/trading/ticket/ticket-outcome';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { orderAct } from '../../../../domain/trading/position-effect';
import { useFailureText } from '../../../kit/formats/use-failure-text';
import { Button } from '../../../kit/controls/button';
import { classNames } from '../../../kit/controls/class-names';
import programStyles from './order-program.module.css';
import receiptStyles from './fields/receipt.module.css';

interface RunningProgramsProps {
  readonly programs: Pick<OrderPrograms, 'list' | 'stop' | 'continue' | 'dismiss'>;
  /** What closing the page does to them is said already. */
  readonly explained: boolean;
  /** Between the bar and the table of a panel, whose sides stand in. */
  readonly inset?: boolean;
}

/** How far the programs of this page and of others are, and what was left by one before. */
export const RunningPrograms = observer(function RunningPrograms({ programs, explained, inset }: RunningProgramsProps) {
  const { t } = useTranslation('ticket');
  if (programs.list.current.length === 0) return null;
  return (
    <section
      className={classNames(programStyles.programs, inset && programStyles.inset)}
      aria-label={t('program.title')}
    >
      {programs.list.current.map((program) => (
        <Program key={program.id} program={program} programs={programs} />
      ))}
      {programs.list.current.some(({ status }) => status === 'running') && !explained ? (
        <p className={receiptStyles.note}>{t('sliced.inThisPage')}</p>
      ) : null}
    </section>
  );
});

interface ProgramProps extends Pick<RunningProgramsProps, 'programs'> {
  readonly program: RunningProgram;
}

function Program({ program, programs }: ProgramProps) {
  const { t } = useTranslation(['ticket', 'trade']);
  const failureText = useFailureText();
  const { kind, symbol, parts, placed, status, settling, stopping, failure } = program;
  const unconfirmed = status === 'stopped' && stopping;
  const name = `${t(`trade:type.${kind}`)} · ${t(`trade:side.${orderAct(program)}`)} · ${marketDisplayName(symbol)}`;
  return (
    <div className={programStyles.program}>
      <div className={receiptStyles.line}>
        <span>{name}</span>
        <span>{t(`ticket:program.status.${unconfirmed ? 'unconfirmed' : status}`)}</span>
      </div>
      <progress max={parts} value={placed} aria-label={name} />
      <div className={receiptStyles.line}>
        <span role="status">
          {t(settling ? 'ticket:program.checked' : 'ticket:program.progress', { placed, parts })}
        </span>
        <Actions program={program} programs={programs} />
      </div>
      {settling ? <p className={receiptStyles.note}>{t('ticket:program.settling')}</p> : null}
      {unconfirmed ? <p className={receiptStyles.warning}>{failureText({ kind: 'stillSending' })}</p> : null}
      {failure ? <p className={receiptStyles.warning}>{failureText(failure)}</p> : null}
    </div>
  );
}

function Actions({ program: { id, status, stopping }, programs }: ProgramProps) {
  const { t } = useTranslation('ticket');
  const dismiss = (
    <Button size="small" variant="ghost" onClick={() => programs.dismiss(id)}>
      {t('program.dismiss')}
    </Button>
  );
  switch (status) {
    case 'running':
    case 'elsewhere':
      return (
        <Button size="small" busy={stopping ?? false} onClick={() => programs.stop(id)}>
          {t('program.stop')}
        </Button>
      );
    case 'failed':
      return (
        <span>
          <Button size="small" onClick={() => programs.continue(id)}>
            {t('program.continue')}
          </Button>{' '}
          {dismiss}
        </span>
      );
    case 'done':
    case 'stopped':
      return dismiss;
  }
}
