/** Lets the page read of documents that are newer than any. A text, because the transpiler's helpers do not exist there. */
export const newerDocuments = `
  const content = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'textContent') ?? Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');
  Object.defineProperty(HTMLScriptElement.prototype, 'textContent', {
    ...content,
    get() {
      const text = content.get.call(this);
      return this.id === 'environment' ? text.replace(/"agreements":\\{[^}]*\\}/, '"agreements":{"terms":"2100-01","tradingRules":"2100-01"}') : text;
    },
  });
`;
