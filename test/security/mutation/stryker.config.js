import { groups, LOWEST_SCORE } from './groups.js'

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'test/security/mutation/vitest.config.ts' },
  mutate: [...Object.values(groups).flat(), '!**/*.test.ts'],
  coverageAnalysis: 'perTest',
  // Most of the protocol and the policy are tables that are created at
  // import: without them the score would say little.
  ignoreStatic: false,
  concurrency: 2,
  // A busy machine must not count as an endless loop.
  timeoutMS: 30_000,
  thresholds: { high: 100, low: LOWEST_SCORE, break: LOWEST_SCORE },
  // No files of a run in the source tree.
  tempDirName: '.cache/mutation/sandbox',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { reportTests: false },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  // Only what the tests import is copied. tsconfig.json stays out because it
  // would be rewritten with a part of TypeScript that version 7 does not
  // have.
  ignorePatterns: ['/*', '!/src', '!/test', '!/package.json', '/test/browser'],
}
