import type { Bank } from './createBanks.js'
import type { VmAccount, VmResult } from './createVm.js'
import type { ParsedTransaction } from './parseTransaction.js'
import type { SolanaContext } from './solanaContext.js'
import type { TransactionError } from './toTransactionError.js'

/**
 * What would come of a transaction, as that bank sees it. Balances are those
 * of the newest block.
 */
export function simulate(
  { ledger, vm }: SolanaContext,
  transaction: ParsedTransaction,
  { bank, isFresh = false }: simulate.Options,
): simulate.ReturnType {
  const fail = (err: TransactionError) => ({ ...nothing, err })
  if (ledger.isProcessed(transaction)) return fail('AlreadyProcessed')
  const isAlive = ledger.lastValid(transaction.blockhash, bank) !== undefined
  if (!isFresh && !isAlive) return fail('BlockhashNotFound')
  return vm.simulate(transaction)
}

export declare namespace simulate {
  type Options = {
    bank: Bank
    /** Takes any blockhash. Default `false`. */
    isFresh?: boolean | undefined
  }
  type ReturnType = VmResult & {
    accounts: ReadonlyMap<string, VmAccount | undefined>
  }
}

const nothing = {
  logs: [],
  units: 0,
  inner: [],
  returnData: null,
  accounts: new Map<string, VmAccount>(),
}
