import { createHash } from 'node:crypto'
import { link, realpath, rm, stat } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const ATTEMPTS = 50
const PAUSE_MS = 50
/** Removing a socket takes a moment. */
const CLAIM_MS = 1_000

/**
 * Claims a folder for this process, by a Unix socket that lives as long as the
 * process does, also when it is killed. PGlite has no lock, and two processes
 * on one folder lose each other's rows.
 *
 * @throws Error when another process has it
 *
 * @returns Function that gives the folder back.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = await toSocketPath(folder)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++)
    try {
      return await listen(path)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'EADDRINUSE')
        throw new Error(`${folder} cannot be written (${code})`)
      if (await isAlive(path)) break
      if (!(await removeDead(path))) await wait(PAUSE_MS)
    }
  throw new Error(`${folder} is in use by another process. Stop it first.`)
}

async function toSocketPath(folder: string) {
  const real = await realpath(folder)
  if (process.platform === 'win32') return `\\\\.\\pipe\\latchkey-${toId(real)}`
  const path = join(real, 'lock.sock')
  // Longer paths are cut off by the system; another name is made of this one.
  return Buffer.byteLength(path) < 80
    ? path
    : join(tmpdir(), `latchkey-${toId(real)}`)
}

function toId(text: string) {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

function listen(path: string) {
  return new Promise<() => Promise<void>>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', reject)
    server.listen(path, () => {
      server.unref()
      resolve(() => new Promise((done) => server.close(() => done())))
    })
  })
}

/**
 * Removes the socket of a process that was killed. Several processes may find
 * it: a link, named by the inode, shows which of them removes it, as the path
 * may be that of a living one a moment later.
 *
 * @returns whether another try to listen makes sense at once
 */
async function removeDead(path: string) {
  const found = await stat(path).catch(() => undefined)
  if (!found) return true
  const claim = `${path}.${found.ino}`
  try {
    await link(path, claim)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    // A file system without links.
    if (!['EEXIST', 'ENOENT'].includes(code)) return removeNow(path)
    // Another process removes it; or it was killed, too, while it did.
    const { ctimeMs = 0 } = (await stat(claim).catch(() => undefined)) ?? {}
    if (Date.now() - ctimeMs > CLAIM_MS) await rm(claim, { force: true })
    return false
  }
  try {
    const claimed = await stat(claim)
    const isDead = claimed.ino === found.ino && !(await isAlive(claim))
    if (isDead) await rm(path, { force: true })
    return isDead
  } finally {
    await rm(claim, { force: true })
  }
}

async function removeNow(path: string) {
  await rm(path, { force: true })
  return true
}

async function isAlive(path: string) {
  if (await canConnect(path)) return true
  // For a moment, a new one is there and does not listen yet.
  await wait(PAUSE_MS)
  return canConnect(path)
}

function canConnect(path: string) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
