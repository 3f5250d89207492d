import { mayLoad, type KnownScript } from './known-scripts';

type Rule = (text: string) => string;

interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: Readonly<Record<'createHTML' | 'createScript' | 'createScriptURL', Rule>>,
  ): unknown;
}

/** Text can never become markup nor code, nor load a script that the deployment does not name. */
export function distrustText(known: readonly KnownScript[]): void {
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    // Style sheets are written as text by the component library; markup is not let through.
    createHTML(text) {
      if (!text.includes('<')) return text;
      throw new TypeError('Markup from text is refused.');
    },
    createScript() {
      throw new TypeError('Code from text is refused.');
    },
    createScriptURL(address) {
      const { href } = new URL(address, location.href);
      if (mayLoad(href, location.origin, known)) return href;
      throw new TypeError('A script that is not named is refused.');
    },
  });
}
