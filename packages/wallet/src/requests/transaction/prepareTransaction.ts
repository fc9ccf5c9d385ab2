import { HostError, readDataFee, readTokenRefusal } from 'latchkey/frame'
import { type Address, type Hex, isHex, toHex } from 'viem'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { TransactionRequest } from './parseTransactionRequest.js'
import { type FeeFields, readFees, toPrice } from './readFees.js'
import { toQuantity } from './toQuantity.js'

/** Every field that is signed, frozen. */
export type PreparedTransaction = Readonly<
  {
    chainId: number
    to: Address | undefined
    data: Hex
    value: bigint
    nonce: number
    gas: bigint
  } & FeeFields
>

export type PreparedCost = {
  transaction: Pick<PreparedTransaction, 'gas' | 'value'> &
    ({ gasPrice: bigint } | { maxFeePerGas: bigint })
  /**
   * What a rollup takes beside the gas, in wei, as of now; `undefined` when its
   * contract cannot be asked.
   */
  dataFee: bigint | undefined
}

const PLAIN_TRANSFER_GAS = 21_000n

/**
 * Fills in nonce, gas and fees from the frame's own node, and so simulates the
 * transaction before it is shown.
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
  /** The transaction that this one is to replace. */
  replaced?: Hex | undefined
  request: TransactionRequest
}): Promise<{
  dataFee: bigint | undefined
  isFeeHigh: boolean
  transaction: PreparedTransaction
}> {
  const { chain, from, replaced, request, rpc } = parameters
  const call = toCall(from, request)
  const limit = Promise.resolve(parameters.gas ?? estimateGas(call, parameters))
  const [gas, { fees, isFeeHigh }, dataFee, nonce, balance] = await Promise.all(
    [
      limit,
      readFees({ call, chain, replaced, request, rpc }),
      readDataFee({
        ask: (method, params) => rpc(chain, method, params),
        ...{ chainId: chain.id, gas: limit, transaction: request },
        isRollup: chain.isRollup,
      }),
      request.nonce ??
        rpc(chain, 'eth_getTransactionCount', [from, 'pending']).then(toNumber),
      // What is replaced is not paid.
      rpc(chain, 'eth_getBalance', [
        ...[from, replaced ? 'latest' : 'pending'],
      ]).then(toQuantity),
    ],
  )
  const transaction = Object.freeze({
    chainId: chain.id,
    to: request.to,
    data: request.data,
    value: request.value,
    nonce,
    gas,
    ...fees,
  })
  if (toCost([{ dataFee, transaction }]) > balance) throw insufficientFunds()
  return { dataFee, isFeeHigh, transaction }
}

/** What transactions cost in all, as far as it is known, in wei. */
export function toCost(prepared: readonly PreparedCost[]): bigint {
  return prepared.reduce(
    (sum, { dataFee = 0n, transaction }) =>
      sum +
      transaction.value +
      transaction.gas * toPrice(transaction) +
      dataFee,
    0n,
  )
}

export function insufficientFunds() {
  return new HostError({
    message: 'insufficient funds for gas * price + value',
    code: -32000,
  })
}

function toCall(from: Address, request: TransactionRequest) {
  return {
    from,
    ...(request.to && { to: request.to }),
    value: toHex(request.value),
    data: request.data,
    ...(request.accessList && { accessList: request.accessList }),
  }
}

async function estimateGas(
  call: ReturnType<typeof toCall>,
  {
    chain,
    request,
    rpc,
  }: { rpc: Rpc; chain: FrameChain; request: TransactionRequest },
): Promise<bigint> {
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
export function toSendError(error: unknown): unknown {
  if (!(error instanceof HostError) || typeof error.code !== 'number')
    return error
  const { data, message } = error
  const refusal = readTokenRefusal({
    data: isHex(data) ? data : undefined,
    text: message,
  })
  return new HostError({
    message: refusal ? refusals[refusal] : message,
    ...{ cause: error, code: -32000, data },
  })
}

/** For apps that show what the wallet says; the data has the token's words. */
const refusals = {
  blocked: 'execution reverted: the token blocks the sender or the receiver',
  paused: 'execution reverted: the token is paused, nobody can move it now',
}

function toNumber(value: unknown): number {
  return Number(toQuantity(value))
}
