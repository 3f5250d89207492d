import { createContext } from 'react';
import type { ClipboardPort } from '../../../application/platform/clipboard.port';
import type { NoticesPort } from '../notices.port';
import type { LanguageCode } from '../../../domain/platform/language';
import type { Theme } from '../theme/theme';
import { useGiven } from '../hooks/use-given';

/** What controls ask of the product around them; whoever draws them says it once. */
export interface KitSurroundings {
  readonly theme: { readonly theme: Theme; readonly colours: unknown };
  readonly language: { readonly code: LanguageCode };
  /** Where logos are: an address with `{symbol}` in it. */
  readonly environment: { readonly hosts: { readonly logos: string } };
  readonly clipboard: ClipboardPort;
  readonly notices: NoticesPort;
  readonly paths: { readonly accountSecurity: string };
  /** Whether an address of the product leads to a page that is there for whoever is here; to be asked inside an observer. */
  readonly switches: { leads(to: string): boolean };
}

export const KitContext = createContext<KitSurroundings | undefined>(undefined);

export function useKit(): KitSurroundings {
  return useGiven(KitContext);
}
