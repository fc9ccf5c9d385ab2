import type { WalletFeature } from '../../core/features/features.js'
import type { ModalEntry } from '../../core/modal/modal.js'

/** What the account and its settings lead to. */
type Target = WalletFeature | 'email' | 'name' | 'smartSessions'

/** The view behind each. */
export const accountTargets: { readonly [name in Target]: ModalEntry } = {
  onramp: { view: 'OnRampProviders' },
  swaps: { view: 'Swap' },
  email: { view: 'UpdateEmailWallet' },
  name: { view: 'ChooseAccountName' },
  receive: { view: 'WalletReceive' },
  send: { view: 'WalletSend' },
  smartSessions: { view: 'SmartSessionList' },
}
