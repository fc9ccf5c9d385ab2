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

/**
 * Finds what a Postgres of one's own needs on this machine.
 *
 * @returns {{ binaries: string, user: { gid: number, uid: number } } | { reason: string }}
 */
export function findPostgres() {
  const binaries = findBinaries()
  if (!binaries)
    return { reason: 'Postgres is not installed (apt-get install postgresql)' }
  const user = findUser()
  if (user) return { binaries, user }
  return {
    reason: 'Postgres does not run as root, and there is no user postgres',
  }
}

/**
 * Starts a private cluster in a temporary folder, reached by a Unix socket
 * only.
 *
 * @param {{ binaries: string, user: { gid: number, uid: number } }} found
 * @param {readonly string[]} [settings] - Such as `wal_level=replica`.
 */
export function startCluster(found, settings = []) {
  const { binaries, user } = found
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-postgres-'))
  chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  /** @type {string[]} */
  const started = []
  /**
   * Runs one of the programs of Postgres.
   *
   * @param {string} name
   * @param {readonly string[]} parameters
   */
  function as(name, parameters) {
    const { error, status, stderr, stdout } = spawnSync(
      join(binaries, name),
      parameters,
      { ...user, cwd: folder, encoding: 'utf8', env: { LC_ALL: 'C' } },
    )
    if (status !== 0)
      throw new Error(`${name} failed: ${error ?? ''}${stdout}${stderr}`)
    return stdout
  }
  /**
   * @param {string} own - Folder of the data.
   * @param {number} port - Part of the socket's name.
   */
  function start(own, port) {
    const options = [...settings, `port=${port}`, "listen_addresses=''"]
    as('pg_ctl', [
      ...['start', '-w', '-D', own, '-l', join(folder, `log-${port}`)],
      ...['-o', `${options.map((one) => `-c ${one}`).join(' ')} -k ${folder}`],
    ])
    started.push(own)
    const host = encodeURIComponent(folder)
    return `postgres://latchkey@localhost:${port}/postgres?host=${host}`
  }
  /** @param {string} own */
  function halt(own) {
    if (existsSync(join(own, 'postmaster.pid')))
      as('pg_ctl', ['stop', '-D', own, '-m', 'immediate'])
  }
  const stop = () => {
    for (const own of started) halt(own)
    rmSync(folder, { force: true, recursive: true })
  }
  try {
    as('initdb', ['-D', data, '-U', 'latchkey', '-A', 'trust', '-E', 'UTF8'])
    return { as, folder, halt, start, stop, url: start(data, 5432) }
  } catch (error) {
    stop()
    throw error
  }
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
