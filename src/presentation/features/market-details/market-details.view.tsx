import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { Instrument } from '../../../domain/markets/instrument';
import { tabPanel, Tabs } from '../../kit/controls/tabs';
import { useResource } from '../../kit/data/use-resource';
import { FundingBlock } from '../market-info/funding-block.view';
import { IndexBlock } from '../market-info/index-block.view';
import { InsuranceBlock } from '../market-info/insurance-block.view';
import { RulesBlock } from '../market-info/rules-block.view';
import { TiersBlock } from '../market-info/tiers-block.view';
import { CostsBlock } from './costs-block.view';
import { detailsPart, type DetailsPart, detailsParts } from './details-address';
import type { MarketDetailsStores } from './market-drawer.view';
import styles from './market-details.module.css';
import { TokenBlock } from './token-block.view';

interface MarketDetailsProps {
  readonly stores: MarketDetailsStores;
  readonly instrument: Instrument;
  /** As the address has it. */
  readonly part: string | null;
  readonly onPart: (part: DetailsPart) => void;
}

const name = 'market-details';

/** Everything there is to know of a market, part by part. */
export function MarketDetails({ stores, instrument, part, onPart }: MarketDetailsProps) {
  const { t } = useTranslation('marketData');
  const chosen = detailsPart(instrument.type, part);
  return (
    <>
      <Tabs
        name={name}
        label={t('parts.label')}
        tabs={detailsParts(instrument.type).map((id) => ({ id, label: t(`parts.${id}`) }))}
        selected={chosen}
        onSelect={onPart}
      />
      <div {...tabPanel(name, chosen)} className={styles.body} tabIndex={0}>
        <Part part={chosen} stores={stores} instrument={instrument} />
      </div>
    </>
  );
}

interface PartProps extends Pick<MarketDetailsProps, 'stores' | 'instrument'> {
  readonly part: DetailsPart;
}

function Part({ part, stores, instrument }: PartProps) {
  switch (part) {
    case 'token':
      return <TokenBlock tokens={stores.tokens} instrument={instrument} />;
    case 'rules':
      return <RulesBlock stores={stores} instrument={instrument} />;
    case 'tiers':
      return <TiersBlock queries={stores.futures} instrument={instrument} />;
    case 'fund':
      return <InsuranceBlock queries={stores.futures} instrument={instrument} />;
    case 'index':
      return <IndexPart stores={stores} instrument={instrument} />;
    case 'funding':
      return <FundingBlock queries={stores.funding} instrument={instrument} />;
    case 'costs':
      return <CostsBlock costs={stores.costs} instrument={instrument} />;
  }
}

function IndexPart({ stores, instrument }: Omit<PartProps, 'part'>) {
  const all = useResource(useMemo(() => stores.futures.all(), [stores]));
  const figures = known(all)?.find(({ symbol }) => symbol === instrument.symbol);
  return (
    <IndexBlock
      queries={stores.futures}
      instrument={instrument}
      indexPrice={figures?.indexPrice}
      markPrice={figures?.markPrice}
    />
  );
}
