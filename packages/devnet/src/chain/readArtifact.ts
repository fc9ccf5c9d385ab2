import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Hex } from 'viem'
import type { Artifact } from './compileContracts.js'

/** Reads a published artifact, such as those of OpenZeppelin and Uniswap. */
export async function readArtifact(
  specifier: string,
): Promise<Artifact & { deployedBytecode: Hex }> {
  const file = createRequire(import.meta.url).resolve(specifier)
  const { abi, bytecode, deployedBytecode } = JSON.parse(
    await readFile(file, 'utf8'),
  )
  const prefixed = bytecode.startsWith('0x') ? bytecode : `0x${bytecode}`
  return { abi, bytecode: prefixed, deployedBytecode }
}
