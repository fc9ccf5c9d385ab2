import { type Address, isHex, size } from 'viem'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Head } from '../approval/simulation.js'
import { toQuantity } from '../transaction/toQuantity.js'

const NOBODY: Address = '0x0000000000000000000000000000000000000000'

/** The latest block, on which calls are simulated. */
export async function readHead(rpc: Rpc, chain: FrameChain): Promise<Head> {
  const block = (await rpc(chain, 'eth_getBlockByNumber', [
    'latest',
    false,
  ])) as Partial<Record<string, unknown>> | null
  return {
    baseFee:
      block?.baseFeePerGas === undefined || block.baseFeePerGas === null
        ? undefined
        : toQuantity(block.baseFeePerGas),
    miner: typeof block?.miner === 'string' ? (block.miner as Address) : NOBODY,
    number: toQuantity(block?.number),
    random: toRandom(block),
    time: toQuantity(block?.timestamp),
  }
}

/** With a difficulty, `mixHash` is no random number, and contracts see none. */
function toRandom(block: Partial<Record<string, unknown>> | null) {
  const { difficulty, mixHash } = block ?? {}
  const isRandom = isHex(difficulty) && BigInt(difficulty) === 0n
  return isRandom && isHex(mixHash) && size(mixHash) === 32
    ? mixHash
    : undefined
}
