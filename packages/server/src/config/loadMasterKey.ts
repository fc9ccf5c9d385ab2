import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { ConfigError } from './ConfigError.js'
import type { MasterKeySource } from './config.js'
import { parseMasterKey } from './parseMasterKey.js'

const COMMAND_TIMEOUT_MS = 30_000

/**
 * Loads the key that protects what is stored.
 *
 * @throws ConfigError when the command or the file gives no key
 */
export async function loadMasterKey(source: MasterKeySource): Promise<Buffer> {
  if (source.kind === 'value') return source.key
  if (source.kind === 'command') return runCommand(source.command)
  const text = await readOrCreate(source.path)
  const key = parseMasterKey(text)
  if (!key) throw new ConfigError([`${source.path} holds no master key`])
  return key
}

async function runCommand(command: string) {
  const parameters = { shell: true, timeout: COMMAND_TIMEOUT_MS }
  const { stdout } = await promisify(execFile)(command, parameters).catch(
    (error: Error & { code?: unknown }) => {
      // The message repeats the command, and what it printed.
      throw new ConfigError([
        `MASTER_KEY_COMMAND failed (${error.code ?? 'timeout'})`,
      ])
    },
  )
  const key = parseMasterKey(stdout)
  if (!key)
    throw new ConfigError([
      'MASTER_KEY_COMMAND does not print 32 bytes in hex or base64',
    ])
  return key
}

async function readOrCreate(path: string) {
  const known = await read(path)
  if (known !== undefined) return known
  const folder = dirname(path)
  const unfinished = `${path}.${randomUUID()}`
  try {
    await mkdir(folder, { mode: 0o700, recursive: true })
    const text = `${randomBytes(32).toString('hex')}\n`
    // All or nothing: half a key, on a full disk, would be taken for another.
    await writeFile(unfinished, text, { flush: true, mode: 0o600 })
    await link(unfinished, path).catch((error) => {
      if (error.code === 'EEXIST') throw error
      // A file system without links.
      return rename(unfinished, path)
    })
    return text
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Another process was faster.
    const made = code === 'EEXIST' ? await read(path) : undefined
    if (made !== undefined) return made
    throw new ConfigError([
      `the master key cannot be written into ${folder} (${code})`,
    ])
  } finally {
    await rm(unfinished, { force: true }).catch(() => undefined)
  }
}

async function read(path: string) {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new ConfigError([`${path} cannot be read (${code})`])
  }
}
