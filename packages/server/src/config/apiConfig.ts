import { type Address, getAddress, isAddress } from 'viem'
import * as z from 'zod/mini'

const evmId = z
  .string()
  .check(
    z.regex(
      /^eip155:[1-9]\d{0,15}$/,
      'is not the CAIP-2 id of an EVM chain, as in eip155:1',
    ),
  )
const chainId = z
  .string()
  .check(
    z.regex(
      /^(eip155:[1-9]\d{0,15}|solana:[\w-]{1,32})$/,
      'is not a CAIP-2 id, as in eip155:1',
    ),
  )
const text = z.string('is missing').check(z.minLength(1, 'is empty'))
const url = z
  .string('is missing')
  .check(z.refine(isHttp, 'is not an http or https URL'))
const address = z.pipe(
  z
    .string('is missing')
    .check(
      z.refine(
        (value) => isAddress(value),
        'is not an address, or its checksum is wrong',
      ),
    ),
  z.transform((value): Address => getAddress(value)),
)
const positive = z.number().check(z.positive('is not above 0'))
const limits = z.optional(
  z.strictObject({
    failures: z.optional(positive),
    pauseSeconds: z.optional(positive),
    perMinute: z.optional(positive),
    timeoutSeconds: z.optional(positive),
  }),
)
const pools = {
  router: address,
  wrapped: address,
  dollar: z.optional(
    z.strictObject({
      address,
      decimals: z
        .int('is not a whole number')
        .check(z.gte(0, 'is negative'), z.lte(36, 'is above 36')),
    }),
  ),
  through: z.optional(
    z.array(address).check(z.maxLength(4, 'has more than 4')),
  ),
  limits,
}
const toByKey = (spender: Address) => ({
  key: text,
  limits,
  /** Contract that takes the tokens. */
  spender: z._default(address, spender),
  url: z.optional(url),
})
const ALLOWANCE_HOLDER = '0x0000000000001fF3684f28c67538d4D072C22734'
/** Version 6. */
const AGGREGATION_ROUTER = '0x111111125421cA6dc452d289314280a0f8842A65'

/**
 * Services outside, by network. What is left out is not served, and the
 * features say so.
 */
export const apiConfigSchema = z.strictObject({
  /** What networks call themselves, where it is not known. */
  networks: z._default(
    z.record(
      chainId,
      z.strictObject({
        name: z.optional(text),
        currency: z.optional(
          z.strictObject({
            name: text,
            symbol: text,
            decimals: z
              .int('is not a whole number')
              .check(z.gte(0, 'is negative'), z.lte(36, 'is above 36')),
          }),
        ),
        explorerUrl: z.optional(url),
        /** Takes a fee for data on the chain below (OP Stack). */
        isRollup: z.optional(z.boolean('is not true or false')),
        /** Nothing on it is worth anything. */
        isTest: z.optional(z.boolean('is not true or false')),
      }),
    ),
    {},
  ),
  /** URLs, or paths of files. */
  tokenLists: z._default(z.array(text), []),
  /** Of the reads of listed tokens; there are none without a list. */
  balances: z.optional(z.strictObject({ limits })),
  prices: z._default(
    z.record(
      chainId,
      z.strictObject({
        kind: z.literal('coingecko', 'is not coingecko'),
        coin: z.optional(text),
        key: z.optional(text),
        platform: z.optional(text),
        limits,
        url: z.optional(url),
      }),
    ),
    {},
  ),
  /**
   * Exchange rates of the dollar. Default: of the first service of `prices`;
   * without one, there are dollars only.
   */
  rates: z.optional(
    z.discriminatedUnion(
      'kind',
      [
        z.strictObject({
          kind: z.literal('coingecko'),
          key: z.optional(text),
          limits,
          url: z.optional(url),
        }),
        z.strictObject({
          kind: z.literal('fixed'),
          limits,
          /** Units of each currency for one dollar, by ISO 4217 code. */
          perDollar: z.record(
            z
              .string()
              .check(
                z.regex(/^[A-Z]{3}$/, 'is not an ISO 4217 code, as in EUR'),
              ),
            positive,
          ),
        }),
      ],
      'is not coingecko or fixed',
    ),
  ),
  history: z._default(
    z.record(
      evmId,
      z.strictObject({
        kind: z.enum(
          ['blockscout', 'etherscan'],
          'is not blockscout or etherscan',
        ),
        key: z.optional(text),
        limits,
        url,
      }),
    ),
    {},
  ),
  swaps: z._default(
    z.record(
      evmId,
      z.discriminatedUnion(
        'kind',
        [
          z.strictObject({ kind: z.literal('uniswap-v2'), ...pools }),
          z.strictObject({
            ...{ kind: z.literal('uniswap-v3'), quoter: address },
            ...pools,
          }),
          z.strictObject({
            ...{ kind: z.literal('0x'), ...toByKey(ALLOWANCE_HOLDER) },
          }),
          z.strictObject({
            ...{ kind: z.literal('1inch'), ...toByKey(AGGREGATION_ROUTER) },
          }),
        ],
        'is not uniswap-v2, uniswap-v3, 0x or 1inch',
      ),
    ),
    {},
  ),
  onramp: z.optional(
    z.discriminatedUnion(
      'kind',
      [
        z.strictObject({ kind: z.literal('meld'), publicKey: text }),
        z.strictObject({
          kind: z.literal('url'),
          url: url.check(
            z.refine(hasAddress, 'has no parameter with {address}'),
          ),
        }),
      ],
      'is not meld or url',
    ),
  ),
  bundlers: z._default(
    z.record(
      evmId,
      z.strictObject({
        url,
        /** Origins of paymasters that apps may name. */
        paymasters: z._default(z.array(url), []),
      }),
    ),
    {},
  ),
})

export type ApiConfig = z.output<typeof apiConfigSchema>

function isHttp(value: string) {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

function hasAddress(value: string) {
  return (
    URL.canParse(value) &&
    [...new URL(value).searchParams.values()].some((part) =>
      part.includes('{address}'),
    )
  )
}
