import { ApiResponseError } from '../core/errors/api.js'
import { getMember } from '../core/errors/getMember.js'
import type { ApiContext, ApiOptions } from './apiContext.js'
import { parseAnswer } from './parseAnswer.js'
import { parseRows } from './parseRows.js'
import {
  exchangeSchema,
  exchangeStatusSchema,
  exchangeUrlSchema,
} from './paySchemas.js'

type Context = Pick<ApiContext, 'host' | 'http'>

/** Says for what an exchange is asked. */
export type ExchangeSource = {
  /** Whether it deposits into the user's own account; default `false`. */
  isDeposit?: boolean | undefined
}

/** An exchange that can pay. */
export type Exchange = { id: string; imageUrl: string; name: string }

/** Calls `reown_getExchanges`, a read that may be retried. */
export async function getExchanges(
  context: Context,
  parameters: getExchanges.Parameters = {},
  options: ApiOptions = {},
): Promise<getExchanges.ReturnType> {
  const { amount, asset, exclude, includeOnly, page = 0 } = parameters
  const result = await ask(context, {
    isDeposit: parameters.isDeposit,
    isRead: true,
    method: 'reown_getExchanges',
    params: { page, asset, amount, includeOnly, exclude },
    ...options,
  })
  const { rows, ...counts } = parseRows(result, {
    key: 'exchanges',
    schema: exchangeSchema,
  })
  const total = getMember(result, 'total')
  return {
    exchanges: rows,
    total: Number.isSafeInteger(total) ? Number(total) : rows.length,
    ...counts,
  }
}

export declare namespace getExchanges {
  type Parameters = ExchangeSource & {
    /** CAIP-19 ID of the asset. */
    asset?: string | undefined
    /** Decimal string in whole tokens. */
    amount?: string | undefined
    includeOnly?: readonly string[] | undefined
    exclude?: readonly string[] | undefined
    /** From 0. */
    page?: number | undefined
  }
  type ReturnType = {
    exchanges: readonly Exchange[]
    total: number
    /** Number of invalid rows that were dropped. */
    dropped: number
    partial: boolean
  }
}

/** Calls `reown_getExchangePayUrl`. Sent once, never retried. */
export async function getExchangePayUrl(
  context: Context,
  parameters: getExchangePayUrl.Parameters,
  options: ApiOptions = {},
): Promise<getExchangePayUrl.ReturnType> {
  const { isDeposit, ...params } = parameters
  const method = 'reown_getExchangePayUrl'
  const request = { isDeposit, method, params, ...options } as const
  return parseAnswer(await ask(context, request), { schema: exchangeUrlSchema })
}

export declare namespace getExchangePayUrl {
  type Parameters = ExchangeSource & {
    exchangeId: string
    /** CAIP-19 ID of the asset. */
    asset: string
    /** Decimal string in whole tokens. */
    amount: string
    /** CAIP-10 ID of the account that receives. */
    recipient: string
  }
  type ReturnType = { url: string; sessionId: string }
}

/** Calls `reown_getExchangeBuyStatus`, a read that may be retried. */
export async function getExchangeBuyStatus(
  context: Context,
  parameters: getExchangeBuyStatus.Parameters,
  options: ApiOptions = {},
): Promise<getExchangeBuyStatus.ReturnType> {
  const { exchangeId, isDeposit, sessionId } = parameters
  const result = await ask(context, {
    isDeposit,
    isRead: true,
    method: 'reown_getExchangeBuyStatus',
    params: { exchangeId, sessionId },
    ...options,
  })
  const found = parseAnswer(result, { schema: exchangeStatusSchema })
  return { status: found.status, txHash: found.txHash ?? undefined }
}

export declare namespace getExchangeBuyStatus {
  type Parameters = ExchangeSource & { exchangeId: string; sessionId: string }
  type ReturnType = {
    /** `SUCCESS` and `FAILED` are final. */
    status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
    /** Transaction hash or Solana signature, once known. */
    txHash: string | undefined
  }
}

async function ask({ host, http }: Context, parameters: ask.Parameters) {
  const { isDeposit, isRead, method, params, signal } = parameters
  const answer = await http.post({
    host,
    path: 'v1/json-rpc',
    query: isDeposit ? { source: 'fund-wallet' } : {},
    body: { jsonrpc: '2.0', id: 1, method, params },
    isRead,
    signal,
  })
  const error = getMember(answer, 'error')
  if (error === undefined || error === null) return getMember(answer, 'result')
  const text = getMember(error, 'message')
  throw new ApiResponseError({
    details: typeof text === 'string' ? text : 'The answer is an error',
  })
}

declare namespace ask {
  type Parameters = ApiOptions &
    ExchangeSource & {
      isRead?: boolean | undefined
      method: string
      params: Record<string, unknown>
    }
}
