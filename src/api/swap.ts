import { SLIPPAGE_TOLERANCE_PERCENT } from '../core/constants/swap.js'
import {
  GasPriceUnsupportedError,
  SwapUnsupportedError,
} from '../core/errors/swap.js'
import type { ApiContext, ApiOptions } from './apiContext.js'
import { isServed } from './isServed.js'
import { parseAnswer } from './parseAnswer.js'
import { parseRows } from './parseRows.js'
import type { BuiltTransaction, SwapToken } from './swapSchemas.js'
import {
  allowanceSchema,
  builtApproveSchema,
  builtSwapSchema,
  gasPriceSchema,
  swapQuotesSchema,
  swapTokenSchema,
} from './swapSchemas.js'

/** Swap quote. Amounts are in base units. */
export type SwapQuote = {
  id: string | null
  fromAmount: bigint
  fromAccount: string
  toAmount: bigint
  toAccount: string
}

/** Calls `GET /v1/convert/tokens`. */
export async function getSwapTokens(
  context: ApiContext,
  { caipNetworkId }: getSwapTokens.Parameters,
  options: ApiOptions = {},
): Promise<getSwapTokens.ReturnType> {
  if (!(await isServed(context, caipNetworkId, options)))
    return { tokens: [], dropped: 0, isSupported: false, partial: false }
  const query = { chainId: caipNetworkId }
  const answer = await ask(context, { call: 'tokens', query, ...options })
  const parameters = { key: 'tokens', schema: swapTokenSchema }
  const { rows, ...counts } = parseRows(answer, parameters)
  return { tokens: rows, isSupported: true, ...counts }
}

export declare namespace getSwapTokens {
  type Parameters = { caipNetworkId: string }
  type ReturnType = {
    tokens: readonly SwapToken[]
    /** Number of invalid rows that were dropped. */
    dropped: number
    isSupported: boolean
    partial: boolean
  }
}

/** Calls `GET /v1/convert/quotes`. */
export async function getSwapQuotes(
  context: ApiContext,
  parameters: getSwapQuotes.Parameters,
  options: ApiOptions = {},
): Promise<getSwapQuotes.ReturnType> {
  const { address, amount, caipNetworkId, from, gasPrice, to } = parameters
  if (!(await isServed(context, caipNetworkId, options)))
    return { quotes: [], isSupported: false }
  const answer = await ask(context, {
    call: 'quotes',
    query: {
      amount: String(amount),
      userAddress: address,
      from,
      to,
      gasPrice: gasPrice?.toString(),
    },
    ...options,
  })
  const { quotes } = parseAnswer(answer, { schema: swapQuotesSchema })
  return { quotes, isSupported: true }
}

export declare namespace getSwapQuotes {
  type Parameters = SwapPair & {
    /** Plain address of the account. */
    address: string
    /** Amount in base units of `from`. */
    amount: bigint
    /** Wei per unit of gas. */
    gasPrice?: bigint | undefined
  }
  type ReturnType = { quotes: readonly SwapQuote[]; isSupported: boolean }
}

/** Calls `GET /v1/convert/allowance`. */
export async function getSwapAllowance(
  context: ApiContext,
  parameters: getSwapAllowance.Parameters,
  options: ApiOptions = {},
): Promise<getSwapAllowance.ReturnType> {
  const { caipNetworkId, ...query } = parameters
  if (!(await isServed(context, caipNetworkId, options)))
    return { allowance: 0n, isSupported: false }
  const answer = await ask(context, { call: 'allowance', query, ...options })
  const { allowance } = parseAnswer(answer, { schema: allowanceSchema })
  return { allowance, isSupported: true }
}

export declare namespace getSwapAllowance {
  type Parameters = {
    caipNetworkId: string
    /** CAIP-10 ID of the token. */
    tokenAddress: string
    /** CAIP-10 ID of the account. */
    userAddress: string
  }
  type ReturnType = { allowance: bigint; isSupported: boolean }
}

/** Calls `GET /v1/convert/gas-price`. */
export async function getGasPrices(
  context: ApiContext,
  { caipNetworkId }: getGasPrices.Parameters,
  options: ApiOptions = {},
): Promise<getGasPrices.ReturnType> {
  if (!(await isServed(context, caipNetworkId, options)))
    throw new GasPriceUnsupportedError()
  const query = { chainId: caipNetworkId }
  const answer = await ask(context, { call: 'gas-price', query, ...options })
  return parseAnswer(answer, { schema: gasPriceSchema })
}

export declare namespace getGasPrices {
  type Parameters = { caipNetworkId: string }
  /** Wei per unit of gas. */
  type ReturnType = { standard: bigint; fast: bigint; instant: bigint }
}

/** Calls `GET /v1/convert/build-approve`. */
export async function buildApprove(
  context: ApiContext,
  parameters: buildApprove.Parameters,
  options: ApiOptions = {},
): Promise<BuiltTransaction> {
  const { caipNetworkId, from, to, userAddress } = parameters
  if (!(await isServed(context, caipNetworkId, options)))
    throw new SwapUnsupportedError()
  const query = { userAddress, from, to }
  const call = 'build-approve'
  const answer = await ask(context, { call, query, ...options })
  return parseAnswer(answer, { schema: builtApproveSchema })
}

export declare namespace buildApprove {
  /** `userAddress` is the CAIP-10 ID of the account. */
  type Parameters = SwapPair & { userAddress: string }
}

/** Calls `POST /v1/convert/build-transaction`, a read that may be retried. */
export async function buildSwap(
  context: ApiContext,
  parameters: buildSwap.Parameters,
  options: ApiOptions = {},
): Promise<BuiltTransaction> {
  const { amount, caipNetworkId, from, to, userAddress } = parameters
  const { disableEstimate = true, slippage = SLIPPAGE_TOLERANCE_PERCENT } =
    parameters
  const { host, http, projectId } = context
  if (!(await isServed(context, caipNetworkId, options)))
    throw new SwapUnsupportedError()
  const answer = await http.post({
    host,
    path: 'v1/convert/build-transaction',
    body: {
      amount: String(amount),
      eip155: { slippage },
      projectId,
      from,
      to,
      userAddress,
      disableEstimate,
    },
    isRead: true,
    signal: options.signal,
  })
  return parseAnswer(answer, { schema: builtSwapSchema })
}

export declare namespace buildSwap {
  type Parameters = SwapPair & {
    /** Amount in base units of `from`. */
    amount: bigint
    /** CAIP-10 ID of the account. */
    userAddress: string
    /** Whether the service skips simulating the swap; default `true`. */
    disableEstimate?: boolean | undefined
    /** Slippage tolerance in percent; default 1. */
    slippage?: number | undefined
  }
}

type SwapPair = {
  caipNetworkId: string
  /** CAIP-10 ID of the token to pay with. */
  from: string
  /** CAIP-10 ID of the token to receive. */
  to: string
}

function ask(
  { host, http }: ApiContext,
  parameters: ApiOptions & {
    call: string
    query: Record<string, string | undefined>
  },
) {
  const { call, query, signal } = parameters
  return http.get({ host, path: `v1/convert/${call}`, query, signal })
}
