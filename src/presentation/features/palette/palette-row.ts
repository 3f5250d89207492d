import type { PaletteItem } from './palette-item';

/** A line of the list: something to do, or a word that goes on with what is typed. */
export type PaletteRow =
  | { readonly kind: 'command'; readonly id: 'command' }
  | { readonly kind: 'completion'; readonly id: string; readonly word: string }
  | { readonly kind: 'item'; readonly id: string; readonly item: PaletteItem }
  | { readonly kind: 'recent'; readonly id: string; readonly text: string };

/** Element id of a line, by which the field names the active one. */
export function rowId(index: number): string {
  return `palette-row-${index}`;
}
