import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Campaign, CampaignRequirement } from '../../../domain/campaigns/campaign';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { Icon } from '../../kit/controls/icon';
import { Mark } from '../../kit/controls/mark';
import { Skeleton } from '../../kit/controls/skeleton';
import { ProblemText } from '../../kit/controls/problem-text';
import { unknownFigure } from '../../kit/formats/format';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { useExchangeNow } from '../../runtime/use-exchange-now';
import { useMinutes } from '../../runtime/use-minutes';
import type { JoinStore } from './join.store';
import styles from './campaigns.module.css';

interface Item {
  readonly name: string;
  /** Not known before somebody is logged in, nor before that is known. */
  readonly met: boolean | undefined;
  readonly progress?: string | undefined;
  /** Where what is missing can be had. */
  readonly way?: string;
  readonly action?: string;
}

interface EligibilityProps {
  readonly campaign: Campaign;
  readonly join: JoinStore;
}

/** What it takes to take part, item by item, and the way in. */
export const Eligibility = observer(function Eligibility({ campaign, join }: EligibilityProps) {
  const { t } = useTranslation(['campaigns', 'moneyKit']);
  const { session, paths } = useApp();
  const format = useFormat();
  const minutes = useMinutes();
  const failureText = useFailureText();
  const { id, signupFrom, signupUntil, signedUp } = campaign;
  const now = useExchangeNow(signedUp !== true);
  const { account, status } = session;
  // Also while it is not known yet who is logged in.
  const visitor = status === 'loggedOut';
  const { state } = join.once;
  if (signedUp || state.status === 'done')
    return (
      <section className={styles.panel} role="status">
        <p className={styles.joined}>
          <Icon name="success" size={16} /> {t('join.done')}
        </p>
      </section>
    );
  // What it took to take part is nobody's errand any more.
  if (campaign.status === 'ENDED') return null;
  const required = ({ kind, target, progress }: CampaignRequirement): Item => ({
    name: t(`eligibility.required.${kind}`, { target: format.integer(target) }),
    met: progress === undefined ? undefined : progress >= target,
    ...(kind === 'VERIFIED' && { way: paths.identityVerification, action: t('eligibility.verify') }),
    ...(kind === 'VOLUME' && {
      way: paths.trade,
      action: t('eligibility.trade'),
      progress: progress === undefined ? undefined : `${format.integer(progress)} / ${format.integer(target)}`,
    }),
  });
  const isOpen = now >= signupFrom && now < signupUntil;
  const items: readonly Item[] = [
    { name: t('eligibility.account'), met: account ? true : visitor ? false : undefined },
    { name: t('eligibility.main'), met: account ? account.mainUserId === undefined : undefined },
    {
      name:
        now < signupFrom
          ? t('eligibility.opens', { at: minutes.at(signupFrom) })
          : t('eligibility.until', { at: minutes.at(signupUntil) }),
      met: isOpen,
    },
    ...campaign.requirements.map((requirement) => required(requirement)),
  ];
  const words = (met: boolean | undefined): string =>
    met === undefined
      ? visitor
        ? t('eligibility.unknown')
        : unknownFigure
      : met
        ? t('eligibility.met')
        : t('eligibility.missing');
  return (
    <section className={styles.panel} aria-labelledby="campaign-eligibility">
      <h2 id="campaign-eligibility" className={styles.heading}>
        {t('eligibility.title')}
      </h2>
      <ul className={styles.items}>
        {items.map(({ name, met, progress, way, action }) => (
          <li key={name}>
            <span className={styles.condition}>
              <span>{name}</span>
              {met === false && progress !== undefined ? <span className={styles.label}>{progress}</span> : null}
              {met === false && way !== undefined ? <Link to={way}>{action}</Link> : null}
            </span>
            <Mark tone={met === undefined ? 'neutral' : met ? 'good' : 'bad'}>{words(met)}</Mark>
          </li>
        ))}
      </ul>
      {now >= signupUntil ? null : account === undefined ? (
        <div className={styles.actions}>
          {visitor ? (
            <ButtonLink to={paths.login(paths.campaign(id))} variant="primary">
              {t('join.logIn')}
            </ButtonLink>
          ) : (
            <Skeleton width={160} height={40} />
          )}
        </div>
      ) : (
        <>
          <Button
            variant="primary"
            busy={state.status === 'sending' || state.status === 'lookedUp'}
            disabled={!items.every(({ met }) => met)}
            onClick={() => join.join(id)}
          >
            {t('join.action')}
          </Button>
          <ProblemText>
            {state.status === 'typing' && state.failure
              ? state.failure.kind === 'invalid'
                ? t('join.closed')
                : failureText(state.failure)
              : state.status === 'notDone' || state.status === 'unknown'
                ? t(`moneyKit:onceText.${state.status}`)
                : null}
          </ProblemText>
        </>
      )}
    </section>
  );
});
