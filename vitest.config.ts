import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const exports = fileURLToPath(new URL('./src/exports/', import.meta.url))

export default defineConfig({
  resolve: {
    alias: [
      { find: /^latchkey$/, replacement: `${exports}index.ts` },
      { find: /^latchkey\/(\w+)$/, replacement: `${exports}$1.ts` },
    ],
  },
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'test/*.test.ts',
      'scripts/*.test.ts',
      'playground/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    restoreMocks: true,
    setupFiles: ['test/setup/setupTests.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    unstubGlobals: true,
  },
})
