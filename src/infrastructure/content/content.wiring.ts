import { ArticlesPort } from '../../application/blog/articles.port';
import { OpeningsPort } from '../../application/careers/openings.port';
import { defineModule, provide, provideValue } from '../../application/kernel/provider';
import { DocumentWindow } from '../ghost/document-window';
import { GhostArticlesAdapter } from '../ghost/ghost-articles.adapter';
import { GreenhouseOpeningsAdapter } from '../greenhouse/greenhouse-openings.adapter';

/** What others write, and the product shows: articles and jobs. */
export default defineModule('content', [
  provideValue(DocumentWindow, () => window),
  provide(ArticlesPort, GhostArticlesAdapter),
  provide(OpeningsPort, GreenhouseOpeningsAdapter),
]);
