import { type ComponentType, createContext } from 'react';
import type { Shared } from '../../application/kernel/shared';
import { type Key, token } from '../../application/kernel/token';
import type { TextNamespace } from '../i18n/text-keys';
import type { Switched } from '../../domain/social/feature';
import { useGiven } from '../kit/hooks/use-given';

/**
 * A page, a part of a page or a layer: whatever comes later than the product's first script, with its texts and all
 * that its stores stand on. What it stands on is written nowhere: the stores say which use cases and ports they need,
 * and the assembly knows which module brings a port.
 */
export interface Feature {
  /** For reports, and for the build's list of what a page asks for. */
  readonly id: string;
  /** Where it is a page of its own. */
  readonly path?: string;
  /** Namespaces of texts beside `common`. */
  readonly texts: readonly TextNamespace[];
  readonly view: () => Promise<{ readonly default: FeatureView }>;
  /** A public page without parameters: rendered ahead as a document in every language (docs/guides/add-an-area.md). */
  readonly document?: true;
  /** It shows nothing and leads on to another page: nobody has seen it. */
  readonly leadsOn?: Feature;
  /** The part of the product that this page is, where the host switches it: without it the page is closed and nothing leads to it. */
  readonly switchedBy?: Switched;
  /** People arrive here: its scripts are laid out for a first visit. */
  readonly entrance?: true;
}

interface ViewProps {
  readonly stores: object;
  /** As the page's manifest says. */
  readonly switchedBy?: Switched | undefined;
}

/** A component and the stores it is given. */
export interface FeatureView {
  readonly View: ComponentType<ViewProps>;
  readonly stores: Readonly<Record<string, Key<unknown>>>;
  /**
   * Runs from the moment the feature is opened, before it is drawn and whatever of it is drawn, for as long as the
   * document: shared, so that no other that starts and stops it takes it from this one.
   */
  readonly starts: readonly Key<Shared>[];
  /** What the opening waits for. */
  readonly prepares: readonly Key<Preparing>[];
}

/** What a feature reads before it is drawn, so that it is drawn whole. */
export interface Preparing {
  /** A failure is the feature's to show. */
  prepare(): Promise<void>;
}

/** A feature that has an address. */
export type PageFeature = Feature & { readonly path: string };

/** Every page of the product; whoever puts the product together says which they are. */
export const ProductPages = token<readonly PageFeature[]>('ProductPages');

export function feature<Manifest extends Feature>(manifest: Manifest): Manifest {
  return manifest;
}

/** What a feature's file exports by default; a store of another type than the component expects does not compile. */
export function view<Stores extends object>(
  component: ComponentType<{ readonly stores: Stores }>,
  stores: { readonly [Name in keyof Stores]: Key<Stores[Name]> },
  starts: readonly Key<Shared>[] = [],
  prepares: readonly Key<Preparing>[] = [],
): FeatureView {
  return {
    View: component as ComponentType<ViewProps>,
    stores,
    starts,
    prepares,
  };
}

/** For a feature that is asked and not looked at. */
export function withoutView<Stores extends object>(stores: {
  readonly [Name in keyof Stores]: Key<Stores[Name]>;
}): FeatureView {
  return { View: () => null, stores, starts: [], prepares: [] };
}

/** A feature that is here: its component, and its stores as they are. */
export interface OpenedFeature {
  readonly View: ComponentType<ViewProps>;
  readonly stores: object;
}

/** Loads what a feature is made of and puts it together; made by the composition root. */
export interface FeatureOpener {
  open(feature: Feature): Promise<OpenedFeature>;
}

export const FeatureOpenerContext = createContext<FeatureOpener | undefined>(undefined);

export function useFeatureOpener(): FeatureOpener {
  return useGiven(FeatureOpenerContext);
}
