import type { Rpc } from '../chain/createRpc.js'
import type { FrameChain } from '../loadConfig.js'
import type { TransactionRequest } from './parseTransactionRequest.js'
import { toQuantity } from './toQuantity.js'

/** An app that sets a fee this many times the usual one is pointed out. */
const HIGH_FEE_FACTOR = 10n
const DEFAULT_PRIORITY_FEE = 1_000_000_000n

/** The fees of the next block (EIP-1559), unless the app has set some. */
export async function readFees(parameters: {
  chain: FrameChain
  request?:
    | Pick<TransactionRequest, 'maxFeePerGas' | 'maxPriorityFeePerGas'>
    | undefined
  rpc: Rpc
}): Promise<{
  isFeeHigh: boolean
  maxFeePerGas: bigint
  maxPriorityFeePerGas: bigint
}> {
  const { chain, request, rpc } = parameters
  const [block, suggestion] = await Promise.all([
    rpc(chain, 'eth_getBlockByNumber', ['latest', false]),
    rpc(chain, 'eth_maxPriorityFeePerGas')
      .then(toQuantity)
      .catch(() => DEFAULT_PRIORITY_FEE),
  ])
  const baseFee = toQuantity(
    (block as { baseFeePerGas?: unknown } | null)?.baseFeePerGas,
  )
  const priority = request?.maxPriorityFeePerGas ?? suggestion
  const usual = 2n * baseFee + suggestion
  const maxFeePerGas = request?.maxFeePerGas ?? 2n * baseFee + priority
  return {
    isFeeHigh: maxFeePerGas > HIGH_FEE_FACTOR * usual,
    maxFeePerGas,
    maxPriorityFeePerGas: priority > maxFeePerGas ? maxFeePerGas : priority,
  }
}
