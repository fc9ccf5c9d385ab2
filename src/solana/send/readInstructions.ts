import type { LoadedAddresses, VersionedMessage } from '@solana/web3.js'
import { encodeBase58 } from '../../core/address/encodeBase58.js'
import { programs } from '../programs.js'

/**
 * Programs whose instructions wallets add or change by themselves, without
 * moving the amount.
 */
const additions: readonly string[] = [
  programs.computeBudget,
  programs.memo,
  programs.memoOld,
  programs.lighthouse,
]

/**
 * Returns the instructions of a message, each as one text, without those a
 * wallet may have added.
 */
export function readInstructions(
  message: VersionedMessage,
  loaded?: LoadedAddresses | null | undefined,
): readonly string[] {
  const keys = message.getAccountKeys(
    loaded ? { accountKeysFromLookups: loaded } : undefined,
  )
  const toAddress = (index: number) => keys.get(index)?.toBase58() ?? '?'
  return message.compiledInstructions
    .map(({ accountKeyIndexes, data, programIdIndex }) => ({
      program: toAddress(programIdIndex),
      rest: [...accountKeyIndexes.map(toAddress), encodeBase58(data)],
    }))
    .filter(({ program }) => !additions.includes(program))
    .map(({ program, rest }) => [program, ...rest].join())
}
