import { HostError } from 'latchkey/frame'
import { type Address, isHex } from 'viem'
import { ENTRY_POINT } from '../../core/contracts.js'
import { assertCallAllowed } from '../decode/assertCallAllowed.js'
import {
  decodeExecute,
  type ExecutedCall,
} from '../smartAccount/decodeExecute.js'

const CALLS_LIMIT = 50
const CALLDATA_MAX_LENGTH = 2 + 2 * 131_072

/** The wallet's own: who deploys, upgrades, pays and signs. */
const ownFields = [
  ...['factory', 'factoryData', 'initCode', 'paymaster', 'paymasterAndData'],
  ...['paymasterData', 'paymasterVerificationGasLimit'],
  ...['paymasterPostOpGasLimit', 'paymasterSignature'],
  ...['authorization', 'eip7702Auth'],
]

/**
 * The calls of an `eth_sendUserOperation` (ERC-7769), checked one by one. Gas,
 * fees and a stub for the signature are left to the wallet.
 *
 * @throws HostError -32602 when malformed, for another entry point, with
 * fields that are the wallet's, or with calls other than those of ERC-7579;
 * 4100 for another account or a call that only the wallet itself may make
 */
export function parseSendOperation(parameters: {
  address: Address
  params: unknown
}): { calls: readonly ExecutedCall[]; nonce: bigint | undefined } {
  const { address, params } = parameters
  const [operation, entryPoint] = Array.isArray(params) ? params : []
  if (typeof operation !== 'object' || operation === null)
    throw refuse('Expected a user operation')
  if (String(entryPoint).toLowerCase() !== ENTRY_POINT.toLowerCase())
    throw refuse('The entry point is not supported')
  for (const field of ownFields)
    if (isSet(operation[field]))
      // guard: own fields
      throw refuse(`Only the wallet sets ${field}`)
  const { callData, nonce, sender } = operation as Record<string, unknown>
  if (String(sender).toLowerCase() !== address.toLowerCase())
    throw new HostError({
      message: 'The account of the operation is not the one signed in',
      code: 4100,
    })
  const isNonce = typeof nonce === 'string' && /^0x[0-9a-f]{1,64}$/i.test(nonce)
  if (isSet(nonce) && !isNonce) throw refuse('The nonce is malformed')
  if (!isHex(callData) || callData.length > CALLDATA_MAX_LENGTH)
    throw refuse('The call data is malformed')
  const calls = decodeExecute(callData)
  if (calls.length === 0 || calls.length > CALLS_LIMIT)
    throw refuse(`Expected 1 to ${CALLS_LIMIT} calls`)
  for (const { data, to } of calls) assertCallAllowed({ address, data, to }) // guard: calls
  return { calls, nonce: isNonce ? BigInt(nonce) : undefined }
}

function isSet(value: unknown) {
  return value !== undefined && value !== null && value !== '0x'
}

function refuse(message: string) {
  return new HostError({ message, code: -32602 })
}
