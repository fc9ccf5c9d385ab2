import { BaseError, decodeErrorResult, type Hex, isHex } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import { createRpcError, type RpcError } from '../createRpcError.js'

/** Turns a refusal of the entry point into a code of ERC-7769. */
export function toBundlerError(error: unknown): RpcError {
  const data = readRevertData(error)
  const reason = data && readReason(data)
  if (!reason)
    return createRpcError(-32500, 'The user operation was rejected', data)
  return createRpcError(toCode(reason), reason, data)
}

/** The data that a call reverted with, wherever viem has put it. */
export function readRevertData(error: unknown): Hex | undefined {
  if (!(error instanceof BaseError)) return undefined
  const found = error.walk((cause) => isHex((cause as { data?: unknown }).data))
  return (found as { data?: Hex } | null)?.data
}

function readReason(data: Hex) {
  try {
    const { args, errorName } = decodeErrorResult({
      abi: entryPoint07Abi,
      data,
    })
    return errorName.startsWith('FailedOp') ? String(args?.[1]) : errorName
  } catch {
    return undefined
  }
}

/** EntryPoint: AA1x factory, AA2x account, AA3x paymaster. */
function toCode(reason: string) {
  if (/^AA[23]4/.test(reason)) return -32507
  if (/^AA[23]2/.test(reason)) return -32503
  if (reason.startsWith('AA3')) return -32501
  return -32500
}
