import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
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
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  await mkdir(dirname(path), { mode: 0o700, recursive: true })
  const text = `${randomBytes(32).toString('hex')}\n`
  await writeFile(path, text, { flag: 'wx', mode: 0o600 })
  return text
}
