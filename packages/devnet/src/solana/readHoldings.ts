import { PublicKey } from '@solana/web3.js'
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
  const owner = new PublicKey(address).toBytes()
  const programs = [
    ...new Set(Object.values(tokens).map((token) => token.programId)),
  ]
  // Both programs keep the owner there; decoding the accounts of everybody
  // would take longer than all else.
  const found = programs
    .flatMap((program) => vm.getProgramAccounts(program))
    .filter(({ account }) =>
      owner.every((byte, at) => account.data[32 + at] === byte),
    )
    .map(({ account }) => readToken(vm, account))
  const held = Object.values(tokens).map((token) => {
    const amount = found
      .filter((entry) => entry?.owner === address)
      .filter((entry) => entry?.mint === token.address)
      .reduce((sum, entry) => sum + (entry?.amount ?? 0n), 0n)
    return { amount, shown: showAmount(vm, token.address, amount), token }
  })
  return [
    { amount: lamports, shown: formatUnits(lamports, 9), token: undefined },
    ...held.filter(({ amount }) => amount > 0n),
  ]
}
