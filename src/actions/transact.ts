import type { getTransactionError } from '../core/errors/getTransactionError.js'
import type { SendError } from '../core/errors/send.js'
import type {
  TransactionError,
  TransactionUnknownError,
} from '../core/errors/transaction.js'
import { loadModule } from '../core/loadModule.js'
import { copyParameters } from '../core/parameters/copyParameters.js'
import type { Kit } from '../createKit.js'
import type {
  TransactCall,
  TransactParameters,
  TransactResult,
} from '../features/payments/transactTypes.js'
import type { SendTokenProgress } from '../features/payments/types.js'
import { assertKit } from './parameters/assertKit.js'

/**
 * Makes a transaction of the app's own on an EVM chain, and waits for its
 * receipt. Use `sendToken` to pay somebody: it reads decimals and checks the
 * receiver, this sends exactly the calls it is given.
 *
 * A single call is simulated first, and is handed to the wallet once. If the
 * wallet's answer is lost, the transaction is looked up on the chain, and an
 * identical call returns its result instead of sending a second one. An
 * identical call shares the one in flight, also in another tab.
 *
 * Several calls are one approval, all or none (EIP-5792). They are recognized
 * by the last of them.
 *
 * @param parameters.calls - one or more calls, `{ to, data, value }` or
 * `{ to, abi, functionName, args, value }`; `value` in base units (wei)
 * @param parameters.account - address of a connected account, default the
 * active EVM account
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the
 * account's network. A wallet on another network is switched
 * @param parameters.confirmations - blocks to wait for, default 1
 * @param parameters.onStep - called with the progress, including the hash once
 * known, whenever a value of it changes
 * @param parameters.resend - sends again although an identical transaction is
 * unresolved; only use it after informing the user
 * @param parameters.signal - aborts the wait; cancels an approval of the
 * embedded wallet, but not a transaction
 * @throws ParameterError, InvalidReceiverError, ChainNotSupportedError,
 * NotConnectedError, InsufficientBalanceError: nothing was sent
 * @throws AtomicityNotSupportedError of viem (5760) when there are several
 * calls, and the wallet cannot make them as one: nothing was sent
 * @throws OfflineError when the browser is offline: nothing was sent
 * @throws UserRejectedRequestError of viem (4001) when the user declines
 * @throws TransactionError when the transaction would fail or has failed, or
 * was cancelled or replaced in the wallet
 * @throws TransactionUnknownError when it is unknown whether it was sent
 *
 * @example
 * const { hash } = await transact(kit, {
 *   calls: [{ to: game, abi, functionName: 'join', args: [7n] }],
 *   chainId: 8453,
 * })
 */
export async function transact(
  kit: Kit,
  parameters: transact.Parameters,
): Promise<transact.ReturnType> {
  assertKit(kit)
  const copied = copyParameters(parameters)
  // What the app changes while code loads is not sent.
  const asked = Array.isArray(copied?.calls)
    ? { ...copied, calls: copied.calls.map((call) => ({ ...call })) }
    : copied
  // Read the accounts before the first await: they may change while code
  // loads.
  const accounts = kit.getAccounts()
  const { payments } = await loadModule(() => import('./payment/payments.js'))
  return payments.startTransact(kit, asked, accounts)
}

export declare namespace transact {
  type Call = TransactCall
  type Parameters = TransactParameters
  type Progress = SendTokenProgress
  type ReturnType = TransactResult
  type ErrorType =
    | SendError
    | TransactionError
    | TransactionUnknownError
    | getTransactionError.ReturnType
}
