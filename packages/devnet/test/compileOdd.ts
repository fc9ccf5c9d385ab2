import { readFile } from 'node:fs/promises'
import type { Abi, Hex } from 'viem'

type Artifact = { abi: Abi; bytecode: Hex }

/** Compiles the contracts that only the tests of simulations have. */
export async function compileOdd(): Promise<
  Record<'FeeToken' | 'Liar' | 'ShareToken', Artifact>
> {
  const file = new URL('./contracts/Odd.sol', import.meta.url)
  const listeners = new Set(process.listeners('uncaughtException'))
  const { default: compiler } = await import('solc')
  // The compiler's runtime hooks these to end the process; it must not.
  for (const listener of process.listeners('uncaughtException'))
    if (!listeners.has(listener)) process.off('uncaughtException', listener)
  const input = {
    language: 'Solidity',
    sources: { 'Odd.sol': { content: await readFile(file, 'utf8') } },
    settings: {
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  }
  const { contracts, errors } = JSON.parse(
    compiler.compile(JSON.stringify(input)),
  )
  const all = contracts?.['Odd.sol']
  if (!all) throw new Error(JSON.stringify(errors))
  const read = (name: string): Artifact => ({
    abi: all[name].abi,
    bytecode: `0x${all[name].evm.bytecode.object}`,
  })
  return {
    FeeToken: read('FeeToken'),
    Liar: read('Liar'),
    ShareToken: read('ShareToken'),
  }
}
