import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { listSharedTests } from './test/setup/vitest/listSharedTests.js'

const exports = fileURLToPath(new URL('./src/exports/', import.meta.url))
const { pages, plain } = listSharedTests(
  fileURLToPath(new URL('.', import.meta.url)),
)
const include = [
  'src/**/*.test.{ts,tsx}',

  'test/**/*.test.ts',
  'scripts/*.test.ts',
  'playground/**/*.test.ts',
]
const exclude = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  resolve: {
    alias: [
      { find: /^latchkey$/, replacement: `${exports}index.ts` },
      { find: /^latchkey\/(\w+)$/, replacement: `${exports}$1.ts` },
    ],
  },
  test: {
    // Tests wait more than they compute, and one worker is one at a time.
    maxWorkers: '100%',
    restoreMocks: true,
    setupFiles: ['test/setup/vitest/setupTests.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: { name: 'shared', include: plain, exclude, isolate: false },
      },
      {
        extends: true,
        test: { name: 'pages', include: pages, exclude, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include,
          exclude: [...exclude, ...plain, ...pages],
        },
      },
    ],
  },
})
