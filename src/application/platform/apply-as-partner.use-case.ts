import {
  applicationFields,
  type BusinessApplication,
  type PartnerProgramme,
  wholeWebsite,
} from '../../domain/platform/business-application';
import { success } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { isLost } from '../trading/lost-answer';
import { FeedbackCommandsPort } from './feedback-commands.port';

/** What was filed. An application whose first answer was lost has a number that nobody heard. */
export interface FiledApplication {
  readonly number: string | undefined;
}

/** Files an application, once: the exchange takes one a day from an address. */
export class ApplyAsPartner {
  static readonly needs: Needs<typeof ApplyAsPartner> = [FeedbackCommandsPort];

  /** Addresses whose application may have arrived. */
  readonly #unheard = new Set<string>();

  constructor(private readonly commands: FeedbackCommandsPort) {}

  /** `duplicate` when one from this address was filed within a day; `unanswered` may be tried again. */
  async execute(programme: PartnerProgramme, written: BusinessApplication): Outcome<FiledApplication> {
    const application = trimmed(written);
    const sender = `${programme} ${application.email.toLowerCase()}`;
    const answer = await this.#send(programme, application);
    if (answer.ok) return success({ number: answer.value });
    if (isLost(answer)) this.#unheard.add(sender);
    else if (answer.error.kind === 'duplicate' && this.#unheard.has(sender)) return success({ number: undefined });
    return answer;
  }

  #send(programme: PartnerProgramme, application: BusinessApplication): Outcome<string> {
    switch (programme) {
      case 'broker':
        return this.commands.applyAsBroker(application);
      case 'marketMaker':
        return this.commands.applyAsMarketMaker(application);
      case 'leadTrader':
        return this.commands.applyAsLeadTrader(application);
    }
  }
}

function trimmed(written: BusinessApplication): BusinessApplication {
  const fields = Object.fromEntries(
    applicationFields.map((field) => [field, written[field].trim()]),
  ) as unknown as BusinessApplication;
  return { ...fields, website: wholeWebsite(written.website) };
}
