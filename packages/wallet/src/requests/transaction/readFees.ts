import { type GasFees, HostError, readGasFees } from 'latchkey/frame'
import { type AccessList, type Hex, parseTransaction } from 'viem'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { TransactionRequest } from './parseTransactionRequest.js'

/** An app that sets a fee this many times the usual one is pointed out. */
const HIGH_FEE_FACTOR = 10n

/** The fields of a transaction that depend on its type; prices in wei. */
export type FeeFields =
  | {
      type: 'eip1559'
      accessList?: AccessList
      maxFeePerGas: bigint
      maxPriorityFeePerGas: bigint
    }
  | { type: 'eip2930'; accessList: AccessList; gasPrice: bigint }
  | { type: 'legacy'; gasPrice: bigint }

type Request = Partial<
  Pick<
    TransactionRequest,
    'accessList' | 'gasPrice' | 'maxFeePerGas' | 'maxPriorityFeePerGas' | 'type'
  >
>

/**
 * The fees of the next block, unless the app has set some, in the type of
 * transaction that the chain takes and the app has asked for: a chain without
 * a base fee takes none of EIP-1559.
 *
 * @param parameters.call - as for `eth_estimateGas`
 */
export async function readFees(parameters: {
  /** The transaction that this one is to replace; nodes want a tenth more. */
  replaced?: Hex | undefined
  call?: Record<string, unknown> | undefined
  chain: FrameChain
  request?: Request | undefined
  rpc: Rpc
}): Promise<{ fees: FeeFields; isFeeHigh: boolean }> {
  const { call, chain, request = {}, rpc } = parameters
  const usual = await readGasFees({
    ask: (method, params) => rpc(chain, method, params),
    ...{ call, chainId: chain.id },
  }).catch((error: unknown) => {
    throw error instanceof HostError ? error : unreadable()
  })
  const fees = raise(choose(usual, request), parameters.replaced)
  const [most, limit] = [toPrice(fees), HIGH_FEE_FACTOR * toPrice(usual)]
  return { fees, isFeeHigh: most > limit }
}

function choose(usual: GasFees, request: Request): FeeFields {
  const { accessList, type } = request
  const toPriced = (gasPrice: bigint): FeeFields =>
    type !== 'legacy' && accessList
      ? { type: 'eip2930', gasPrice, accessList }
      : { type: 'legacy', gasPrice }
  const { gasPrice, maxFeePerGas: limit } = request
  if (usual.type === 'legacy') {
    const price = gasPrice ?? usual.gasPrice
    return toPriced(limit !== undefined && limit < price ? limit : price)
  }
  const { baseFee, maxPriorityFeePerGas: suggestion } = usual
  if (type === 'legacy' || type === 'eip2930')
    // All of it is paid, so it leaves room for two blocks only.
    return toPriced(gasPrice ?? limit ?? (baseFee * 5n) / 4n + suggestion)
  const tip = request.maxPriorityFeePerGas ?? gasPrice ?? suggestion
  const most = limit ?? gasPrice ?? 2n * baseFee + tip
  return {
    ...{ type: 'eip1559', maxFeePerGas: most },
    maxPriorityFeePerGas: tip > most ? most : tip,
    ...(accessList && { accessList }),
  }
}

/** An eighth above what is replaced, of which nodes want a tenth. */
function raise(fees: FeeFields, replaced: Hex | undefined): FeeFields {
  if (!replaced) return fees
  const old = parseTransaction(replaced)
  const toRaised = (units: bigint, before: bigint | undefined) => {
    const least = ((before ?? 0n) * 9n) / 8n + 1n
    return units < least ? least : units
  }
  const { gasPrice, maxFeePerGas = gasPrice } = old
  const { maxPriorityFeePerGas = gasPrice } = old
  if (fees.type !== 'eip1559')
    return { ...fees, gasPrice: toRaised(fees.gasPrice, maxFeePerGas) }
  return {
    ...fees,
    maxFeePerGas: toRaised(fees.maxFeePerGas, maxFeePerGas),
    maxPriorityFeePerGas: toRaised(
      fees.maxPriorityFeePerGas,
      maxPriorityFeePerGas,
    ),
  }
}

/** The most that is paid per unit of gas, in wei. */
export const toPrice = (
  fees: Readonly<{ gasPrice: bigint } | { maxFeePerGas: bigint }>,
): bigint => ('gasPrice' in fees ? fees.gasPrice : fees.maxFeePerGas)

function unreadable() {
  return new HostError({
    message: 'The network has answered something that cannot be read',
    code: 'SERVICE_UNAVAILABLE',
  })
}
