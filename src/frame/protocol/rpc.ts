import * as z from 'zod/mini'

import { PREFLIGHT_COMMITMENTS } from '../../core/constants/send.js'
import { type RpcParamsForm, rpcMethods } from './rpcMethods.js'

const list = z.array(z.unknown())
const texts = z.array(z.string())
const hex = z.templateLiteral(['0x', z.string()])
const chainId = z.union([z.string(), z.number()])
const optional = z.optional(z.unknown())

/**
 * Members of what is signed. The signer validates their values; an unknown
 * member is rejected, because it would be signed or dropped unseen.
 */
const toMembers = (names: string) =>
  z.strictObject(
    Object.fromEntries(names.split(' ').map((name) => [name, optional])),
  )

const transaction = toMembers(
  'accessList authorizationList blobVersionedHashes blobs chainId data from gas gasLimit gasPrice input maxFeePerBlobGas maxFeePerGas maxPriorityFeePerGas nonce sidecars to type value',
)

const userOperation = toMembers(
  'callData callGasLimit eip7702Auth factory factoryData initCode maxFeePerGas maxPriorityFeePerGas nonce paymaster paymasterAndData paymasterData paymasterPostOpGasLimit paymasterVerificationGasLimit preVerificationGas sender signature verificationGasLimit',
)

/** EIP-712. */
const typedData = toMembers('domain message primaryType types')

function hasKnownMembers(text: string) {
  try {
    return typedData.safeParse(JSON.parse(text)).success
  } catch {
    // Rejected with its own message where the chain is read.
    return true
  }
}

const signAndSendOptions = z.strictObject({
  skipPreflight: z.optional(z.boolean()),
  preflightCommitment: z.optional(z.enum(PREFLIGHT_COMMITMENTS)),
  maxRetries: z.optional(z.number()),
  minContextSlot: z.optional(z.number()),
})

/** EIP-5792; versions 1.0 and 2.0.0 are in use. */
const sendCalls = z.strictObject({
  version: z.optional(z.string()),
  id: z.optional(z.string()),
  chainId: z.optional(chainId),
  from: z.optional(z.string()),
  atomicRequired: z.optional(z.boolean()),
  capabilities: z.optional(z.record(z.string(), z.unknown())),
  calls: z
    .array(
      z.strictObject({
        // EIP-5792: a call without it creates a contract.
        to: z.optional(hex),
        data: z.optional(hex),
        value: z.optional(z.string()),
        capabilities: z.optional(z.record(z.string(), z.unknown())),
      }),
    )
    .check(z.minLength(1)),
})

const forms: Record<RpcParamsForm, z.ZodMiniType> = {
  any: z.unknown(),
  none: z.optional(z.array(z.never())),
  list,
  optionalList: z.optional(list),
  texts,
  capabilities: z.optional(
    z.array(z.optional(z.nullable(z.union([chainId, list])))),
  ),
  transaction: z.array(transaction).check(z.length(1)),
  userOperation: z.tuple([userOperation], z.unknown()),
  typedData: z.tuple([
    z.string(),
    z.union([typedData, z.string().check(z.refine(hasKnownMembers))]),
  ]),
  calls: z.array(sendCalls).check(z.length(1)),
  solanaMessage: z.strictObject({ message: z.string(), pubkey: z.string() }),
  solanaTransaction: z.strictObject({ transaction: z.string() }),
  solanaTransactions: z.strictObject({ transactions: texts }),
  solanaSend: z.strictObject({
    transaction: z.string(),
    options: z.optional(signAndSendOptions),
  }),
}

/** Schema of `params` for every listed RPC method; no other method exists. */
export const rpcParams: ReadonlyMap<string, z.ZodMiniType> = new Map(
  [...rpcMethods].map(([method, [, form]]) => [method, forms[form]]),
)
