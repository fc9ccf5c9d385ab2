import { base58 } from '@scure/base'
import { createRpcError } from '../createRpcError.js'
import type { Vm, VmAccount } from './createVm.js'
import { parseTokenAccount } from './parseTokenAccount.js'

/** Longest data that may be asked for as base58. */
const BASE58_MAX_BYTES = 128

/** Rent epoch of an account that pays none, the largest u64. */
const RENT_EPOCH = Number(2n ** 64n - 1n)

/**
 * An account as JSON-RPC has it.
 *
 * @throws RpcError -32602 or -32600 for what cannot be encoded so
 */
export function encodeAccount(parameters: encodeAccount.Parameters) {
  const { account, config, vm } = parameters
  const { data, executable, lamports, owner } = account
  return {
    lamports: Number(lamports),
    owner,
    executable,
    rentEpoch: RENT_EPOCH,
    space: data.length,
    data: encodeData(vm, account, config),
  }
}

export declare namespace encodeAccount {
  type Parameters = {
    account: VmAccount
    /** Of the call: `encoding` and `dataSlice`. */
    config: Record<string, unknown>
    vm: Vm
  }
}

function encodeData(
  vm: Vm,
  account: VmAccount,
  { dataSlice, encoding = 'base58' }: Record<string, unknown>,
) {
  if (encoding === 'jsonParsed') {
    const parsed = parseTokenAccount(vm, account)
    if (parsed) return parsed
  }
  const data = slice(account.data, dataSlice)
  if (encoding === 'base64' || encoding === 'jsonParsed')
    return [Buffer.from(data).toString('base64'), 'base64']
  if (encoding !== 'base58' && encoding !== 'binary')
    throw createRpcError(-32602, 'Invalid params: unknown encoding')
  if (data.length > BASE58_MAX_BYTES)
    throw createRpcError(
      -32600,
      'Encoded binary (base 58) data should be less than 128 bytes, please use Base64 encoding.',
    )
  const text = base58.encode(data)
  return encoding === 'binary' ? text : [text, 'base58']
}

function slice(data: Uint8Array, part: unknown) {
  if (typeof part !== 'object' || part === null) return data
  const { length = 0, offset = 0 } = part as Record<string, number>
  return data.subarray(offset, offset + length)
}
