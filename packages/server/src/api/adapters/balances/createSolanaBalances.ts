import { formatUnits } from 'viem'
import * as z from 'zod/mini'
import { answerRpc } from '../../answerRpc.js'
import type { ChainInfo } from '../../chain/chainInfo.js'
import type { Adapter } from '../adapter.js'
import type { Guard } from '../createGuard.js'
import type { TokenLists } from '../tokens/createTokenLists.js'
import { type HeldToken, readShownUnits } from './readShownUnits.js'
import { toTokenBalance } from './toTokenBalance.js'

/** Between two reads of one account. */
const CACHE_MS = 2_000

const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

const answerSchema = z.looseObject({
  result: z.looseObject({ value: z.array(z.unknown()) }),
})
const accountSchema = z.looseObject({
  account: z.looseObject({
    data: z.looseObject({
      parsed: z.looseObject({
        info: z.looseObject({
          mint: z.string(),
          tokenAmount: z.looseObject({
            amount: z.string().check(z.regex(/^\d{1,20}$/)),
            decimals: z.int().check(z.gte(0), z.lte(36)),
            uiAmountString: z.optional(
              z.string().check(z.regex(/^\d{1,40}(\.\d{1,255})?$/)),
            ),
          }),
        }),
      }),
    }),
  }),
})

/**
 * Balances of the listed tokens of one Solana network, read from its node, as
 * users see them.
 */
export function createSolanaBalances(
  parameters: createSolanaBalances.Parameters,
): Adapter {
  const { chain, guard, name, tokenLists } = parameters
  const chainId = chain.caipNetworkId
  return {
    name,
    chainIds: [chainId],
    balances: {
      read: (address) =>
        guard.call({
          ...{ cacheMs: CACHE_MS, key: address },
          async run() {
            const tokens = await tokenLists.list(chainId)
            const listed = new Map(
              tokens.map((token) => [token.address, token.decimals]),
            )
            const read = async (program: string) =>
              sumUp(await readAccounts(chain, address, program)).filter(
                ({ decimals, mint }) => listed.get(mint) === decimals,
              )
            const [plain, extended] = await Promise.all([
              read(TOKEN),
              read(TOKEN_2022),
            ] as const)
            const amounts = new Map([
              ...[...plain, ...extended].map(
                ({ amount, mint }) => [mint, amount] as const,
              ),
              ...(await readShownUnits({
                ...{ chain, held: extended, owner: address },
              })),
            ])
            return tokens.flatMap((token) => {
              const amount = amounts.get(token.address)
              return amount ? [toTokenBalance({ amount, chainId, token })] : []
            })
          },
        }),
    },
    async check() {
      const tokens = await tokenLists.list(chainId)
      return `${tokens.length} listed tokens`
    },
  }
}

export declare namespace createSolanaBalances {
  type Parameters = {
    chain: ChainInfo
    guard: Guard
    name: string
    tokenLists: TokenLists
  }
}

async function readAccounts(
  chain: ChainInfo,
  address: string,
  programId: string,
) {
  const options = { commitment: 'confirmed', encoding: 'jsonParsed' }
  const body = JSON.stringify({
    ...{ id: 1, jsonrpc: '2.0', method: 'getTokenAccountsByOwner' },
    params: [address, { programId }, options],
  })
  const { data } = answerSchema.safeParse(
    (await answerRpc({ body, chain })).body,
  )
  if (!data) throw new Error('The chain does not answer')
  return data.result.value
}

/** An account may hold one token in several accounts. */
function sumUp(rows: readonly unknown[]): HeldToken[] {
  const held = new Map<string, HeldToken>()
  for (const row of rows) {
    const { data } = accountSchema.safeParse(row)
    if (!data) continue
    const { mint, tokenAmount } = data.account.data.parsed.info
    const { decimals, uiAmountString } = tokenAmount
    const units = BigInt(tokenAmount.amount)
    const { amount = 0n, said = [] } = held.get(mint) ?? {}
    held.set(mint, {
      ...{ amount: amount + units, decimals, mint },
      said: [...said, uiAmountString ?? formatUnits(units, decimals)],
    })
  }
  return [...held.values()]
}
