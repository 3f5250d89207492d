import { readFileSync } from 'node:fs';

/** The English text of a key such as `common:failure.unauthorised`. */
export function english(key: string): string {
  const [namespace, name] = key.split(':') as [string, string];
  const texts: unknown = JSON.parse(readFileSync(`src/presentation/i18n/en/${namespace}.json`, 'utf8'));
  const text = name.split('.').reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], texts);
  if (typeof text !== 'string') throw new Error(`There is no text ${key}.`);
  return text;
}

/** A pattern of a text whose placeholders stand for anything. */
export function englishPattern(key: string): RegExp {
  const parts = english(key).split(/\{\{[^}]*\}\}/);
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`);
}
