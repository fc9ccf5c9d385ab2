import { type Address, getAddress, isAddress, isAddressEqual } from 'viem'
import * as z from 'zod/mini'
import { createFailure } from '../../../http/createFailure.js'
import { ServiceError } from '../../../http/ServiceError.js'
import type { ChainInfo } from '../../chain/chainInfo.js'
import type { Adapter, SwapWish } from '../adapter.js'
import { createChainClient } from '../createChainClient.js'
import type { Guard } from '../createGuard.js'
import { fetchJson } from '../fetchJson.js'
import { nativeAddress } from '../nativeAddress.js'
import type { TokenLists } from '../tokens/createTokenLists.js'
import { hexSchema, unitsSchema } from './answerSchemas.js'
import { createAllowance } from './createAllowance.js'
import { listSwapTokens } from './listSwapTokens.js'

const URL_DEFAULT = 'https://api.0x.org'
const QUOTE_CACHE_MS = 2_000
const DEFAULT_GAS = '500000'

const priceSchema = z.looseObject({
  liquidityAvailable: z.literal(true),
  buyAmount: unitsSchema,
  allowanceTarget: z.optional(z.nullable(z.string())),
})
const quoteSchema = z.extend(priceSchema, {
  transaction: z.looseObject({
    to: z.string().check(z.refine((text) => isAddress(text))),
    data: hexSchema,
    value: unitsSchema,
    gas: z.optional(z.nullable(unitsSchema)),
    gasPrice: z.optional(z.nullable(unitsSchema)),
  }),
})

/** Swaps on one chain by the 0x API (v2, AllowanceHolder). */
export function createZeroxSwaps(
  parameters: createZeroxSwaps.Parameters,
): Adapter {
  const { chain, guard, key, name, spender, tokenLists } = parameters
  const { url = URL_DEFAULT } = parameters
  const chainId = chain.caipNetworkId
  const client = createChainClient(chain)

  async function ask(
    path: 'price' | 'quote',
    query: Record<string, string>,
    signal: AbortSignal,
  ) {
    const asked = new URL(
      `${url.replace(/\/$/, '')}/swap/allowance-holder/${path}`,
    )
    asked.search = String(
      new URLSearchParams({
        chainId: chainId.replace('eip155:', ''),
        ...query,
      }),
    )
    const answer = await fetchJson(asked, {
      headers: { '0x-api-key': key, '0x-version': 'v2' },
      isRefusal: (status) => status === 400 || status === 422,
      signal,
    })
    return assertAnswer(answer)
  }

  return {
    name,
    chainIds: [chainId],
    swaps: {
      isReadable: false,
      listTokens: () => listSwapTokens({ chain, tokenLists }),
      ...createAllowance({ chainId, client, guard, spender }),
      getQuote: (wish) =>
        guard.call({
          cacheMs: QUOTE_CACHE_MS,
          key: [wish.account, wish.from.id, wish.to.id, wish.amount].join(),
          async run(signal) {
            const answer = await ask('price', toQuery(wish, 100n), signal)
            const { buyAmount } = priceSchema.parse(answer)
            return {
              id: null,
              fromAmount: wish.amount.toString(),
              fromAccount: wish.from.id,
              toAmount: buyAmount,
              toAccount: wish.to.id,
            }
          },
        }),
      buildSwap: (wish, { basisPoints }) =>
        guard.call({
          async run(signal) {
            const query = toQuery(wish, basisPoints)
            const answer = await ask('quote', query, signal)
            const { allowanceTarget, transaction } = quoteSchema.parse(answer)
            const target = allowanceTarget ?? spender
            if (!isAddress(target) || !isAddressEqual(target, spender))
              throw refuse('another contract to pay from')
            const to = getAddress(transaction.to)
            // Tokens are paid by the contract with the allowance.
            if (!wish.from.isNative && !isAddressEqual(to, spender))
              throw refuse('another contract to pay to')
            const value = wish.from.isNative ? wish.amount : 0n
            if (BigInt(transaction.value) !== value)
              throw refuse('another amount')
            const { data, gas, gasPrice } = transaction
            return {
              from: `${chainId}:${wish.account}`,
              to: `${chainId}:${to}`,
              data,
              amount: value.toString(),
              eip155: {
                gas: gas ?? DEFAULT_GAS,
                gasPrice: gasPrice ?? String(await client.getGasPrice()),
              },
            }
          },
        }),
    },
    async check() {
      const tokens = await tokenLists.list(chainId)
      const [token] = tokens
      if (!token) throw new Error('no token is listed')
      const query = {
        sellToken: nativeAddress,
        buyToken: token.address,
        sellAmount: (10n ** BigInt(chain.nativeCurrency.decimals)).toString(),
      }
      await guard.call({ run: (signal) => ask('price', query, signal) })
      return `the service answers; ${tokens.length} listed tokens`
    },
  }
}

export declare namespace createZeroxSwaps {
  type Parameters = {
    chain: ChainInfo
    guard: Guard
    key: string
    name: string
    /** AllowanceHolder, the only contract that is to be given an allowance. */
    spender: Address
    tokenLists: TokenLists
    /** Default `https://api.0x.org`. */
    url?: string | undefined
  }
}

function toQuery(wish: SwapWish, basisPoints: bigint) {
  return {
    sellToken: wish.from.address,
    buyToken: wish.to.address,
    sellAmount: wish.amount.toString(),
    slippageBps: basisPoints.toString(),
    taker: wish.account,
  }
}

function assertAnswer(answer: unknown) {
  const { data } = z
    .looseObject({
      liquidityAvailable: z.optional(z.boolean()),
      name: z.optional(z.string()),
    })
    .safeParse(answer)
  if (data?.liquidityAvailable === true) return answer
  if (data?.liquidityAvailable === false)
    throw createFailure(
      'INSUFFICIENT_LIQUIDITY',
      'insufficient liquidity for this amount',
    )
  if (data?.name === undefined) throw refuse('nothing that is known')
  throw createFailure('SWAP_REFUSED', 'The swap service refused this swap')
}

function refuse(what: string) {
  return new ServiceError(502, 'UPSTREAM_FAILED', `The service named ${what}`)
}
