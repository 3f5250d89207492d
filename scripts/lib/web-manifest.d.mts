import type { Plugin } from 'vite';

export declare function webManifest(environment: { readonly brand: { readonly name: string } }): Plugin;
