import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { restUnits } from './scripts/parts.js'

const exports = fileURLToPath(new URL('./src/exports/', import.meta.url))
const packages = fileURLToPath(new URL('./packages/', import.meta.url))
const anywhere = '{src,test,scripts,playground,packages}/**'
const all = [`${anywhere}/*.test.{ts,tsx}`]
/** A process per file. */
const apart = [`${anywhere}/*.apart.test.{ts,tsx}`]
/** Components, and what else needs a DOM. */
const dom = [`${anywhere}/*.test.tsx`, `${anywhere}/*.dom{,.apart}.test.ts`]
const apartDom = [
  `${anywhere}/*.apart.test.tsx`,
  `${anywhere}/*.dom.apart.test.ts`,
]
const exclude = [
  '**/node_modules/**',
  '**/dist/**',
  // `npm test` leaves them to `npm run test:rest`.
  ...(process.env.LATCHKEY_UNIT_SHORT ? restUnits : []),
]
const shared = { isolate: false }
const page = { environment: 'happy-dom' }

export default defineConfig({
  resolve: {
    alias: [
      { find: /^latchkey$/, replacement: `${exports}index.ts` },
      {
        find: /^latchkey\/solana\/adapter$/,
        replacement: `${exports}solanaAdapter.ts`,
      },
      {
        find: /^latchkey\/solana\/kit$/,
        replacement: `${exports}solanaKit.ts`,
      },
      {
        find: /^latchkey\/testing\/msw$/,
        replacement: `${exports}testingMsw.ts`,
      },
      { find: /^latchkey\/(\w+)$/, replacement: `${exports}$1.ts` },
      {
        find: /^latchkey-(wallet|server|devnet)$/,
        replacement: `${packages}$1/src/exports/index.ts`,
      },
      {
        find: /^latchkey-(wallet|server|devnet)\/(\w+)$/,
        replacement: `${packages}$1/src/exports/$2.ts`,
      },
    ],
  },
  test: {
    // Tests wait more than they compute, and one worker is one at a time.
    maxWorkers: '100%',
    globalSetup: ['test/setup/vitest/prepare.ts'],
    restoreMocks: true,
    setupFiles: ['test/setup/vitest/setupTests.ts'],
    // Above what a test waits for at most, on a machine that is busy.
    testTimeout: 45_000,
    hookTimeout: 30_000,
    unstubGlobals: true,
    // Starting a process and importing everything again costs more than most
    // files take: test files share one unless their name says `.apart`.
    projects: [
      toProject('node', all, [...dom, ...apart], shared),
      toProject('dom', dom, apart, { ...shared, ...page }),
      toProject('node-apart', apart, apartDom),
      toProject('dom-apart', apartDom, [], page),
    ],
  },
})

function toProject(
  name: string,
  include: string[],
  others: string[],
  options: { environment?: string; isolate?: boolean } = {},
) {
  return {
    extends: true as const,
    test: { name, include, exclude: [...exclude, ...others], ...options },
  }
}
