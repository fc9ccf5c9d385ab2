import type { SiwxSession } from '../types.js'

/** Session of the app's backend. */
export type SiweSession = {
  address: string
  chainId: number
}

/** Fields of the messages, as an app sets them. */
export type SiweMessageParams = {
  /** Host of the page. */
  domain: string
  uri: string
  /** EVM chain IDs. */
  chains: readonly number[]
  /** Methods a WalletConnect wallet is asked to allow. */
  methods?: readonly string[] | undefined
  statement?: string | undefined
  /** ISO 8601. */
  iat?: string | undefined
  /** ISO 8601. */
  nbf?: string | undefined
  /** ISO 8601. */
  exp?: string | undefined
  requestId?: string | undefined
  resources?: readonly string[] | undefined
}

/** What `createMessage` receives. */
export type SiweMessageArgs = SiweMessageParams & {
  nonce: string
  /** `did:pkh:eip155:<chain ID>:<address>` */
  address: `did:pkh:${string}`
  chainId: number
  version: '1'
}

/** What `verifyMessage` receives. */
export type SiweVerifyArgs = Pick<
  SiwxSession,
  'cacao' | 'message' | 'signature'
>

/** Sign-in with Ethereum in the form of a SIWE adapter. EVM accounts only. */
export type SiweConfig = {
  getNonce(address?: string | undefined): Promise<string>
  /** Default domain and URI of the page and the configured chains. */
  getMessageParams?: (() => Promise<SiweMessageParams>) | undefined
  createMessage(args: SiweMessageArgs): string
  /** Verifies a signed message and starts the session. */
  verifyMessage(args: SiweVerifyArgs): Promise<boolean>
  getSession(): Promise<SiweSession | null>
  /** Ends the session. Returns whether it did. */
  signOut(): Promise<boolean>
  onSignIn?: ((session?: SiweSession | undefined) => void) | undefined
  onSignOut?: (() => void) | undefined
  /** Whether the page requires a session. Default `true`. */
  required?: boolean | undefined
  /** Default `true`. */
  enabled?: boolean | undefined
  /** Ends the session when the wallet disconnects. Default `true`. */
  signOutOnDisconnect?: boolean | undefined
  /** Ends the session when another account becomes active. Default `true`. */
  signOutOnAccountChange?: boolean | undefined
  /** Ends the session when the network changes. Default `true`. */
  signOutOnNetworkChange?: boolean | undefined
  /** How long an unused nonce is kept, in milliseconds. Default 300000. */
  nonceRefetchIntervalMs?: number | undefined
  /** Interval for reading the session again, in ms. Default 300000. */
  sessionRefetchIntervalMs?: number | undefined
}
