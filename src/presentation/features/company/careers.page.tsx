import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { OpeningsQueries } from '../../../application/careers/openings.queries';
import { ButtonLink } from '../../kit/controls/button-link';
import { ExternalLink } from '../../kit/controls/external-link';
import { useAnchor } from '../../kit/hooks/use-anchor';
import { PageFrame } from '../../kit/controls/page-frame';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { usePageTitle } from '../../runtime/use-page-title';
import { TickersStore } from '../markets/tickers.store';
import { openingOf, openingsAnchor } from './careers-address';
import { Cards, CompanyHero } from './company-parts.view';
import styles from './company.module.css';
import { HiringFacts } from './hiring-facts.view';
import { OpeningPage } from './opening.view';
import { Openings } from './openings.view';

interface CareersStores {
  readonly openings: OpeningsQueries;
  readonly tickers: TickersStore;
}

const four = ['first', 'second', 'third', 'fourth'] as const;

/** /careers: how we work, what is open and how hiring goes; with `?opening=`, one opening. */
function CareersPage({ stores: { openings, tickers } }: { readonly stores: CareersStores }) {
  const [address] = useSearchParams();
  const id = openingOf(address);
  return (
    <PageFrame>
      {id === undefined ? (
        <Careers openings={openings} />
      ) : (
        <OpeningPage id={id} openings={openings} tickers={tickers} />
      )}
    </PageFrame>
  );
}

function Careers({ openings }: Pick<CareersStores, 'openings'>) {
  const { environment } = useApp();
  const { t } = useTranslation('careers');
  const board = environment.links['careersBoard'];
  usePageTitle(t('title'), t('intro'));
  useAnchor();
  return (
    <>
      <CompanyHero
        title={t('title')}
        intro={t('intro')}
        actions={
          <>
            <ButtonLink to={`#${openingsAnchor}`} variant="primary" size="large">
              {t('viewOpenings')}
            </ButtonLink>
            {board === undefined ? null : (
              <ExternalLink href={board} className={styles.outside}>
                {t('jobBoard')}
              </ExternalLink>
            )}
          </>
        }
      >
        <HiringFacts openings={openings} />
      </CompanyHero>
      <Openings queries={openings} />
      <Cards
        title={t('values.title')}
        cards={four.map((each) => ({ title: t(`values.${each}.title`), text: t(`values.${each}.text`) }))}
      />
      <Cards
        ordered
        title={t('steps.title')}
        cards={four.map((each) => ({ title: t(`steps.${each}.title`), text: t(`steps.${each}.text`) }))}
      />
      <p className={styles.equal}>
        <strong>{t('equal.title')}</strong> {t('equal.text')}
      </p>
    </>
  );
}

export default view(CareersPage, { openings: OpeningsQueries, tickers: TickersStore });
