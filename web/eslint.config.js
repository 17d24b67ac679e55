import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'test-results/', 'playwright-report/', 'src/lib/generated/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // TypeScript knows which names exist.
      'no-undef': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
    rules: {
      // Static style attributes in templates are refused by our Content-Security-Policy; `style:` directives are not.
      'svelte/prefer-style-directive': 'error',
      'svelte/no-at-html-tags': 'error',
    },
  },
  {
    // Only lib/client talks to the server.
    files: ['src/**'],
    ignores: ['src/lib/client/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Only lib/client talks to the server.' },
        { name: 'WebSocket', message: 'Only lib/client talks to the server.' },
        { name: 'EventSource', message: 'Only lib/client talks to the server.' },
      ],
    },
  },
);
