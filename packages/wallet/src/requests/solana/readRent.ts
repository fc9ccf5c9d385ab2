import type { Rpc } from '../../node/createRpc.js'
import type { FrameCluster } from '../../node/loadConfig.js'
import { programs } from './programs.js'
import type { Mint } from './readMint.js'
import { unreadable } from './unreadable.js'

const LENGTH = 165
/** What an extension of the mint adds to each of its accounts, in bytes. */
const added: ReadonlyMap<number, number> = new Map([
  [1, 4 + 8], // fee on transfers
  [9, 4], // not transferable
  [14, 4 + 1], // transfer hook
  [26, 4], // pausable
])

/** Lamports that a new token account of the mint keeps as its rent. */
export async function readRent(parameters: {
  rpc: Rpc
  cluster: FrameCluster
  program: string
  mint: Mint | undefined
}): Promise<bigint> {
  const { cluster, mint, program, rpc } = parameters
  // Made by Token-2022, it says what it is (1) and that its owner stays (4).
  let length = program === programs.token2022 ? LENGTH + 1 + 4 : LENGTH
  for (const number of mint?.extensions.keys() ?? [])
    length += added.get(number) ?? 0
  const rent = await rpc(cluster, 'getMinimumBalanceForRentExemption', [length])
  if (typeof rent !== 'number' || !Number.isSafeInteger(rent) || rent < 0)
    throw unreadable()
  return BigInt(rent)
}
