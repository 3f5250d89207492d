import { ApplyAsPartner } from '../../../src/application/platform/apply-as-partner.use-case';
import { FeedbackCommandsPort } from '../../../src/application/platform/feedback-commands.port';
import { failure } from '../../../src/domain/shared/result';
import type { Composition } from '../../../src/main/composition';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { PartnersAbility } from '../abilities/partners';
import type { Settle } from './core-actor';

const verbs = { broker: 'applyAsBroker', marketMaker: 'applyAsMarketMaker' } as const;

export function corePartners(
  container: Composition,
  { areas }: FakeHost,
  email: string,
  settle: Settle,
): PartnersAbility {
  const applying = container.resolve(ApplyAsPartner);
  const application = {
    company: 'North Desk',
    contact: 'Ada',
    email,
    website: 'https://north.example',
    volume: '',
    exchanges: '',
    message: 'We serve traders in the north.',
  };
  return {
    async apply(programme) {
      const filed = await settle(applying.execute(programme, application));
      return filed.ok ? filed.value : { refused: filed.error.kind };
    },
    async applyUnheard(programme) {
      const commands = container.resolve(FeedbackCommandsPort);
      const verb = verbs[programme];
      const send = commands[verb].bind(commands);
      commands[verb] = async (sent) => {
        await send(sent);
        return failure({ kind: 'offline' });
      };
      await settle(applying.execute(programme, application));
      commands[verb] = send;
    },
    // The next company's number says how many came before it.
    filed: async () => areas.applications.apply('broker', { ...application, email: `after.${email}` }) - 1,
  };
}
