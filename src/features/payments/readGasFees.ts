import { isHex } from 'viem'
import { tipCeilings } from '../../core/data/tipCeilings.js'
import { ApiResponseError } from '../../core/errors/api.js'
import { readParameters } from '../../core/parameters/readParameters.js'
import type { AskNode } from './askNode.js'

/** What a transaction of the next blocks pays per unit of gas, in wei. */
export type GasFees =
  | {
      /** The type of transaction that the chain takes (EIP-2718). */
      type: 'eip1559'
      /** That of the latest block, in wei. */
      baseFee: bigint
      /** The most: twice the base fee, and the tip. */
      maxFeePerGas: bigint
      /** The tip, in wei. */
      maxPriorityFeePerGas: bigint
    }
  | {
      /** A chain without a base fee (before EIP-1559). */
      type: 'legacy'
      /** What the node asks, in wei. */
      gasPrice: bigint
    }

/** On a chain that is not listed, more than this is compared, in wei. */
const USUAL_CEILING = 2_000_000_000n
/** Pays per transaction for its data by the tip, so the tip depends on it. */
const lineaIds: readonly number[] = [59144, 59141]

/**
 * Reads the fees of the next block. The tip is what the node suggests; where it
 * gives none, what the last blocks have paid, then what is left of the gas
 * price; and never above the ceiling of the chain. A chain that is not listed
 * has no ceiling of its own: there, a price above 2 gwei is the lowest of what
 * the node suggests, what the last blocks have paid and the gas price.
 *
 * @param parameters.ask - sends a JSON-RPC request to a node of the chain
 * @param parameters.chainId - of the chain, which decides the ceiling
 * @param parameters.call - the transaction, for chains whose tip depends on it
 * @throws what `ask` rejects with when there is no block; ApiResponseError when
 * the block cannot be read; ParameterError
 *
 * @example
 * const ask = (method, params) => client.request({ method, params })
 * const fees = await readGasFees({ ask, chainId: 8453 })
 */
export async function readGasFees(parameters: {
  ask: AskNode
  call?: Record<string, unknown> | undefined
  chainId: number
}): Promise<GasFees> {
  const given = readParameters(parameters, {
    ask: 'function',
    call: 'object | undefined',
    chainId: 'number',
  })
  const { ask, chainId } = given
  const [block, suggestion] = await Promise.all([
    ask('eth_getBlockByNumber', ['latest', false]),
    readSuggestion(given),
  ])
  if (typeof block !== 'object' || block === null)
    throw new ApiResponseError({ details: 'The node has no latest block' })
  const { baseFeePerGas } = block as { baseFeePerGas?: unknown }
  if (baseFeePerGas === undefined || baseFeePerGas === null)
    return { type: 'legacy', gasPrice: await readPrice(ask) }
  const baseFee = toUnits(baseFeePerGas)
  const tip = suggestion ?? (await readTip(ask, baseFee))
  const maxPriorityFeePerGas = await limitTip({ ask, baseFee, chainId, tip })
  return {
    ...{ type: 'eip1559', baseFee, maxPriorityFeePerGas },
    maxFeePerGas: 2n * baseFee + maxPriorityFeePerGas,
  }
}

/**
 * Returns the most that is paid per unit of gas, in wei.
 *
 * @example
 * const fee = gas * getHighestPrice(await readGasFees({ ask, chainId: 1 }))
 */
export function getHighestPrice(
  fees: Readonly<{ gasPrice: bigint } | { maxFeePerGas: bigint }>,
): bigint {
  return 'gasPrice' in fees ? fees.gasPrice : fees.maxFeePerGas
}

/**
 * Cuts a false tip. The base fee proves none: it is of the same node, and a
 * chain may have none and a high minimum.
 */
async function limitTip(parameters: {
  ask: AskNode
  baseFee: bigint
  chainId: number
  tip: bigint
}) {
  const { ask, baseFee, chainId, tip } = parameters
  const listed = tipCeilings[chainId]
  const isFalse = tip > (listed ?? USUAL_CEILING) // guard: tip-ceiling
  if (!isFalse) return tip
  if (listed !== undefined) return listed
  const others = await Promise.all([readPaid(ask), readLeft(ask, baseFee)])
  const said = others.filter((other) => other !== undefined)
  // guard: tip-witness
  if (said.length > 0) return findLowest(tip, said)
  const usual = 10n * baseFee
  return findLowest(tip, [usual > USUAL_CEILING ? usual : USUAL_CEILING])
}

/** All of it is paid, so a high one is compared with what others have paid. */
async function readPrice(ask: AskNode) {
  const price = toUnits(await ask('eth_gasPrice'))
  if (price <= USUAL_CEILING) return price
  const paid = await readPaid(ask, { hasBaseFee: true })
  return paid === undefined ? price : findLowest(price, [paid]) // guard: price-witness
}

function findLowest(first: bigint, others: readonly bigint[]) {
  let least = first
  for (const one of others) if (one < least) least = one
  return least
}

async function readSuggestion({
  ask,
  call,
  chainId,
}: Parameters<typeof readGasFees>[0]) {
  const own =
    call && lineaIds.includes(chainId)
      ? await ask('linea_estimateGas', [call])
          .then((answer) => toUnits(Object(answer).priorityFeePerGas))
          .catch(() => undefined)
      : undefined
  return (
    own ??
    ask('eth_maxPriorityFeePerGas')
      .then(toUnits)
      .catch(() => undefined)
  )
}

/** For a node that suggests nothing, or is asked too often. */
async function readTip(ask: AskNode, baseFee: bigint) {
  const paid = await readPaid(ask)
  if (paid !== undefined) return paid
  const price = await ask('eth_gasPrice')
    .then(toUnits)
    .catch(() => undefined)
  if (price !== undefined) return price > baseFee ? price - baseFee : 0n
  return baseFee / 10n
}

/** What the gas price leaves for the tip; `undefined` if that is nothing. */
function readLeft(ask: AskNode, baseFee: bigint) {
  return ask('eth_gasPrice')
    .then(toUnits)
    .then((price) => (price > baseFee ? price - baseFee : undefined))
    .catch(() => undefined)
}

/** The tips that the last blocks have paid; `undefined` if they were empty. */
function readPaid(ask: AskNode, { hasBaseFee = false } = {}) {
  return ask('eth_feeHistory', ['0xa', 'latest', [50]])
    .then((history) => {
      const tip = toMedian(history)
      return tip && hasBaseFee ? tip + toBaseFee(history) : tip
    })
    .catch(() => undefined)
}

/** Some chains have one that their blocks do not name. */
function toBaseFee(history: unknown) {
  const { baseFeePerGas } = Object(history) as { baseFeePerGas?: unknown }
  const last = Array.isArray(baseFeePerGas) ? baseFeePerGas.at(-1) : undefined
  return last === undefined ? 0n : toUnits(last)
}

/** The median of what the blocks' median transactions have paid. */
function toMedian(history: unknown) {
  const { reward } = Object(history) as { reward?: unknown }
  if (!Array.isArray(reward)) return undefined
  const paid = reward
    .map((ofBlock) => toUnits(Array.isArray(ofBlock) ? ofBlock[0] : undefined))
    // An empty block says nothing.
    .filter((units) => units > 0n)
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return paid[Math.floor(paid.length / 2)]
}

function toUnits(value: unknown): bigint {
  if (isHex(value) && value.length > 2) return BigInt(value)
  throw new ApiResponseError({ details: 'A number is missing' })
}
