import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Descriptor } from 'latchkey-wallet'
import { ConfigError } from '../config/ConfigError.js'
import {
  type Compiled,
  compileDescriptor,
  type Deployed,
} from './compileDescriptor.js'
import { DescriptorFault } from './fault.js'
import { mergeIncludes } from './mergeIncludes.js'

/** Descriptors of a contract. */
export type FindDescriptors = (
  chainId: number,
  address: string,
) => readonly Descriptor[]

const ownFolder = join(import.meta.dirname, 'files')
const FILE_MAX_BYTES = 262_144
const FILES_MAX = 10_000

/** A descriptor that is no file, such as of contracts deployed for a test. */
export type GivenDescriptor = { file: unknown; name: string }

/**
 * Reads the descriptors (ERC-7730) of this package and those of a folder. Files,
 * and formats of a file, that are not right in every part are ignored, and
 * reported by name.
 *
 * @throws ConfigError when the folder cannot be read
 */
export async function loadDescriptors(parameters: {
  /** Folder of the operator. Default: only those of this package. */
  folder?: string | undefined
  given?: readonly GivenDescriptor[] | undefined
  /** Takes what is ignored, and why. */
  onIgnored(name: string, fault: string): void
}): Promise<{ count: number; find: FindDescriptors }> {
  const { folder, given = [], onIgnored } = parameters
  const found = new Map<string, Compiled[]>()
  let count = 0

  /** The operator's words replace ours, and never one another's. */
  function add(compiled: readonly Deployed[], isOwn: boolean) {
    const lists = compiled.map(({ address, chainId, descriptors }) => ({
      descriptors,
      list: found.get(`${chainId}:${address}`) ?? [],
      name: `${chainId}:${address}`,
    }))
    const isTaken = lists.some(({ descriptors, list }) =>
      list.some(
        ({ key }) => isOwn && descriptors.some((one) => one.key === key),
      ),
    )
    if (isTaken) throw new DescriptorFault('another file describes the same')
    for (const { descriptors, list, name } of lists)
      found.set(name, [
        ...list,
        ...descriptors.filter(
          ({ key }) => !list.some((other) => other.key === key),
        ),
      ])
    count++
  }

  async function use(name: string, file: unknown, isOwn: boolean) {
    try {
      const whole = await mergeIncludes(await file, (included) =>
        readIncluded(included, folder),
      )
      // A standard, for others to include.
      if (!isOwn && !isBound(whole)) return
      const { deployed, ignored } = compileDescriptor(whole)
      add(deployed, isOwn)
      for (const { fault, key } of ignored)
        onIgnored(name, `${key.slice(0, 80)}: ${fault}`)
    } catch (error) {
      if (!(error instanceof DescriptorFault)) throw error
      onIgnored(name, error.message)
    }
  }

  if (folder !== undefined)
    for (const name of await list(folder))
      await use(name, readJson(join(folder, name)), true)
  for (const { file, name } of given) await use(name, file, true)
  for (const name of await list(ownFolder))
    await use(name, readJson(join(ownFolder, name)), false)
  return {
    count,
    find: (chainId, address) =>
      (found.get(`${chainId}:${address.toLowerCase()}`) ?? []).map(
        ({ descriptor }) => descriptor,
      ),
  }
}

async function list(folder: string): Promise<readonly string[]> {
  try {
    const names = await readdir(folder, { recursive: true })
    return names
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .slice(0, FILES_MAX)
  } catch (error) {
    throw new ConfigError([
      `DESCRIPTORS_DIR cannot be read: ${(error as Error).message}`,
    ])
  }
}

/** From beside the operator's files, else a standard of this package. */
async function readIncluded(name: string, folder: string | undefined) {
  const own = folder && (await readJson(join(folder, name)).catch(() => {}))
  return own || readJson(join(ownFolder, name))
}

/** @throws DescriptorFault */
async function readJson(path: string): Promise<unknown> {
  try {
    if ((await stat(path)).size > FILE_MAX_BYTES)
      throw new DescriptorFault('it is too large')
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    if (error instanceof DescriptorFault) throw error
    throw new DescriptorFault('it cannot be read')
  }
}

function isBound(file: unknown) {
  return typeof file === 'object' && file !== null && 'context' in file
}
