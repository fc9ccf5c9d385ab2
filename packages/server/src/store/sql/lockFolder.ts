import { createHash } from 'node:crypto'
import { realpath, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
  try {
    return await listen(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    if (await isAlive(path))
      throw new Error(`${folder} is in use by another process. Stop it first.`)
    // The socket of a process that was killed.
    await rm(path, { force: true })
    return listen(path)
  }
}

async function toSocketPath(folder: string) {
  const real = await realpath(folder)
  if (process.platform === 'win32') return `\\\\.\\pipe\\latchkey-${toId(real)}`
  const path = join(real, 'lock.sock')
  // Longer paths are cut off by the system.
  return path.length < 100 ? path : join(tmpdir(), `latchkey-${toId(real)}`)
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

function isAlive(path: string) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
