interface TrustedTypes {
  createPolicy(name: 'default', rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string>>): unknown;
}

/** Text can never become markup, nor a script of another origin. */
export function refuseMarkup(): void {
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    // Style sheets are written as text by the component library; markup is not let through.
    createHTML(text) {
      if (!text.includes('<')) return text;
      throw new TypeError('Markup from text is refused.');
    },
    createScriptURL(address) {
      if (new URL(address, location.href).origin === location.origin) return address;
      throw new TypeError('A script from another origin is refused.');
    },
  });
}
