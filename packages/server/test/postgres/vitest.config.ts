import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import base from '../../../../vitest.config.js'

const { projects: _, ...test } = base.test ?? {}

export default mergeConfig(
  { ...base, test },
  defineConfig({
    root: fileURLToPath(new URL('../../../..', import.meta.url)),
    test: {
      // They share one database.
      fileParallelism: false,
      include: ['packages/server/test/postgres/*.postgres.ts'],
      testTimeout: 120_000,
    },
  }),
)
