import type { Operation } from './operation.js'

/** The most that an operation can cost, in the smallest unit of the coin. */
export function getOperationFee(operation: Operation): bigint {
  const gas =
    operation.callGasLimit +
    operation.preVerificationGas +
    operation.verificationGasLimit +
    (operation.paymasterPostOpGasLimit ?? 0n) +
    (operation.paymasterVerificationGasLimit ?? 0n)
  return gas * operation.maxFeePerGas
}
