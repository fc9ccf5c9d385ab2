import type { SolanaAccount } from '../core/account/account.js'
import { encodeBase58 } from '../core/address/encodeBase58.js'
import { InvalidSolanaSignatureError } from '../core/errors/solanaWallet.js'
import type { SolanaNetworkId } from '../core/ports/solana.js'
import { createFrameWallet } from './frame/createFrameWallet.js'
import { createSessionWallet } from './pairingAdapter/createSessionWallet.js'
import { toProposal } from './pairingAdapter/toProposal.js'
import { findNameAddress } from './read/findNameAddress.js'
import { getBalances } from './read/getBalances.js'
import { getToken } from './read/getToken.js'
import { isWallet } from './read/isWallet.js'
import { estimateSend } from './send/estimateSend.js'
import { requestWallet } from './send/requestWallet.js'
import { sendToken } from './send/sendToken.js'
import { createSigning } from './sign/createSigning.js'
import { toUnsupported } from './sign/toUnsupported.js'
import { verifySignature } from './sign/verifySignature.js'
import type { SolanaContext } from './solanaContext.js'

/** Code that talks to a cluster or signs for one, beneath the store. */
export const chain = {
  createFrameWallet,
  createSessionWallet,
  createSigning,
  estimateSend,
  findNameAddress,
  getBalances,
  getToken,
  isWallet,
  sendToken,
  signMessage,
  toProposal,
}

/** Has a message signed, and accepts only a signature that verifies. */
async function signMessage(
  context: SolanaContext,
  parameters: {
    account: SolanaAccount
    caipNetworkId: SolanaNetworkId
    message: string | Uint8Array
    signal?: AbortSignal | undefined
  },
): Promise<{ address: string; signature: string }> {
  const { account, caipNetworkId, signal } = parameters
  const { address } = account
  const message =
    typeof parameters.message === 'string'
      ? new TextEncoder().encode(parameters.message)
      : Uint8Array.from(parameters.message)
  const wallet = context.getWallet(account)
  const sign = wallet.signMessage
  if (!sign) throw toUnsupported('signMessage')
  const signature = await requestWallet(wallet, {
    address,
    run: () =>
      sign({
        address,
        caipNetworkId,
        // A copy, so that what is verified is what was requested.
        message: Uint8Array.from(message),
        signal,
      }),
    signal,
  })
  if (signature.length !== 64)
    throw new InvalidSolanaSignatureError({ details: 'It has not 64 bytes.' })
  if (!(await verifySignature({ address, message, signature })))
    throw new InvalidSolanaSignatureError({
      details: 'It is not of the account.',
    })
  return { address, signature: encodeBase58(signature) }
}
