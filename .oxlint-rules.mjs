/* Rules of this house that the linter does not bring. */

const rule = (message, visit) => ({
  meta: { messages: { found: message } },
  create: (context) => visit((node) => context.report({ node, messageId: 'found' })),
});

export default {
  meta: { name: 'house' },
  rules: {
    'private-by-hash': rule(
      'Private members are #named; `private readonly` is for parameters of the constructor.',
      (report) => {
        const check = (node) => {
          if (node.accessibility === 'private' && node.kind !== 'constructor') report(node);
        };
        return { PropertyDefinition: check, MethodDefinition: check };
      },
    ),
    'no-present-date': rule('Use the Clock port.', (report) => ({
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node);
      },
    })),
  },
};
