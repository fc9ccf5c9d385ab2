import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const door = (name: string) =>
  fileURLToPath(new URL(`./src/exports/${name}.ts`, import.meta.url))

export default defineConfig({
  resolve: {
    alias: [
      { find: /^latchkey$/, replacement: door('index') },
      { find: /^latchkey\/(\w+)$/, replacement: door('$1') },
    ],
  },
  test: {
    include: [
      '{src,playground}/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'test/*.test.{ts,tsx}',
    ],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 15_000,
  },
})
