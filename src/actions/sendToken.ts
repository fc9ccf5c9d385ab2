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
  EvmSendResult,
  SendTokenParameters,
  SendTokenProgress,
  SendTokenResult,
  SolanaSendTokenResult,
} from '../features/payments/sendTypes.js'
import { assertKit } from './parameters/assertKit.js'

/**
 * Sends the native coin or a token (ERC-20, SPL), and waits until it is done:
 * for the receipt on EVM chains, for the commitment on Solana.
 *
 * Account and network are fixed when it is called; later switches have no
 * effect. The transaction is handed to the wallet once. If the wallet's answer
 * is lost, the transaction is looked up on the chain, by hash and nonce (on
 * Solana by signature or message), and an identical send returns its result
 * instead of paying a second time. An identical call shares the one in flight.
 *
 * @param parameters.token - `native`, the address of a contract or mint, or
 * CAIP-19
 * @param parameters.to - receiver; a mixed-case address needs its checksum
 * (EIP-55). On EVM chains also a name that ends with `.reown.id` or `.wcn.id`,
 * which is resolved again on each call
 * @param parameters.toAddress - the address that was shown with the name; if
 * the name resolves to another one, nothing is sent
 * @param parameters.amount - decimal text such as `'1.5'`, in whole tokens;
 * decimals are read from the chain and nothing is rounded
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id, which also decides
 * whether the EVM or the Solana account pays; default the account's network.
 * An EVM wallet on another network is switched
 * @param parameters.account - address of a connected account, default the
 * active one
 * @param parameters.confirmations - blocks to wait for on EVM chains, default 1
 * @param parameters.onStep - called with the progress, including the hash once
 * known, whenever a value of it changes
 * @param parameters.resend - sends again although an identical send is
 * unresolved; only use it after informing the user
 * @param parameters.solana - priority fee, memo, preflight and commitment on
 * Solana; default the measured fee, at most 0.0005 SOL, and `confirmed`
 * @param parameters.signal - aborts the wait; cancels an approval of the
 * embedded wallet, but not a transaction
 * @throws NameNotFoundError when the name is not registered,
 * ReceiverChangedError when it resolves to another address,
 * NameUnsupportedError on Solana: nothing was sent
 * @throws AmountAndReceiverRequiredError, TokenRequiredError,
 * InvalidReceiverError, WrongNamespaceError, InvalidTokenError,
 * InvalidAmountError, TooManyDecimalsError, AmountZeroError,
 * InsufficientBalanceError, ChainNotSupportedError, UnsupportedChainError,
 * NotConnectedError: nothing was sent
 * @throws OfflineError when the browser is offline and the network was not
 * reached: the wallet was not asked, nothing was sent
 * @throws UserRejectedRequestError of viem (4001) when the user declines
 * @throws SolanaError of `latchkey/solana` for failures specific to Solana;
 * its `sentToNetwork` tells whether it may have been sent
 * @throws TransactionError when the transaction failed, or was cancelled
 * (`TRANSACTION_CANCELLED`) or replaced (`TRANSACTION_REPLACED`) in the wallet,
 * or when no node ever received it (`TRANSACTION_NOT_ACCEPTED`, embedded wallet)
 * @throws TransactionUnknownError when it is unknown whether it was sent
 *
 * @example
 * const { hash } = await sendToken(kit, { token: 'native', to, amount: '1.5' })
 */
export async function sendToken(
  kit: Kit,
  parameters: sendToken.Parameters,
): Promise<sendToken.ReturnType> {
  assertKit(kit)
  const asked = copyParameters(parameters)
  // Read the active account before the first await: it may change while code
  // loads.
  const accounts = kit.getAccounts()
  const active = kit.getActiveAccount()
  const { payments } = await loadModule(() => import('./payment/payments.js'))
  return payments.startSend(kit, asked, { accounts, active })
}

export declare namespace sendToken {
  type Parameters = SendTokenParameters
  /** Progress of a send. */
  type Progress = SendTokenProgress
  type ReturnType = SendTokenResult
  type EvmResult = EvmSendResult
  type SolanaResult = SolanaSendTokenResult
  type ErrorType =
    | SendError
    | TransactionError
    | TransactionUnknownError
    | getTransactionError.ReturnType
}
