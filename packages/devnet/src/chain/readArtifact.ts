import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Artifact } from './compileContracts.js'

/** Reads a published artifact, such as those of OpenZeppelin and Uniswap. */
export async function readArtifact(specifier: string): Promise<Artifact> {
  const file = createRequire(import.meta.url).resolve(specifier)
  const { abi, bytecode } = JSON.parse(await readFile(file, 'utf8'))
  const prefixed = bytecode.startsWith('0x') ? bytecode : `0x${bytecode}`
  return { abi, bytecode: prefixed }
}
