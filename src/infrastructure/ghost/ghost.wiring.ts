import { ArticlesPort } from '../../application/blog/articles.port';
import { defineModule, provide, provideValue } from '../../application/kernel/provider';
import { DocumentWindow } from './document-window';
import { GhostArticlesAdapter } from './ghost-articles.adapter';

export default defineModule('ghost', [
  provideValue(DocumentWindow, () => window),
  provide(ArticlesPort, GhostArticlesAdapter),
]);
