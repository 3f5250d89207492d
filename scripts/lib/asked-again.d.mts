import type { Plugin } from 'vite';

export function askedAgain(): Plugin[];
