import { HostError } from 'latchkey/frame'
import { type Hex, isHex } from 'viem'
import { formatUserOperationRequest } from 'viem/account-abstraction'
import { ENTRY_POINT } from '../../core/contracts.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Operation } from './operation.js'
import { readDataGas } from './readDataGas.js'

/** Of everyone's estimates, the bundler's may be this many times our own. */
const GAS_FACTOR = 3n
const TRANSACTION_GAS = 21_000n
/** Checking one signature, by account and by paymaster, with room. */
const VERIFICATION_GAS = 150_000n
const AUTHORIZATION_GAS = 25_000n
/** Most that a byte of a transaction costs. */
const BYTE_GAS = 16n

/**
 * Asks the bundler for the gas limits of an operation.
 *
 * @param parameters.ownGas - what our own node says of the calls
 * @throws HostError -32000 when it refuses, or asks for far more than our own
 * node says
 */
export async function estimateOperation(parameters: {
  chain: FrameChain
  operation: Operation & { signature: Hex }
  ownGas: bigint
  rpc: Rpc
}) {
  const { chain, operation, ownGas, rpc } = parameters
  const answer = await rpc(
    { rpcUrls: [chain.bundlerUrl ?? ''] },
    'eth_estimateUserOperationGas',
    [formatUserOperationRequest(operation), ENTRY_POINT],
  ).catch((error: unknown) => {
    if (!(error instanceof HostError) || typeof error.code !== 'number')
      throw error
    const { data, message } = error
    throw new HostError({ cause: error, code: -32000, data, message })
  })
  const read = (name: string) => {
    const value = ((answer ?? {}) as Record<string, unknown>)[name]
    return isHex(value) && value.length > 2 ? BigInt(value) : undefined
  }
  const callGasLimit = read('callGasLimit')
  const preVerificationGas = read('preVerificationGas')
  const verificationGasLimit = read('verificationGasLimit')
  if (!callGasLimit || !preVerificationGas || !verificationGasLimit)
    throw new HostError({
      message: 'The bundler has answered something that cannot be read',
      code: -32000,
    })
  const ownCallGas = ownGas - TRANSACTION_GAS
  const limits = {
    // Too little would revert, and cost the fee all the same.
    callGasLimit: callGasLimit > ownCallGas ? callGasLimit : ownCallGas,
    preVerificationGas,
    verificationGasLimit,
    ...(operation.paymaster && {
      paymasterVerificationGasLimit:
        operation.paymasterVerificationGasLimit ??
        read('paymasterVerificationGasLimit') ??
        VERIFICATION_GAS,
      paymasterPostOpGasLimit:
        operation.paymasterPostOpGasLimit ??
        read('paymasterPostOpGasLimit') ??
        0n,
    }),
  }
  const total = Object.values(limits).reduce((sum, gas) => sum + gas, 0n)
  const bytes = BigInt(
    (JSON.stringify(formatUserOperationRequest(operation)).length / 2) | 0,
  )
  const own =
    ownGas +
    (operation.paymaster ? 2n : 1n) * VERIFICATION_GAS +
    AUTHORIZATION_GAS +
    bytes * BYTE_GAS
  const isFar = (dataGas: bigint) => total > (own + dataGas) * GAS_FACTOR
  // guard: gas
  if (isFar(0n) && isFar(await readDataGas({ chain, operation, rpc })))
    throw new HostError({
      message: 'The bundler asks for far more gas than the calls need',
      code: -32000,
    })
  return limits
}
