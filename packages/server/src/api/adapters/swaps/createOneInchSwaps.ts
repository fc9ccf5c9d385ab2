import { type Address, getAddress, isAddress, isAddressEqual } from 'viem'
import * as z from 'zod/mini'
import { createFailure } from '../../../http/createFailure.js'
import { ServiceError } from '../../../http/ServiceError.js'
import type { ChainInfo } from '../../chain/chainInfo.js'
import type { Adapter } from '../adapter.js'
import { createChainClient } from '../createChainClient.js'
import type { Guard } from '../createGuard.js'
import { fetchJson } from '../fetchJson.js'
import type { TokenLists } from '../tokens/createTokenLists.js'
import { hexSchema, unitsSchema } from './answerSchemas.js'
import { createAllowance } from './createAllowance.js'
import { listSwapTokens } from './listSwapTokens.js'

const URL_DEFAULT = 'https://api.1inch.dev/swap/v6.0'
const QUOTE_CACHE_MS = 2_000
const DEFAULT_GAS = '500000'

const addressSchema = z.string().check(z.refine((text) => isAddress(text)))
const quoteSchema = z.looseObject({ dstAmount: unitsSchema })
const swapSchema = z.looseObject({
  dstAmount: unitsSchema,
  tx: z.looseObject({
    from: addressSchema,
    to: addressSchema,
    data: hexSchema,
    value: unitsSchema,
    gas: z.optional(z.nullable(unitsSchema)),
    gasPrice: z.optional(z.nullable(unitsSchema)),
  }),
})
const refusalSchema = z.looseObject({
  description: z.optional(z.string()),
  statusCode: z.int(),
})

/** Swaps on one chain by the 1inch API (v6). */
export function createOneInchSwaps(
  parameters: createOneInchSwaps.Parameters,
): Adapter {
  const { chain, guard, key, name, spender, tokenLists } = parameters
  const { url = URL_DEFAULT } = parameters
  const chainId = chain.caipNetworkId
  const client = createChainClient(chain)

  async function ask(
    path: string,
    query: Record<string, string>,
    signal: AbortSignal,
  ) {
    const reference = chainId.replace('eip155:', '')
    const asked = new URL(`${url.replace(/\/$/, '')}/${reference}/${path}`)
    asked.search = String(new URLSearchParams(query))
    const answer = await fetchJson(asked, {
      headers: { authorization: `Bearer ${key}` },
      isRefusal: (status) => status === 400,
      signal,
    })
    const { data: refusal } = refusalSchema.safeParse(answer)
    if (refusal) throw toFailure(refusal.description)
    return answer
  }

  return {
    name,
    chainIds: [chainId],
    swaps: {
      isReadable: true,
      listTokens: () => listSwapTokens({ chain, tokenLists }),
      ...createAllowance({ chainId, client, guard, spender }),
      getQuote: ({ amount, from, to }) =>
        guard.call({
          ...{ cacheMs: QUOTE_CACHE_MS, key: [from.id, to.id, amount].join() },
          async run(signal) {
            const query = {
              src: from.address,
              dst: to.address,
              amount: amount.toString(),
            }
            const answer = await ask('quote', query, signal)
            return {
              id: null,
              fromAmount: amount.toString(),
              fromAccount: from.id,
              toAmount: quoteSchema.parse(answer).dstAmount,
              toAccount: to.id,
            }
          },
        }),
      buildSwap: (wish, { basisPoints, disableEstimate = false }) =>
        guard.call({
          async run(signal) {
            const { account, amount, from, to } = wish
            const query = {
              ...{ src: from.address, dst: to.address, from: account },
              amount: amount.toString(),
              origin: account,
              slippage: toPercent(basisPoints),
              disableEstimate: String(disableEstimate),
              allowPartialFill: 'false',
              // The optimized methods do not name what comes out.
              compatibility: 'true',
            }
            const { tx } = swapSchema.parse(await ask('swap', query, signal))
            const router = getAddress(tx.to)
            if (!isAddressEqual(router, spender)) throw refuse('another router')
            if (!isAddressEqual(getAddress(tx.from), account))
              throw refuse('another account')
            const value = from.isNative ? amount : 0n
            if (BigInt(tx.value) !== value) throw refuse('another amount')
            return {
              from: `${chainId}:${account}`,
              to: `${chainId}:${router}`,
              data: tx.data,
              amount: value.toString(),
              eip155: {
                gas: Number(tx.gas ?? 0) > 0 ? String(tx.gas) : DEFAULT_GAS,
                gasPrice: tx.gasPrice ?? String(await client.getGasPrice()),
              },
            }
          },
        }),
    },
    async check() {
      const answer = await guard.call({
        run: (signal) => ask('approve/spender', {}, signal),
      })
      const { data } = z
        .looseObject({ address: addressSchema })
        .safeParse(answer)
      if (!data || !isAddressEqual(getAddress(data.address), spender))
        throw new Error('the service has another spender')
      return 'the service answers'
    },
  }
}

export declare namespace createOneInchSwaps {
  type Parameters = {
    chain: ChainInfo
    guard: Guard
    key: string
    name: string
    /** Contract that swaps, and takes the tokens. */
    spender: Address
    tokenLists: TokenLists
    /** Default `https://api.1inch.dev/swap/v6.0`. */
    url?: string | undefined
  }
}

function toPercent(basisPoints: bigint) {
  const rest = String(basisPoints % 100n).padStart(2, '0')
  return `${basisPoints / 100n}.${rest}`.replace(/\.?0+$/, '') || '0'
}

function toFailure(description = '') {
  return /liquidity/i.test(description)
    ? createFailure(
        'INSUFFICIENT_LIQUIDITY',
        'insufficient liquidity for this amount',
      )
    : createFailure('SWAP_REFUSED', 'The swap service refused this swap')
}

function refuse(what: string) {
  return new ServiceError(502, 'UPSTREAM_FAILED', `The service named ${what}`)
}
