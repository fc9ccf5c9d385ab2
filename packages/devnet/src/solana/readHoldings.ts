import { formatUnits } from 'viem'
import type { SolanaToken, SolanaTokens } from './createMints.js'
import type { Vm } from './createVm.js'
import { readToken } from './readToken.js'
import { showAmount } from './showAmount.js'

export type Holding = {
  /** Base units. */
  amount: bigint
  /** As users see it. */
  shown: string
  /** `undefined` for SOL. */
  token: SolanaToken | undefined
}

/** What an address holds, over all its accounts of a token. */
export function readHoldings(
  vm: Vm,
  tokens: SolanaTokens,
  address: string,
): readonly Holding[] {
  const lamports = vm.getAccount(address)?.lamports ?? 0n
  const held = Object.values(tokens).map((token) => {
    const amount = vm
      .getProgramAccounts(token.programId)
      .map(({ account }) => readToken(vm, account))
      .filter((found) => found?.owner === address)
      .filter((found) => found?.mint === token.address)
      .reduce((sum, found) => sum + (found?.amount ?? 0n), 0n)
    return { amount, shown: showAmount(vm, token.address, amount), token }
  })
  return [
    { amount: lamports, shown: formatUnits(lamports, 9), token: undefined },
    ...held.filter(({ amount }) => amount > 0n),
  ]
}
