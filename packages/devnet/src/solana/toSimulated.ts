import { createRpcError } from '../createRpcError.js'
import { type Bank, BLOCKHASH_MAX_AGE } from './createBanks.js'
import { encodeAccount } from './encodeAccount.js'
import { readKey } from './readKey.js'
import type { simulate } from './simulate.js'
import type { SolanaContext } from './solanaContext.js'

/** A simulation as JSON-RPC has it. */
export function toSimulated(
  context: SolanaContext,
  done: simulate.ReturnType,
  options: toSimulated.Options = {},
) {
  const { bank } = options
  return {
    err: done.err,
    logs: done.logs,
    accounts: done.err ? null : toAccounts(context, done, options.accounts),
    unitsConsumed: done.units,
    loadedAccountsDataSize: 0,
    returnData: done.returnData,
    innerInstructions: null,
    replacementBlockhash: bank
      ? {
          blockhash: bank.blockhash,
          lastValidBlockHeight: bank.height + BLOCKHASH_MAX_AGE,
        }
      : null,
  }
}

export declare namespace toSimulated {
  type Options = {
    /** Of the call: `{ addresses, encoding }`. */
    accounts?: unknown
    /** The one whose blockhash was taken instead. */
    bank?: Bank | undefined
  }
}

function toAccounts(
  { vm }: SolanaContext,
  { accounts }: simulate.ReturnType,
  wanted: unknown,
) {
  if (typeof wanted !== 'object' || wanted === null) return null
  const config = wanted as Record<string, unknown>
  const { addresses } = config
  if (!Array.isArray(addresses))
    throw createRpcError(-32602, 'Invalid params: expected addresses')
  return addresses.map((address) => {
    const key = readKey(address)
    const account = accounts.has(key) ? accounts.get(key) : vm.getAccount(key)
    if (!account) return null
    return encodeAccount({
      account,
      config: { encoding: 'base64', ...config },
      vm,
    })
  })
}
