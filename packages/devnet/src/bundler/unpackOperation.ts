import { type Address, type Hex, size, slice, toHex } from 'viem'
import type {
  PackedUserOperation,
  RpcUserOperation,
} from 'viem/account-abstraction'

/** The fields of an operation as JSON-RPC has them, from those of the chain. */
export function unpackOperation(
  packed: PackedUserOperation,
): RpcUserOperation<'0.7'> {
  const { initCode, paymasterAndData } = packed
  return {
    sender: packed.sender,
    nonce: toHex(packed.nonce),
    callData: packed.callData,
    callGasLimit: toQuantity(slice(packed.accountGasLimits, 16)),
    verificationGasLimit: toQuantity(slice(packed.accountGasLimits, 0, 16)),
    preVerificationGas: toHex(packed.preVerificationGas),
    maxFeePerGas: toQuantity(slice(packed.gasFees, 16)),
    maxPriorityFeePerGas: toQuantity(slice(packed.gasFees, 0, 16)),
    signature: packed.signature,
    ...(size(initCode) >= 20 && {
      factory: slice(initCode, 0, 20) as Address,
      factoryData: rest(initCode, 20),
    }),
    ...(size(paymasterAndData) >= 52 && {
      paymaster: slice(paymasterAndData, 0, 20) as Address,
      paymasterVerificationGasLimit: toQuantity(
        slice(paymasterAndData, 20, 36),
      ),
      paymasterPostOpGasLimit: toQuantity(slice(paymasterAndData, 36, 52)),
      paymasterData: rest(paymasterAndData, 52),
    }),
  }
}

function rest(data: Hex, start: number): Hex {
  return size(data) > start ? slice(data, start) : '0x'
}

function toQuantity(data: Hex): Hex {
  return toHex(BigInt(data))
}
