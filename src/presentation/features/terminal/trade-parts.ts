import type { AppRoute } from '../../runtime/route';
import { commandParts } from '../commands/commands.parts';
import { bookCompanionPart } from './book/book-companion.part';
import { ownTradesPart } from './book/own-trades.part';
import { tapeCompanionPart } from './book/tape-companion.part';
import { chartAlertLinesPart, chartAlertPart } from './chart/chart-alerts.parts';
import { chartComparisonPart } from './chart/chart-comparison.part';
import { chartFundingPart } from './chart/chart-funding.part';
import { chartListeningPart } from './chart/chart-listening.part';
import { chartToolsPart } from './chart/chart-tools.part';
import { contractFiguresPart } from './contracts/contract-figures.part';
import { contractInfoPart } from './contracts/contract-info.part';
import { standingPart } from './contracts/standing.part';
import { depthPart } from './depth/depth.part';
import { contractDeskPart } from './desk/contract-desk.part';
import { ladderPart } from './ladder/ladder.part';
import { accountLivePart, assetsPart, historiesPart, openOrdersPart, positionsPart } from './portfolio/account-parts';
import { sharePart } from './portfolio/share/share.part';
import { phoneTabsPart, workspaceLinkPart, workspacePart } from './layout/workspace.part';
import { positionCalculatorPart } from './ticket/calculator/position-calculator.part';
import { contractTicketPart } from './ticket/contract-ticket.part';
import { orderOptionsPart } from './ticket/order-options.part';
import { orderProgramPart } from './ticket/order-program.part';
import { orderSentencePart } from './ticket/order-sentence.part';
import { quickSizesPart } from './ticket/sizes/quick-sizes.part';
import { trustStatusPart } from './trust/trust-status.part';
import { feedWarningPart, orderGuardPart, panelAgePart, riskLimitsPart, trustPanelPart } from './trust/trust.parts';

/** What of the terminal is loaded once it is shown; each is part of the graph that the wiring test walks. */
export const tradeParts: readonly AppRoute[] = [
  contractDeskPart,
  bookCompanionPart,
  ownTradesPart,
  tapeCompanionPart,
  ladderPart,
  depthPart,
  chartToolsPart,
  chartAlertPart,
  chartAlertLinesPart,
  chartComparisonPart,
  chartFundingPart,
  chartListeningPart,
  contractFiguresPart,
  contractInfoPart,
  standingPart,
  contractTicketPart,
  orderOptionsPart,
  orderProgramPart,
  orderSentencePart,
  quickSizesPart,
  positionCalculatorPart,
  workspacePart,
  workspaceLinkPart,
  phoneTabsPart,
  accountLivePart,
  positionsPart,
  openOrdersPart,
  historiesPart,
  assetsPart,
  sharePart,
  trustStatusPart,
  trustPanelPart,
  feedWarningPart,
  panelAgePart,
  riskLimitsPart,
  orderGuardPart,
  ...commandParts,
];
