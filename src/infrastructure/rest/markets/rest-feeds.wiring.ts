import { Clock } from '../../../application/kernel/clock.port';
import { Log } from '../../../application/kernel/log.port';
import { defineModule, entry, provide, provideClass } from '../../../application/kernel/provider';
import { ChartFeedPort } from '../../../application/markets/chart-feed.port';
import { ListingFeedsPort } from '../../../application/markets/listing-feeds.port';
import { Environment } from '../../../application/platform/environment';
import { LineClient } from '../transport/line-client';
import { FetchLineSender, LineSender } from '../transport/line-sender';
import { RestClient } from '../transport/rest-client';
import { RestChartFeedAdapter } from './rest-chart-feed.adapter';
import { RestListingFeedsAdapter } from './rest-listing-feeds.adapter';

export const restFeedsModule = defineModule('rest-feeds', [
  provide(LineSender, FetchLineSender),
  provideClass(LineClient, Environment, LineSender, Clock, Log),
  entry(provide(ChartFeedPort, RestChartFeedAdapter, RestClient, LineClient)),
  entry(provide(ListingFeedsPort, RestListingFeedsAdapter, RestClient)),
]);
