import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { QuickFirst } from './quickFirst.js'

/**
 * The unit tests of the mutated sources, and no others: a distant test that
 * fails with a mutant says little about what it broke. They share a process,
 * which is a new one for each mutant, so that what is created at import is new
 * too.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  cacheDir: '.cache/mutation/vite',
  test: {
    include: [
      'src/core/amount/*.test.ts',
      'src/frame/transport/{createMessenger,readEnvelope}{,.*}.test.ts',
      'src/frame/{host,protocol}/*.test.ts',
    ],
    isolate: false,
    restoreMocks: true,
    setupFiles: ['test/security/mutation/setup.ts'],
    sequence: { sequencer: QuickFirst },
    testTimeout: 60_000,
    unstubGlobals: true,
  },
})
