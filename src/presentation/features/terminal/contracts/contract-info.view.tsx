import { observer } from 'mobx-react-lite';
import { useContext, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FeesQueries } from '../../../../application/markets/fees.queries';
import { FundingQueries } from '../../../../application/markets/funding.queries';
import { FuturesQueries } from '../../../../application/markets/futures.queries';
import type { ContractMarket } from '../../../../application/trading/contract-market';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { type Decimal, zero } from '../../../../domain/shared/decimal';
import { positionValue } from '../../../../domain/trading/position-figures';
import { Tabs, tabPanel } from '../../../kit/controls/tabs';
import { useMarket } from '../market/market-context';
import { FirstInfoBlock, infoBlocks, type InfoBlock } from './first-info-block';
import { FundingBlock } from '../../market-info/funding-block.view';
import { IndexBlock } from '../../market-info/index-block.view';
import { InsuranceBlock } from '../../market-info/insurance-block.view';
import { RulesBlock } from '../../market-info/rules-block.view';
import { TiersBlock } from '../../market-info/tiers-block.view';
import styles from '../../market-info/market-info.module.css';
import { view } from '../../../runtime/feature';

interface ContractInfoStores {
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
          <RulesBlock stores={stores} instrument={instrument} />
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

const Block = observer(function Block({
  block,
  stores,
}: {
  readonly block: InfoBlock;
  readonly stores: ContractInfoStores;
}) {
  const { instrument, contract } = useMarket();
  switch (block) {
    case 'funding':
      return <FundingBlock queries={stores.funding} instrument={instrument} />;
    case 'tiers':
      return <TiersBlock queries={stores.futures} instrument={instrument} held={largestValue(contract)} />;
    case 'fund':
      return <InsuranceBlock queries={stores.futures} instrument={instrument} />;
    case 'index': {
      const { indexPrice, markPrice } = contract?.prices ?? {};
      return (
        <IndexBlock queries={stores.futures} instrument={instrument} indexPrice={indexPrice} markPrice={markPrice} />
      );
    }
    case 'rules':
      return <RulesBlock stores={stores} instrument={instrument} />;
  }
});

/** Of one's positions in the contract. */
function largestValue(contract: ContractMarket | undefined): Decimal {
  const values =
    contract?.positions.of(contract.symbol).map((position) => positionValue(position, position.markPrice)) ?? [];
  return values.reduce((most, value) => (value.gt(most) ? value : most), zero);
}

export default view(ContractInfo, { futures: FuturesQueries, funding: FundingQueries, fees: FeesQueries });
