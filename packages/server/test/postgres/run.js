import { spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/**
 * Runs the tests that need a real Postgres, or with `load` the load test, on a private cluster in a temporary
 * folder, reached by a Unix socket only. `LATCHKEY_TEST_DATABASE_URL` names a
 * database to use instead; its tables are emptied.
 */
function main() {
  const url = process.env.LATCHKEY_TEST_DATABASE_URL
  if (url) return test(url)
  const binaries = findBinaries()
  if (!binaries) {
    process.stdout.write(
      'skipped: Postgres is not installed (apt-get install postgresql)\n',
    )
    return 0
  }
  const user = findUser()
  if (!user) {
    process.stdout.write(
      'skipped: Postgres does not run as root, and there is no user postgres\n',
    )
    return 0
  }
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-postgres-'))
  chownSync(folder, user.uid, user.gid)
  const as = (
    /** @type {string} */ name,
    /** @type {string[]} */ parameters,
  ) => {
    const { error, status, stderr, stdout } = spawnSync(
      join(binaries, name),
      parameters,
      { ...user, cwd: folder, encoding: 'utf8', env: { LC_ALL: 'C' } },
    )
    if (status !== 0)
      throw new Error(`${name} failed: ${error ?? ''}${stdout}${stderr}`)
  }
  const data = join(folder, 'data')
  // The tests end by the signal, and the cluster is stopped after them.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => undefined)
  try {
    as('initdb', ['-D', data, '-U', 'latchkey', '-A', 'trust', '-E', 'UTF8'])
    as('pg_ctl', [
      ...['start', '-w', '-D', data, '-l', join(folder, 'log')],
      ...['-o', `-c listen_addresses='' -k ${folder}`],
    ])
    return test(
      `postgres://latchkey@localhost/postgres?host=${encodeURIComponent(folder)}`,
    )
  } finally {
    if (existsSync(join(data, 'postmaster.pid')))
      as('pg_ctl', ['stop', '-D', data, '-m', 'immediate'])
    rmSync(folder, { force: true, recursive: true })
  }
}

/** @param {string} url */
function test(url) {
  const [first, ...rest] = process.argv.slice(2)
  const isLoad = first === 'load'
  const config = 'packages/server/test/postgres/vitest.config.ts'
  const { status } = spawnSync(
    join(root, 'node_modules/.bin', isLoad ? 'tsx' : 'vitest'),
    isLoad
      ? ['packages/server/test/load/run.ts', ...rest]
      : ['run', '--config', config, ...process.argv.slice(2)],
    {
      cwd: root,
      env: { ...process.env, LATCHKEY_TEST_DATABASE_URL: url },
      stdio: 'inherit',
    },
  )
  return status ?? 1
}

function findBinaries() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  return [
    ...versions
      .sort((one, other) => Number(other) - Number(one))
      .map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ].find((folder) => existsSync(join(folder, 'initdb')))
}

/** Postgres refuses to run as root. */
function findUser() {
  const uid = process.getuid?.()
  const gid = process.getgid?.()
  if (uid === undefined || gid === undefined) return undefined
  if (uid !== 0) return { gid, uid }
  const id = (/** @type {string} */ flag) => {
    const { status, stdout } = spawnSync('id', [flag, 'postgres'], {
      encoding: 'utf8',
    })
    return status === 0 ? Number(stdout) : undefined
  }
  const other = { gid: id('-g'), uid: id('-u') }
  return other.uid === undefined || other.gid === undefined
    ? undefined
    : { gid: other.gid, uid: other.uid }
}

process.exitCode = main()
