import { defineModule, provide } from '../../../application/kernel/provider';
import { ChartFeedPort } from '../../../application/markets/chart-feed.port';
import { ListingFeedsPort } from '../../../application/markets/listing-feeds.port';
import { FetchLineSender, LineSender } from '../transport/line-sender';
import { RestChartFeedAdapter } from './rest-chart-feed.adapter';
import { RestListingFeedsAdapter } from './rest-listing-feeds.adapter';

export default defineModule('rest-feeds', [
  provide(LineSender, FetchLineSender),
  provide(ChartFeedPort, RestChartFeedAdapter),
  provide(ListingFeedsPort, RestListingFeedsAdapter),
]);
