import type { Address, Hex, SignedAuthorization } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'
import * as z from 'zod/mini'
import { createRpcError } from '../createRpcError.js'

const address = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/))
const bytes = z.string().check(z.regex(/^0x(?:[0-9a-fA-F]{2})*$/))
const quantity = z.string().check(z.regex(/^0x[0-9a-fA-F]{1,64}$/))
const limit = z.optional(z.nullable(quantity))

const schema = z.object({
  sender: address,
  nonce: quantity,
  factory: z.optional(z.nullable(address)),
  factoryData: z.optional(z.nullable(bytes)),
  callData: bytes,
  callGasLimit: limit,
  verificationGasLimit: limit,
  preVerificationGas: limit,
  maxFeePerGas: limit,
  maxPriorityFeePerGas: limit,
  paymaster: z.optional(z.nullable(address)),
  paymasterData: z.optional(z.nullable(bytes)),
  paymasterVerificationGasLimit: limit,
  paymasterPostOpGasLimit: limit,
  signature: z.optional(z.nullable(bytes)),
  eip7702Auth: z.optional(
    z.nullable(
      z.object({
        address,
        chainId: quantity,
        nonce: quantity,
        r: quantity,
        s: quantity,
        yParity: quantity,
      }),
    ),
  ),
})

export type Operation = UserOperation<'0.7'> & {
  authorization?: SignedAuthorization | undefined
}

/**
 * Reads a user operation of EntryPoint 0.7 as JSON-RPC has it (ERC-7769);
 * limits that are missing are 0.
 *
 * @throws RpcError -32602
 */
export function parseOperation(value: unknown): Operation {
  const { data, error } = schema.safeParse(value)
  if (!data) {
    const [issue] = error.issues
    const field = issue?.path.join('.') || 'user operation'
    throw createRpcError(-32602, `Invalid ${field}`)
  }
  const { eip7702Auth: auth, factory, paymaster } = data
  return {
    sender: data.sender as Address,
    nonce: BigInt(data.nonce),
    callData: data.callData as Hex,
    callGasLimit: toUnits(data.callGasLimit),
    verificationGasLimit: toUnits(data.verificationGasLimit),
    preVerificationGas: toUnits(data.preVerificationGas),
    maxFeePerGas: toUnits(data.maxFeePerGas),
    maxPriorityFeePerGas: toUnits(data.maxPriorityFeePerGas),
    signature: (data.signature ?? '0x') as Hex,
    ...(factory && {
      factory: factory as Address,
      factoryData: (data.factoryData ?? '0x') as Hex,
    }),
    ...(paymaster && {
      paymaster: paymaster as Address,
      paymasterData: (data.paymasterData ?? '0x') as Hex,
      paymasterVerificationGasLimit: toUnits(
        data.paymasterVerificationGasLimit,
      ),
      paymasterPostOpGasLimit: toUnits(data.paymasterPostOpGasLimit),
    }),
    ...(auth && {
      authorization: {
        address: auth.address as Address,
        chainId: Number(auth.chainId),
        nonce: Number(auth.nonce),
        r: auth.r as Hex,
        s: auth.s as Hex,
        yParity: Number(auth.yParity),
      },
    }),
  }
}

function toUnits(value: string | null | undefined) {
  return BigInt(value ?? 0)
}
