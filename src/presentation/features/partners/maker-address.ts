import type { MakerProgram } from '../../../domain/campaigns/maker-epoch';

export const makerPrograms = ['SPOT', 'PERP'] as const satisfies readonly MakerProgram[];

interface MakerChoice {
  readonly program: MakerProgram;
  /** The newest when absent. */
  readonly epoch?: string | undefined;
}

/** Which epoch the address asks for: `/designated-market-makers?program=perp&epoch=2950`. */
export function makerChoice(address: URLSearchParams): MakerChoice {
  const asked = address.get('program')?.toUpperCase();
  return {
    program: makerPrograms.find((program) => program === asked) ?? 'SPOT',
    epoch: address.get('epoch') ?? undefined,
  };
}

export function makerQuery({ program, epoch }: MakerChoice): Record<string, string> {
  return {
    ...(program === 'SPOT' ? {} : { program: program.toLowerCase() }),
    ...(epoch === undefined ? {} : { epoch }),
  };
}
