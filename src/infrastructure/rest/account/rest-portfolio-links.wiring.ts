import { PortfolioLinksCommandsPort } from '../../../application/account/portfolio-links-commands.port';
import { PortfolioLinksPort } from '../../../application/account/portfolio-links.port';
import { defineModule, provide } from '../../../application/kernel/provider';
import { RestPortfolioLinksAdapter } from './rest-portfolio-links.adapter';

export default defineModule('rest-portfolio-links', [
  provide(PortfolioLinksPort, RestPortfolioLinksAdapter),
  provide(PortfolioLinksCommandsPort, RestPortfolioLinksAdapter),
]);
