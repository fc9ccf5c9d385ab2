import type { Address } from 'viem'
import type { SimulatedCall } from '../approval/simulation.js'
import type { PreparedTransaction } from '../transaction/prepareTransaction.js'

/** A prepared transaction as it is simulated: the fields that are signed. */
export function toSimulatedCall(
  from: Address,
  transaction: PreparedTransaction,
): SimulatedCall {
  const { data, gas, to, value } = transaction
  const accessList =
    'accessList' in transaction ? transaction.accessList : undefined
  return { ...{ accessList, data, from, gas, to, value }, fees: transaction }
}
