import type { ModalEntry } from '../../core/modal/modal.js'

/** Actions offered by the settings of the account. */
type Target = 'email' | 'name' | 'smartSessions'

/** View opened by each action. */
export const accountTargets: { readonly [name in Target]: ModalEntry } = {
  email: { view: 'UpdateEmailWallet' },
  name: { view: 'ChooseAccountName' },
  smartSessions: { view: 'SmartSessionList' },
}
