import type { AppRoute } from '../app/route';
import { chartToolsPart } from './chart/chart-tools.part';
import { contractFiguresPart } from './contracts/contract-figures.part';
import { contractInfoPart } from './contracts/contract-info.part';
import { standingPart } from './contracts/standing.part';
import { contractDeskPart } from './desk/contract-desk.part';
import { accountLivePart, assetsPart, historiesPart, openOrdersPart, positionsPart, sharePart } from './portfolio/account-parts';
import { phoneTabsPart, workspaceLinkPart, workspacePart } from './layout/workspace.part';
import { contractTicketPart } from './ticket/contract-ticket.part';

/** What of the terminal is loaded once it is shown; each is part of the graph that the wiring test walks. */
export const tradeParts: readonly AppRoute[] = [contractDeskPart, chartToolsPart, contractFiguresPart, contractInfoPart, standingPart, contractTicketPart, workspacePart, workspaceLinkPart, phoneTabsPart, accountLivePart, positionsPart, openOrdersPart, historiesPart, assetsPart, sharePart];
