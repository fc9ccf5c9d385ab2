import { HostError } from 'latchkey/frame'
import { type Address, type Hex, isAddress, isHex, toHex } from 'viem'
import { formatUserOperationRequest } from 'viem/account-abstraction'
import { cleanText } from '../../core/cleanText.js'
import { ENTRY_POINT } from '../../core/contracts.js'
import type { Rpc } from '../../node/createRpc.js'
import type { Operation, Paymaster } from './operation.js'

const NAME_MAX_LENGTH = 32
/** What the call is: a paymaster says who pays, and nothing else. */
const foreignFields = [
  ...['sender', 'nonce', 'factory', 'factoryData', 'initCode', 'callData'],
  ...['callGasLimit', 'verificationGasLimit', 'preVerificationGas'],
  ...['maxFeePerGas', 'maxPriorityFeePerGas', 'signature'],
  ...['authorization', 'eip7702Auth'],
]

export type PaymasterAnswer = {
  fields: Partial<
    Pick<Operation, 'paymasterPostOpGasLimit' | 'paymasterVerificationGasLimit'>
  > & { paymaster: Address; paymasterData: Hex }
  /** Whether the answer needs no second question. */
  isFinal: boolean
  /** Who pays, in the paymaster's words. */
  sponsor: string
  /** The most that it takes of the token it was asked for, in base units. */
  maxCharge: bigint | undefined
}

/**
 * Asks a paymaster to pay for an operation (ERC-7677): for a stub, with which
 * the gas is estimated, or for what is signed.
 *
 * @throws HostError -32000 when it refuses, or its answer changes the call, or
 * takes a token that was not asked for
 */
export async function askPaymaster(parameters: {
  chainId: number
  method: 'pm_getPaymasterData' | 'pm_getPaymasterStubData'
  operation: Operation & { signature: Hex }
  paymaster: Paymaster
  rpc: Rpc
}): Promise<PaymasterAnswer> {
  const { chainId, method, operation, paymaster, rpc } = parameters
  const { context, url } = paymaster
  const answer = await rpc({ rpcUrls: [url] }, method, [
    formatUserOperationRequest(operation),
    ENTRY_POINT,
    toHex(chainId),
    context,
  ]).catch((error: unknown) => {
    if (!(error instanceof HostError) || typeof error.code !== 'number')
      throw error
    const message = `The paymaster refused: ${error.message}`
    throw new HostError({ cause: error, code: -32000, message })
  })
  return parse(answer, paymaster)
}

function parse(answer: unknown, asked: Paymaster): PaymasterAnswer {
  if (typeof answer !== 'object' || answer === null) throw unreadable()
  const changed = foreignFields.find((field) => field in answer) // guard: call
  if (changed)
    throw new HostError({
      message: `The paymaster tried to change ${changed}`,
      code: -32000,
    })
  const { isFinal, paymaster, paymasterData, sponsor, tokenPayment, ...gas } =
    answer as Record<string, unknown>
  if (typeof paymaster !== 'string' || !isAddress(paymaster, { strict: false }))
    throw unreadable()
  if (!isHex(paymasterData)) throw unreadable()
  const { name } = (sponsor ?? {}) as { name?: unknown }
  return {
    fields: {
      paymaster,
      paymasterData,
      ...toGas(gas, 'paymasterVerificationGasLimit'),
      ...toGas(gas, 'paymasterPostOpGasLimit'),
    },
    isFinal: isFinal === true,
    maxCharge: toMaxCharge(tokenPayment, asked),
    sponsor:
      (typeof name === 'string' && cleanText(name, NAME_MAX_LENGTH)) ||
      new URL(asked.url).host,
  }
}

function toMaxCharge(payment: unknown, { token }: Paymaster) {
  if (payment === undefined || payment === null) return undefined
  const { address, maxFee } = payment as { address?: unknown; maxFee?: unknown }
  // guard: fee token
  if (!token || String(address).toLowerCase() !== token.toLowerCase())
    throw new HostError({
      message: 'The paymaster wants a token that it was not asked for',
      code: -32000,
    })
  if (!isHex(maxFee) || maxFee.length < 3 || maxFee.length > 66)
    throw unreadable()
  return BigInt(maxFee)
}

function toGas(
  gas: Record<string, unknown>,
  name: 'paymasterPostOpGasLimit' | 'paymasterVerificationGasLimit',
) {
  const value = gas[name]
  if (value === undefined || value === null) return {}
  if (!isHex(value) || value.length < 3 || value.length > 34) throw unreadable()
  return { [name]: BigInt(value) }
}

function unreadable() {
  return new HostError({
    message: 'The paymaster has answered something that cannot be read',
    code: -32000,
  })
}
