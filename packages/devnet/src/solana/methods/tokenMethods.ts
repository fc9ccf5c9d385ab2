import { createRpcError } from '../../createRpcError.js'
import type { Vm } from '../createVm.js'
import { encodeAccount } from '../encodeAccount.js'
import { readConfig } from '../readConfig.js'
import { readKey } from '../readKey.js'
import { readMint } from '../readMint.js'
import { readToken } from '../readToken.js'
import { showAmount } from '../showAmount.js'
import type { SolanaMethods } from '../solanaContext.js'
import { toContext } from '../toContext.js'
import { tokenPrograms } from '../tokenPrograms.js'
import { toTokenAmount } from '../toTokenAmount.js'

/** Token accounts and mints, of both programs. */
export const tokenMethods: SolanaMethods = {
  getTokenAccountsByOwner([owner, filter, options], context) {
    const { vm } = context
    const { commitment, raw } = readConfig(options, context.ledger)
    const { mint, programId } = readFilter(vm, filter)
    const of = readKey(owner)
    const found = vm.getProgramAccounts(programId).flatMap((entry) => {
      const token = readToken(vm, entry.account)
      if (token?.owner !== of || (mint && token.mint !== mint)) return []
      const account = encodeAccount({ account: entry.account, config: raw, vm })
      return { pubkey: entry.address, account }
    })
    return toContext(context, commitment, found)
  },
  getTokenAccountBalance([address, options], context) {
    const { commitment } = readConfig(options, context.ledger)
    const account = context.vm.getAccount(readKey(address))
    if (!account)
      throw createRpcError(-32602, 'Invalid param: could not find account')
    const token = readToken(context.vm, account)
    if (!token)
      throw createRpcError(-32602, 'Invalid param: not a Token account')
    return toContext(context, commitment, toTokenAmount(token))
  },
  getTokenSupply([address, options], context) {
    const { commitment } = readConfig(options, context.ledger)
    const { vm } = context
    const key = readKey(address)
    const account = vm.getAccount(key)
    if (!account)
      throw createRpcError(-32602, 'Invalid param: could not find account')
    const mint = readMint(account)
    if (!mint) throw createRpcError(-32602, 'Invalid param: not a Token mint')
    const { decimals, supply: amount } = mint
    const shown = showAmount(vm, key, amount)
    const supply = toTokenAmount({ amount, decimals, shown })
    return toContext(context, commitment, supply)
  },
}

function readFilter(vm: Vm, filter: unknown) {
  const { mint, programId } = (filter ?? {}) as Record<string, unknown>
  if (programId !== undefined) {
    const id = readKey(programId)
    if (tokenPrograms.includes(id)) return { mint: undefined, programId: id }
    throw createRpcError(-32602, 'Invalid param: unrecognized Token program id')
  }
  const address = readKey(mint)
  const account = vm.getAccount(address)
  if (!account || !readMint(account))
    throw createRpcError(-32602, 'Invalid param: could not find mint')
  return { mint: address, programId: account.owner }
}
