import type { Plugin } from 'vite';

export function namelessPorts(): Plugin;
