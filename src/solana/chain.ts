import { createFrameWallet } from './frame/createFrameWallet.js'
import { createSessionWallet } from './pairingAdapter/createSessionWallet.js'
import { toProposal } from './pairingAdapter/toProposal.js'
import { getBalances } from './read/getBalances.js'
import { getToken } from './read/getToken.js'
import { estimateSend } from './send/estimateSend.js'
import { sendToken } from './send/sendToken.js'
import { createSigning } from './sign/createSigning.js'
import { signMessage } from './sign/signMessage.js'

/** What talks to a cluster or signs for one, beneath the store. */
export const chain = {
  createFrameWallet,
  createSessionWallet,
  createSigning,
  estimateSend,
  getBalances,
  getToken,
  sendToken,
  signMessage,
  toProposal,
}
