import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findPostgres, startCluster } from './cluster.js'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

const programs = new Map([
  ['load', 'packages/server/test/load/run.ts'],
  ['footprint', 'packages/server/test/load/footprint.ts'],
])

/**
 * Runs the tests that need a real Postgres, or one of `programs`, on a private
 * cluster in a temporary folder, reached by a Unix socket only. `LATCHKEY_TEST_DATABASE_URL` names a
 * database to use instead; its tables are emptied.
 */
function main() {
  const url = process.env.LATCHKEY_TEST_DATABASE_URL
  if (url) return test(url)
  const found = findPostgres()
  if ('reason' in found) {
    process.stdout.write(`skipped: ${found.reason}\n`)
    return 0
  }
  // The tests end by the signal, and the cluster is stopped after them.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => undefined)
  const cluster = startCluster(found)
  try {
    return test(cluster.url)
  } finally {
    cluster.stop()
  }
}

/** @param {string} url */
function test(url) {
  const [first, ...rest] = process.argv.slice(2)
  const program = programs.get(first ?? '')
  const config = 'packages/server/test/postgres/vitest.config.ts'
  const { status } = spawnSync(
    join(root, 'node_modules/.bin', program ? 'tsx' : 'vitest'),
    program
      ? [program, ...rest]
      : ['run', '--config', config, ...process.argv.slice(2)],
    {
      cwd: root,
      env: { ...process.env, LATCHKEY_TEST_DATABASE_URL: url },
      stdio: 'inherit',
    },
  )
  return status ?? 1
}

process.exitCode = main()
