import * as z from 'zod/mini'

import { schemaValues } from '../../core/errors/schema.js'
import { approvalMethods, safeMethods } from '../policy.js'

const none = z.optional(z.array(z.never()))
const list = z.array(z.unknown())
const hex = z.templateLiteral(['0x', z.string()])
const chainId = z.union([z.string(), z.number()])

const withoutParams = [
  'eth_accounts',
  'eth_blockNumber',
  'eth_chainId',
  'eth_gasPrice',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newPendingTransactionFilter',
]

const signAndSendOptions = z.object({
  skipPreflight: z.optional(z.boolean()),
  preflightCommitment: z.optional(z.enum(schemaValues.preflightCommitment)),
  maxRetries: z.optional(z.number()),
  minContextSlot: z.optional(z.number()),
})

/** EIP-5792, of which versions 1.0 and 2.0.0 are in use. */
const sendCalls = z.object({
  version: z.optional(z.string()),
  id: z.optional(z.string()),
  chainId: z.optional(chainId),
  from: z.optional(z.string()),
  atomicRequired: z.optional(z.boolean()),
  capabilities: z.optional(z.unknown()),
  calls: z
    .array(
      z.object({
        to: hex,
        data: z.optional(hex),
        value: z.optional(z.string()),
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
})

const special: Record<string, z.ZodMiniType> = {
  solana_signMessage: z.object({ message: z.string(), pubkey: z.string() }),
  solana_signTransaction: z.object({ transaction: z.string() }),
  solana_signAllTransactions: z.object({ transactions: z.array(z.string()) }),
  solana_signAndSendTransaction: z.object({
    transaction: z.string(),
    options: z.optional(signAndSendOptions),
  }),
  wallet_sendCalls: z.array(sendCalls).check(z.length(1)),
  wallet_getCallsStatus: z.array(z.string()),
  wallet_getCapabilities: z.optional(
    z.array(z.optional(z.nullable(z.union([chainId, z.array(z.unknown())])))),
  ),
  wallet_revokePermissions: z.unknown(),
  wallet_getAssets: z.unknown(),
}

function toParamsSchema(method: string): z.ZodMiniType {
  if (Object.hasOwn(special, method)) return special[method] ?? z.never()
  return withoutParams.includes(method) ? none : list
}

/** Schema of `params` for every listed rpc method; no other method exists. */
export const rpcParams: ReadonlyMap<string, z.ZodMiniType> = new Map(
  [...safeMethods, ...approvalMethods].map((method) => [
    method,
    toParamsSchema(method),
  ]),
)
