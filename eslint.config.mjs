import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const privateByHash = {
  selector: ":matches(PropertyDefinition, MethodDefinition[kind!='constructor'])[accessibility='private']",
  message: 'Private members are #named; `private readonly` is for parameters of the constructor.',
};

export default tseslint.config(
  { ignores: ['node_modules', 'dist', '.data', 'reports', 'coverage', '**/*.cjs'] },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A port and its token share one name on purpose.
      '@typescript-eslint/no-redeclare': 'off',
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
      'no-restricted-syntax': ['error', privateByHash],
      'no-restricted-properties': [
        'error',
        {
          object: 'jest',
          property: 'mock',
          message: 'Swap adapters through the container; our own modules are not mocked.',
        },
      ],
    },
  },
  {
    files: ['src/{domain,application}/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'window', message: 'Browsers are reached through ports.' },
        { name: 'document', message: 'Browsers are reached through ports.' },
        { name: 'localStorage', message: 'Browsers are reached through ports.' },
        { name: 'fetch', message: 'Hosts are reached through ports.' },
        { name: 'setTimeout', message: 'Use the Scheduler port.' },
        { name: 'setInterval', message: 'Use the Scheduler port.' },
      ],
      'no-restricted-syntax': [
        'error',
        privateByHash,
        { selector: "MemberExpression[object.name='Date'][property.name='now']", message: 'Use the Clock port.' },
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Use the Clock port.' },
        { selector: "MemberExpression[object.name='Math'][property.name='random']", message: 'Use the Random port.' },
      ],
    },
  },
  {
    files: ['src/presentation/{features,shell}/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        privateByHash,
        {
          selector: 'JSXOpeningElement[name.name=/^(button|input|select|textarea|dialog)$/]',
          message: 'Controls come from the kit: docs/guides/kit.md.',
        },
      ],
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^antd(/|$)', message: 'antd is inside the kit: docs/guides/kit.md.' }] },
      ],
    },
  },
  {
    files: ['tests/**/*'],
    ignores: ['tests/support/properties.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'fast-check',
          message: 'Import fc from tests/support/properties: it draws the same examples on every run.',
        },
      ],
    },
  },
  {
    files: ['**/*.tsx', 'src/presentation/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    // What the React compiler would say is asked of oxlint, which needs a hundredth of the time.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['scripts/**/*', 'tests/bench/**/*', 'sandbox/**/*', 'src/infrastructure/browser/**/*'],
    rules: { 'no-console': 'off' },
  },
);
