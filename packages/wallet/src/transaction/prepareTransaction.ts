import { HostError } from 'latchkey/frame'
import { type AccessList, type Address, type Hex, toHex } from 'viem'
import type { Rpc } from '../chain/createRpc.js'
import type { FrameChain } from '../loadConfig.js'
import type { TransactionRequest } from './parseTransactionRequest.js'
import { readFees } from './readFees.js'
import { toQuantity } from './toQuantity.js'

/** Every field that is signed, frozen. */
export type PreparedTransaction = Readonly<{
  type: 'eip1559'
  chainId: number
  to: Address | undefined
  data: Hex
  value: bigint
  nonce: number
  gas: bigint
  maxFeePerGas: bigint
  maxPriorityFeePerGas: bigint
  accessList?: AccessList
}>

const PLAIN_TRANSFER_GAS = 21_000n

/**
 * Fills in nonce, gas and EIP-1559 fees from the frame's own node, and so
 * simulates the transaction before it is shown.
 *
 * @param parameters.gas - gas limit of a transaction that was simulated
 * otherwise
 * @throws HostError -32000 when it would fail or costs more than there is
 */
export async function prepareTransaction(parameters: {
  rpc: Rpc
  chain: FrameChain
  from: Address
  gas?: bigint | undefined
  request: TransactionRequest
}): Promise<{ transaction: PreparedTransaction; isFeeHigh: boolean }> {
  const { chain, from, request, rpc } = parameters
  const [gas, fees, nonce, balance] = await Promise.all([
    parameters.gas ?? estimateGas(parameters),
    readFees({ chain, request, rpc }),
    request.nonce ??
      rpc(chain, 'eth_getTransactionCount', [from, 'pending']).then(toNumber),
    rpc(chain, 'eth_getBalance', [from, 'pending']).then(toQuantity),
  ])
  if (request.value + gas * fees.maxFeePerGas > balance)
    throw new HostError({
      message: 'insufficient funds for gas * price + value',
      code: -32000,
    })
  const { isFeeHigh, ...feeFields } = fees
  const transaction = Object.freeze({
    type: 'eip1559' as const,
    chainId: chain.id,
    to: request.to,
    data: request.data,
    value: request.value,
    nonce,
    gas,
    ...feeFields,
    ...(request.accessList && { accessList: request.accessList }),
  })
  return { transaction, isFeeHigh }
}

async function estimateGas(parameters: {
  rpc: Rpc
  chain: FrameChain
  from: Address
  request: TransactionRequest
}): Promise<bigint> {
  const { chain, from, request, rpc } = parameters
  const call = {
    from,
    ...(request.to && { to: request.to }),
    value: toHex(request.value),
    data: request.data,
    ...(request.accessList && { accessList: request.accessList }),
  }
  const estimate = await rpc(chain, 'eth_estimateGas', [call])
    .then(toQuantity)
    .catch((error: unknown) => {
      throw toSendError(error)
    })
  if (request.gas !== undefined && request.gas >= estimate) return request.gas
  // The state may change until the block: a fifth more, of which what is not
  // used is not paid.
  return estimate === PLAIN_TRANSFER_GAS ? estimate : (estimate * 6n) / 5n
}

/** A revert or a lack of funds under the one code that wallets use for it. */
function toSendError(error: unknown) {
  if (!(error instanceof HostError) || typeof error.code !== 'number')
    return error
  return new HostError({
    message: error.message,
    code: -32000,
    data: error.data,
    cause: error,
  })
}

function toNumber(value: unknown): number {
  return Number(toQuantity(value))
}
