import { useTranslation } from 'react-i18next';
import { useApp } from '../../runtime/app-context';
import { ButtonLink } from '../../kit/controls/button-link';
import { ExternalLink } from '../../kit/controls/external-link';
import { Icon } from '../../kit/controls/icon';
import { PlainButton } from '../../kit/controls/plain-button';
import { createPath, Link, Navigate, useHref, useLocation } from 'react-router-dom';
import { plainAddress } from '../../../domain/platform/plain-address';
import { useCommandOverlay } from '../commands/command-overlay';
import buttons from '../../kit/controls/button.module.css';
import { classNames } from '../../kit/controls/class-names';
import { MessagePage } from './message-page';
import styles from './message-page.module.css';
import { view } from '../../runtime/feature';

/** /404, and every address that leads nowhere; one that puts a language before English leads to its page. */
function NotFoundPage() {
  const location = useLocation();
  const plain = useHref('/') === '/' ? plainAddress(createPath(location)) : undefined;
  return plain === undefined ? <NothingHere /> : <Navigate to={plain} replace />;
}

function NothingHere() {
  const { paths, environment } = useApp();
  const { t } = useTranslation('common');
  const { support } = environment.links;
  const overlay = useCommandOverlay();
  const more = [
    [paths.home, t('nav.home', { name: environment.brand.name })],
    [paths.proofOfReserves, t('footer.reserves')],
    [paths.blog, t('nav.blog')],
    [paths.apiReference(), t('link.apiDocs')],
    [paths.apiStatus, t('footer.status')],
  ] as const;
  return (
    <MessagePage picture={<BrokenCandles />} title={t('notFound.title')} text={t('notFound.text')}>
      <PlainButton className={styles.search} aria-haspopup="dialog" onClick={() => overlay.show('palette')}>
        <Icon name="search" />
        {t('notFound.search')}
        <kbd className={styles.key}>Ctrl K</kbd>
      </PlainButton>
      <div className={styles.links}>
        <ButtonLink to={paths.markets} variant="primary">
          {t('nav.markets')}
        </ButtonLink>
        <ButtonLink to={paths.trade}>{t('nav.trade')}</ButtonLink>
        {support ? (
          <ExternalLink href={support} className={classNames(buttons.button, buttons.medium, buttons.ghost)}>
            {t('link.support')}
          </ExternalLink>
        ) : null}
      </div>
      <ul className={styles.more}>
        {more.map(([to, name]) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </MessagePage>
  );
}

/** A candle chart with a gap where this page should be. */
function BrokenCandles() {
  const candles = [
    [24, 70, 40, 'down'],
    [56, 52, 46, 'up'],
    [88, 34, 38, 'up'],
    [216, 44, 44, 'down'],
    [248, 60, 34, 'up'],
    [280, 38, 40, 'up'],
  ] as const;
  return (
    <svg viewBox="0 0 320 160" fill="none" aria-hidden="true">
      <path d="M8 136h304M8 24v112" stroke="var(--line)" strokeWidth="1.5" />
      <path d="M8 99h304M8 62h304" stroke="var(--line)" strokeDasharray="2 6" />
      {candles.map(([x, y, height, side]) => (
        <g key={x} stroke={`var(--${side})`} strokeWidth="2">
          <path d={`M${x + 8} ${y - 12}v${height + 24}`} />
          <rect
            x={x}
            y={y}
            width="16"
            height={height}
            rx="2"
            fill={side === 'up' ? 'var(--up-surface)' : 'var(--down-surface)'}
          />
        </g>
      ))}
      <rect
        x="120"
        y="30"
        width="80"
        height="90"
        rx="4"
        stroke="var(--line-strong)"
        strokeWidth="2"
        strokeDasharray="5 6"
      />
      <text x="160" y="84" fill="var(--text-2)" fontSize="26" fontWeight="700" textAnchor="middle">
        404
      </text>
    </svg>
  );
}

export default view(NotFoundPage, {});
