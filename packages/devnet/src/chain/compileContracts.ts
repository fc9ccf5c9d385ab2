import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Abi, Hex } from 'viem'

export type Artifact = { abi: Abi; bytecode: Hex }

const names = [
  'LocalCats',
  'LocalDollar',
  'LocalEnsRegistry',
  'LocalEnsResolver',
  'LocalEnsReverse',
  'LocalEnsUniversalResolver',
  'LocalTether',
  'LocalTokenPaymaster',
] as const
const sources = new URL('../contracts/', import.meta.url)
const manifestUrl = pathToFileURL(
  createRequire(import.meta.url).resolve('solc/package.json'),
)
/** In the `node_modules` that has the compiler. */
const cache = new URL('../.cache/latchkey/', manifestUrl)
const settings = {
  optimizer: { enabled: true, runs: 200 },
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
}

/**
 * Compiles our own contracts with solc from npm. The result is kept under
 * node_modules/.cache by the hash of sources, settings and compiler.
 */
export async function compileContracts(): Promise<
  Record<(typeof names)[number], Artifact>
> {
  const input = await readInput()
  const file = new URL(`contracts-${await hash(input)}.json`, cache)
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    const artifacts = await compile(input)
    await writeAtomically(file, JSON.stringify(artifacts))
    return artifacts
  }
}

async function readInput() {
  const entries = names.map(async (name) => {
    const content = await readFile(new URL(`${name}.sol`, sources), 'utf8')
    return [`${name}.sol`, { content }] as const
  })
  return JSON.stringify({
    language: 'Solidity',
    sources: Object.fromEntries(await Promise.all(entries)),
    settings,
  })
}

async function hash(input: string) {
  const manifest = await readFile(manifestUrl, 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  return createHash('sha256')
    .update(JSON.stringify([version, input]))
    .digest('hex')
    .slice(0, 32)
}

async function compile(input: string) {
  const listeners = new Set(process.listeners('uncaughtException'))
  const { default: compiler } = await import('solc')
  // The compiler's runtime hooks these to end the process; it must not.
  for (const listener of process.listeners('uncaughtException'))
    if (!listeners.has(listener)) process.off('uncaughtException', listener)
  const { contracts, errors = [] }: Output = JSON.parse(compiler.compile(input))
  const failures = errors.filter((error) => error.severity === 'error')
  if (failures.length > 0)
    throw new Error(failures.map((e) => e.formattedMessage).join('\n'))
  const entries = names.map((name) => {
    const contract = contracts?.[`${name}.sol`]?.[name]
    if (!contract) throw new Error(`solc gave no ${name}`)
    const bytecode = `0x${contract.evm.bytecode.object}`
    return [name, { abi: contract.abi, bytecode }]
  })
  return Object.fromEntries(entries)
}

type Output = {
  errors?: { severity: string; formattedMessage: string }[]
  contracts?: Record<
    string,
    Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>
  >
}

async function writeAtomically(file: URL, text: string) {
  const temporary = new URL(`${file.href}.${process.pid}`)
  await mkdir(cache, { recursive: true })
  await writeFile(temporary, text)
  await rename(fileURLToPath(temporary), fileURLToPath(file))
}
