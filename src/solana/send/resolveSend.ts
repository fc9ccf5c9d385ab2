import { assertReceiver } from '../../core/address/assertReceiver.js'
import { ChainNotSupportedError } from '../../core/errors/chain.js'
import {
  AmountAndReceiverRequiredError,
  InvalidTokenError,
  SendError,
  TokenRequiredError,
} from '../../core/errors/send.js'
import { SolanaError } from '../../core/errors/solana.js'
import type {
  SolanaNetworkId,
  SolanaSendParameters,
} from '../../core/ports/solana.js'
import { assertCommitments } from '../../core/send/assertCommitments.js'
import { programs } from '../programs.js'
import { parseToken } from '../read/parseToken.js'
import type { SolanaContext } from '../solanaContext.js'
import type { WalletHandle } from '../wallet.js'
import { readBudgetSettings } from './getBudget.js'
import { assertMemo } from './memo.js'

/** What a send is bound to from the call on, unaffected by later switches. */
export type SendRequest = {
  amount: string
  caipNetworkId: SolanaNetworkId
  from: string
  to: string
  /** Name that `to` was resolved from. */
  name: string | undefined
  /** `undefined` for SOL. */
  mint: string | undefined
  wallet: WalletHandle
}

const lost: readonly string[] = Object.values(programs)

/** Validates everything that does not require the chain. */
export function resolveSend(
  context: SolanaContext,
  parameters: Pick<
    SolanaSendParameters,
    'account' | 'amount' | 'caipNetworkId' | 'name' | 'options' | 'to' | 'token'
  >,
): SendRequest {
  const { account, amount, caipNetworkId, name, options, to, token } =
    parameters
  if (!amount || !to) throw new AmountAndReceiverRequiredError()
  if (!token) throw new TokenRequiredError()
  assertCommitments(options)
  readBudgetSettings(options)
  assertMemo(options?.memo)
  const named = parseToken(token)
  if (named.caipNetworkId && named.caipNetworkId !== caipNetworkId)
    throw new InvalidTokenError({ token })
  if (!context.clusters.some(({ id }) => id === caipNetworkId))
    throw new ChainNotSupportedError({ chain: caipNetworkId })
  assertReceiver('solana', to)
  if (lost.includes(to) || to === named.mint)
    throw new SendError('What is sent to this address is lost', {
      code: 'INVALID_ADDRESS',
      details: to,
    })
  const wallet = context.getWallet(account)
  if (!wallet.signTransaction && !wallet.signAndSendTransaction)
    throw new SolanaError({
      code: 'WALLET_CANNOT_SEND',
      details: wallet.name,
    })
  const { address: from } = account
  return { amount, caipNetworkId, from, mint: named.mint, name, to, wallet }
}
