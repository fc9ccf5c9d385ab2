import { createRpcError } from '../../createRpcError.js'
import { encodeAccount } from '../encodeAccount.js'
import { readConfig } from '../readConfig.js'
import { readKey } from '../readKey.js'
import type { SolanaContext, SolanaMethods } from '../solanaContext.js'
import { toContext } from '../toContext.js'

const KEYS_MAX = 100

function readAccount(
  { vm }: SolanaContext,
  address: string,
  config: Record<string, unknown>,
) {
  const account = vm.getAccount(address)
  return account ? encodeAccount({ account, config, vm }) : null
}

/** Accounts, read from the newest block whatever the commitment. */
export const accountMethods: SolanaMethods = {
  getBalance([address, options], context) {
    const { commitment } = readConfig(options, context.ledger)
    const account = context.vm.getAccount(readKey(address))
    return toContext(context, commitment, Number(account?.lamports ?? 0n))
  },
  getAccountInfo([address, options], context) {
    const { commitment, raw } = readConfig(options, context.ledger)
    const account = readAccount(context, readKey(address), raw)
    return toContext(context, commitment, account)
  },
  getMultipleAccounts([addresses, options], context) {
    const { commitment, raw } = readConfig(options, context.ledger)
    if (!Array.isArray(addresses))
      throw createRpcError(-32602, 'Invalid params: expected a sequence')
    if (addresses.length > KEYS_MAX)
      throw createRpcError(-32602, `Too many inputs provided; max ${KEYS_MAX}`)
    const accounts = addresses.map((address) =>
      readAccount(context, readKey(address), raw),
    )
    return toContext(context, commitment, accounts)
  },
  requestAirdrop([address, lamports], context) {
    const to = readKey(address)
    if (typeof lamports !== 'number' || !Number.isSafeInteger(lamports))
      throw createRpcError(-32602, 'Invalid params: expected u64')
    if (lamports < 1)
      throw createRpcError(-32602, 'Invalid params: expected u64')
    return context.airdrop(to, BigInt(lamports))
  },
}
