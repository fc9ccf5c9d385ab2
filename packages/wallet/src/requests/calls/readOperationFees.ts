import { HostError } from 'latchkey/frame'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { type FeeFields, readFees } from '../transaction/readFees.js'
import { toQuantity } from '../transaction/toQuantity.js'

/** A bundler may ask for this many times the price of our own node. */
const PRICE_FACTOR = 10n

/** Both prices of an operation, in wei per unit of gas (ERC-4337). */
export type OperationFees = {
  maxFeePerGas: bigint
  maxPriorityFeePerGas: bigint
}

/**
 * The fees of an operation: as of our own node, at least what the bundler takes
 * by now, and at least an eighth above both of what it replaces, of which
 * bundlers want a tenth.
 *
 * @throws HostError -32000 when the bundler asks for far more than the node
 */
export async function readOperationFees(parameters: {
  chain: FrameChain
  /** Of the operation that this one is to replace. */
  replaced?: OperationFees | undefined
  rpc: Rpc
}): Promise<OperationFees> {
  const { chain, replaced, rpc } = parameters
  const [own, asked] = await Promise.all([
    readFees({ chain, rpc }).then(({ fees }) => toOperationFees(fees)),
    askBundler({ chain, isUrgent: replaced !== undefined, rpc }),
  ])
  const tip = asked?.maxPriorityFeePerGas ?? 0n
  const most = asked?.maxFeePerGas ?? own.maxFeePerGas + tip
  // guard: bundler price
  if (asked && most > PRICE_FACTOR * own.maxFeePerGas)
    throw new HostError({
      message: "The bundler asks for far more than the network's fees",
      code: -32000,
    })
  const toHigher = (usual: bigint, least: bigint, before: bigint | undefined) =>
    [usual, least, before === undefined ? 0n : (before * 9n) / 8n + 1n].reduce(
      (highest, fee) => (fee > highest ? fee : highest),
    )
  return {
    maxFeePerGas: toHigher(
      own.maxFeePerGas,
      asked ? most : 0n,
      replaced?.maxFeePerGas,
    ),
    maxPriorityFeePerGas: toHigher(
      own.maxPriorityFeePerGas,
      tip,
      replaced?.maxPriorityFeePerGas,
    ),
  }
}

/** An operation has no other fields: both are the price (ERC-4337). */
function toOperationFees(fees: FeeFields): OperationFees {
  if (fees.type !== 'eip1559')
    return { maxFeePerGas: fees.gasPrice, maxPriorityFeePerGas: fees.gasPrice }
  const { maxFeePerGas, maxPriorityFeePerGas } = fees
  return { maxFeePerGas, maxPriorityFeePerGas }
}

/**
 * What the bundler takes, which no standard has a method for: Pimlico's names
 * both prices, rundler's (Alchemy) the tip alone.
 *
 * @returns `undefined` if it does not say
 */
async function askBundler(parameters: {
  chain: FrameChain
  isUrgent: boolean
  rpc: Rpc
}): Promise<
  { maxFeePerGas?: bigint; maxPriorityFeePerGas: bigint } | undefined
> {
  const { chain, isUrgent, rpc } = parameters
  const ask = (method: string) =>
    rpc({ rpcUrls: [chain.bundlerUrl ?? ''] }, method, [])
  const [prices, tip] = await Promise.all([
    ask('pimlico_getUserOperationGasPrice')
      .then((answer) => {
        const { fast, standard } = Object(answer) as Record<string, unknown>
        return toPrices(Object(isUrgent ? fast : standard))
      })
      .catch(() => undefined),
    ask('rundler_maxPriorityFeePerGas')
      .then(toQuantity)
      .catch(() => undefined),
  ])
  if (prices) return prices
  return tip === undefined ? undefined : { maxPriorityFeePerGas: tip }
}

function toPrices(price: Record<string, unknown>): OperationFees {
  return {
    maxFeePerGas: toQuantity(price.maxFeePerGas),
    maxPriorityFeePerGas: toQuantity(price.maxPriorityFeePerGas),
  }
}
