import { observer } from 'mobx-react-lite';
import { useContext, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FeesQueries } from '../../../../application/markets/fees.queries';
import { FundingQueries } from '../../../../application/markets/funding.queries';
import { FuturesQueries } from '../../../../application/markets/futures.queries';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { Tabs, tabPanel } from '../../../kit/controls/tabs';
import { useMarket } from '../market/market-context';
import { FirstInfoBlock, infoBlocks, type InfoBlock } from './first-info-block';
import { FundingBlock } from './funding-block.view';
import { IndexBlock } from './index-block.view';
import { InsuranceBlock } from './insurance-block.view';
import { RulesBlock } from './rules-block.view';
import { TiersBlock } from './tiers-block.view';
import styles from './contract-info.module.css';
import { view } from '../../../runtime/feature';

export interface ContractInfoStores {
  readonly futures: FuturesQueries;
  readonly funding: FundingQueries;
  readonly fees: FeesQueries;
}

/** Everything there is to know of the market beside its trading; of a spot market its rules. */
export const ContractInfo = observer(function ContractInfo({ stores }: { readonly stores: ContractInfoStores }) {
  const { t } = useTranslation('contracts');
  const { instrument } = useMarket();
  const [block, setBlock] = useState<InfoBlock>(useContext(FirstInfoBlock));
  const name = `info${useId().replace(/\W/g, '')}`;
  const title = t('info.label', { market: marketDisplayName(instrument.symbol) });
  if (instrument.type === 'SPOT') {
    return (
      <section className={styles.panel} aria-label={title}>
        <div className={styles.body}>
          <RulesBlock stores={stores} />
        </div>
      </section>
    );
  }
  return (
    <section className={styles.panel} aria-label={title}>
      <Tabs
        name={name}
        label={title}
        tabs={infoBlocks.map((id) => ({ id, label: t(`info.${id}`) }))}
        selected={block}
        onSelect={setBlock}
      />
      <div {...tabPanel(name, block)} className={styles.body} tabIndex={0}>
        <Block block={block} stores={stores} />
      </div>
    </section>
  );
});

function Block({ block, stores }: { readonly block: InfoBlock; readonly stores: ContractInfoStores }) {
  switch (block) {
    case 'funding':
      return <FundingBlock queries={stores.funding} />;
    case 'tiers':
      return <TiersBlock queries={stores.futures} />;
    case 'fund':
      return <InsuranceBlock queries={stores.futures} />;
    case 'index':
      return <IndexBlock queries={stores.futures} />;
    case 'rules':
      return <RulesBlock stores={stores} />;
  }
}

export default view(ContractInfo, { futures: FuturesQueries, funding: FundingQueries, fees: FeesQueries });
