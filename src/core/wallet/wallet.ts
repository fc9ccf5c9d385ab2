import type { AccountNamespace } from '../account/account.js'

/** A wallet that can be connected. */
export type Wallet = {
  /** The kind of network it is connected on. */
  namespace: AccountNamespace
  /** What `connect` takes: the id of its connector, or a Solana wallet's. */
  id: string
  /** Cleaned, at most 64 characters. */
  name: string
  /** Address of a picture that may be shown in an `<img>`. */
  icon: string | undefined
  /** Tells wallets of one name apart: its id, or its kind of network. */
  hint: string | undefined
  /** Found in this browser. */
  isInstalled: boolean
  /** The one that was used last. */
  isRecent: boolean
  /** `connector.uid` of its accounts. */
  connectorUid: string
}
