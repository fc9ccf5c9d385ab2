/** A wallet that can be connected. */
export type Wallet = {
  /** What `connect` takes: the id of its connector, often its rdns. */
  id: string
  /** Cleaned, at most 64 characters. */
  name: string
  /** Address of a picture that may be shown in an `<img>`. */
  icon: string | undefined
  /** Tells wallets of one name apart: the id of this one. */
  hint: string | undefined
  /** Found in this browser. */
  isInstalled: boolean
  /** The one that was used last. */
  isRecent: boolean
  /** Of wagmi's connector. */
  connectorUid: string
}
