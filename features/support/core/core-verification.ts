import type { Resource } from '../../../src/application/kernel/resource';
import { decimalText } from '../../../src/domain/shared/decimal';
import type { Verification } from '../../../src/domain/verification/verification';
import { isPast, type VerificationDraft } from '../../../src/domain/verification/verification-rules';
import type { Composition } from '../../../src/main/composition';
import { VerificationStore } from '../../../src/presentation/features/verification/verification.store';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { FakeDevice } from '../../../tests/fakes/fakes-assembly';
import type { VerificationAbility } from '../abilities/verification';
import type { Settle } from './core-actor';

const person = {
  country: 'FR',
  documentType: 'PASSPORT',
  firstName: 'Ada',
  lastName: 'Marchand',
  birthDate: '1990-02-28',
  documentExpiry: '2099-01-01',
} as const;
const today = '2026-01-01';

export function coreVerification(
  container: Composition,
  host: FakeHost,
  device: FakeDevice,
  settle: Settle,
): VerificationAbility {
  const store = container.resolve(VerificationStore);
  let toldOfExpiry = false;
  const current = async (resource: Resource<Verification> = store.state()): Promise<Verification> => {
    // What is due by now is done: reviews among it.
    await host.areas.clockwork.run();
    await settle(resource.refresh());
    const state = resource.current;
    if (state.status !== 'ready') throw new Error(`It could not be read: ${JSON.stringify(state)}`);
    return state.value;
  };
  const send = async (level: 1 | 2, draft: VerificationDraft): Promise<void> => {
    store.keep(draft);
    const typed = { ...person, documentNumber: '', ...store.draft } as Parameters<VerificationStore['submit']>[0];
    await settle(store.submit({ ...typed, level }));
  };
  return {
    async handIn({ number, expiry }) {
      toldOfExpiry = expiry !== undefined && isPast(expiry, today);
      if (!toldOfExpiry) await send(1, { ...person, documentNumber: number });
    },
    mendNumber: (number) => send(1, { documentNumber: number }),
    handInAddress: () => send(2, { address: '1 rue de la Paix, 75002 Paris' }),
    state: async () => (await current()).status as Awaited<ReturnType<VerificationAbility['state']>>,
    level: async () => (await current()).level,
    dailyLimit: async () => decimalText((await current()).dailyLimit),
    isTold: async (reason) => (await current()).rejectReasons.includes(reason),
    isToldOfExpiry: async () => toldOfExpiry,
    isKeptOnDevice: async (text) => JSON.stringify(device.storage.all()).includes(text),
  };
}
