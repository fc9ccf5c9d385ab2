import { SolanaError } from '../../core/errors/solana.js'
import type { SolanaSendOptions } from '../../core/ports/solana.js'

export type Budget = {
  /** Micro-lamports per compute unit. */
  price: bigint
  /** Maximum number of compute units. */
  limit: number
  /** Cost of both together, in lamports. */
  fee: bigint
}

/** What the app has set, valid. */
export type BudgetSettings = {
  limit: number | undefined
  price: bigint | undefined
  /** The most that the units may cost, in lamports. */
  cap: bigint
  /** Of recent prices; 0 to 100. */
  percentile: number
}

/** Most units that a transaction may use. */
export const MAX_LIMIT = 1_400_000
/** Recent prices are often zero, and a transaction would then wait. */
const FLOOR_PRICE = 100_000n
/** No app and no node can ask for more per unit. */
const MAX_PRICE = 20_000_000n
const MICRO = 1_000_000n
/** 0.0005 SOL. */
const DEFAULT_CAP = 500_000n
const MAX_CAP = (MAX_PRICE * BigInt(MAX_LIMIT)) / MICRO
const DEFAULT_PERCENTILE = 75

/** Units where they cannot be measured, with and without a memo. */
const limits = { native: 500, token: 300_000, new: 400_000 } as const
const MEMO_LIMIT = 200_000

/**
 * Validates the options that decide about the priority fee.
 *
 * @throws SolanaError `BUDGET_INVALID`
 */
export function readBudgetSettings(
  options: SolanaSendOptions = {},
): BudgetSettings {
  const { computeUnitLimit: limit, computeUnitPrice: price } = options
  const { maxPriorityFee: cap = DEFAULT_CAP } = options
  const { priorityFeePercentile: percentile = DEFAULT_PERCENTILE } = options
  const isValid =
    (limit === undefined ||
      (Number.isInteger(limit) && limit > 0 && limit <= MAX_LIMIT)) &&
    (price === undefined || isWithin(price, MAX_PRICE)) &&
    isWithin(cap, MAX_CAP) &&
    typeof percentile === 'number' &&
    percentile >= 0 &&
    percentile <= 100
  if (isValid) return { cap, limit, percentile, price }
  const details = [
    `price ${String(price)}, limit ${String(limit)}`,
    `most ${String(cap)}, percentile ${String(percentile)}`,
  ].join(', ')
  throw new SolanaError({ code: 'BUDGET_INVALID', details })
}

function isWithin(value: unknown, most: bigint) {
  return typeof value === 'bigint' && value >= 0n && value <= most
}

/**
 * Returns the price and the limit of a transaction's compute units. Whatever a
 * node has said, both together cost no more than the cap.
 *
 * @param parameters.kind - `new` if the receiver's token account has to be
 * created
 * @param parameters.prices - recent ones, in any order
 * @param parameters.units - measured; `undefined` if they could not be
 */
export function getBudget(parameters: {
  hasMemo: boolean
  kind: 'native' | 'token' | 'new'
  prices: readonly bigint[]
  settings: BudgetSettings
  units: number | undefined
}): Budget {
  const { hasMemo, kind, prices, settings, units } = parameters
  const usual = limits[kind] + (hasMemo ? MEMO_LIMIT : 0)
  const measured = units === undefined ? usual : addMargin(units)
  const limit = Math.min(settings.limit ?? measured, MAX_LIMIT)
  const wanted = settings.price ?? pickPrice(prices, settings.percentile)
  const most = (settings.cap * MICRO) / BigInt(limit)
  const price = wanted < most ? wanted : most // guard: priority fee cap
  return { fee: toFee(price, limit), limit, price }
}

/** The same transaction may take another way through its programs later. */
function addMargin(units: number) {
  return units + Math.ceil(units / 5)
}

function pickPrice(prices: readonly bigint[], percentile: number) {
  const sorted = [...prices].sort((one, two) => (one < two ? -1 : 1))
  const rank = Math.ceil((sorted.length * percentile) / 100)
  const found = sorted[Math.max(rank, 1) - 1] ?? 0n
  if (found < FLOOR_PRICE) return FLOOR_PRICE
  return found < MAX_PRICE ? found : MAX_PRICE
}

/** Rounds up to whole lamports, as the network does. */
function toFee(price: bigint, limit: number) {
  return (price * BigInt(limit) + MICRO - 1n) / MICRO
}

/**
 * Returns a budget of the same limit that costs exactly so much, within cap
 * and lowest price; `undefined` if there is none.
 */
export function fitBudget(
  { limit }: Budget,
  { cap }: BudgetSettings,
  fee: bigint,
): Budget | undefined {
  if (fee < toFee(FLOOR_PRICE, limit) || fee > cap) return undefined
  const price = (fee * MICRO) / BigInt(limit)
  const isExact = price <= MAX_PRICE && toFee(price, limit) === fee
  return isExact ? { fee, limit, price } : undefined
}
