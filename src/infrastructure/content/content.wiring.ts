import { ArticlesPort } from '../../application/blog/articles.port';
import { OpeningsPort } from '../../application/careers/openings.port';
import { Log } from '../../application/kernel/log.port';
import { defineModule, provideBy } from '../../application/kernel/provider';
import { Environment } from '../../application/platform/environment';
import type { DocumentWindow } from '../ghost/document-window';
import { HttpSender } from '../rest/transport/http-sender.port';
import { whenAsked } from '../rest/transport/when-asked';

const ownWindow: DocumentWindow = () => window;

/** What others write, and the product shows: articles and jobs. */
export default defineModule('content', [
  provideBy(
    ArticlesPort,
    (environment: Environment, sender: HttpSender, log: Log) =>
      whenAsked<ArticlesPort>(async () => {
        const [{ GhostArticlesAdapter }, { GhostClient }] = await Promise.all([
          import('../ghost/ghost-articles.adapter'),
          import('../ghost/ghost-client'),
        ]);
        return new GhostArticlesAdapter(new GhostClient(environment, sender, log), environment, ownWindow);
      }),
    Environment,
    HttpSender,
    Log,
  ),
  provideBy(
    OpeningsPort,
    (environment: Environment, sender: HttpSender, log: Log) =>
      whenAsked<OpeningsPort>(async () => {
        const { GreenhouseOpeningsAdapter } = await import('../greenhouse/greenhouse-openings.adapter');
        return new GreenhouseOpeningsAdapter(environment, sender, log, ownWindow);
      }),
    Environment,
    HttpSender,
    Log,
  ),
]);
