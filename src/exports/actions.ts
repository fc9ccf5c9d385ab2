export { connectDevice } from '../actions/connectDevice.js'
export { connectEmail } from '../actions/connectEmail.js'
export { connectOtp } from '../actions/connectOtp.js'
export { connectWallet } from '../actions/connectWallet.js'
export { disconnectAccount } from '../actions/disconnectAccount.js'
export { disconnectAll } from '../actions/disconnectAll.js'
export { estimateSend } from '../actions/estimateSend.js'
export { getAccounts } from '../actions/getAccounts.js'
export { getActiveAccount } from '../actions/getActiveAccount.js'
export { getBalances } from '../actions/getBalances.js'
export { getToken } from '../actions/getToken.js'
export { sendToken } from '../actions/sendToken.js'
export { signMessage } from '../actions/signMessage.js'
export { switchAccount } from '../actions/switchAccount.js'
export { switchNetwork } from '../actions/switchNetwork.js'
export type {
  Account,
  AccountNamespace,
  AccountOf,
  EvmAccount,
  SolanaAccount,
} from '../core/account/account.js'
export { cspDirectives } from '../core/cspDirectives.js'
export { KitError } from '../core/errors/base.js'
export { createKit, type Kit } from '../createKit.js'
