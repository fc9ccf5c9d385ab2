import type { WalletFeature } from '../../core/features/features.js'
import type { ModalEntry } from '../../core/modal/modal.js'

/** Actions offered by the account and its settings. */
type Target = WalletFeature | 'email' | 'name' | 'smartSessions'

/** View opened by each action. */
export const accountTargets: { readonly [name in Target]: ModalEntry } = {
  onramp: { view: 'OnRampProviders' },
  swaps: { view: 'Swap' },
  email: { view: 'UpdateEmailWallet' },
  name: { view: 'ChooseAccountName' },
  receive: { view: 'WalletReceive' },
  send: { view: 'WalletSend' },
  smartSessions: { view: 'SmartSessionList' },
}
