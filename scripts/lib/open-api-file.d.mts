import type { Plugin } from 'vite';

export function openApiFile(about: { readonly title: string; readonly server: string }): Plugin;
