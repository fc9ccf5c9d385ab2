import type { AccountNamespace } from './account/account.js'
import type { KitError } from './errors/base.js'
import type { Logger } from './logger.js'
import type { Hosts } from './options/hosts.js'
import type { FramePage } from './ports/framePage.js'
import type { FrameSignIn } from './ports/frameSignIn.js'
import type { TokenAsking } from './ports/tokenAsk.js'
import type { KitStorage } from './storage.js'
import type { FrameTheme, Theme } from './theme.js'

/** CAIP-2 network ID, for example `eip155:1`. */
export type CaipNetworkId = `${string}:${string}`

/** User logged in to the embedded wallet, as reported by the frame. */
export type FrameUser = {
  /** Address of the account in use. */
  address: string
  /** EVM chains as a number, Solana clusters as CAIP-2. */
  chainId: string | number
  /** Email address of the login. */
  email?: string | null | undefined
  /** Display name from a social login. Untrusted. */
  userName?: string | null | undefined
  /** Accounts the user can choose from. */
  accounts?:
    | readonly { address: string; type: 'eoa' | 'smartAccount' }[]
    | undefined
  /** `eoa` or `smartAccount`. */
  preferredAccountType?: string | undefined
  /** Whether the smart account is deployed on the current network. */
  smartAccountDeployed?: boolean | undefined
  /**
   * `false` if the browser does not persist the account: storage is blocked,
   * full, broken, or cleared when the browser closes.
   */
  isStored?: boolean | undefined
  /** Sign-in message that the frame has signed during the login. */
  message?: string | undefined
  /** Signature of `message`. */
  signature?: string | undefined
}

/**
 * Logins that use a popup: social ones, and `passkey`, whose popup is a page of
 * the frame's origin. Farcaster has its own flow.
 */
export type SocialProvider =
  | 'passkey'
  | 'google'
  | 'github'
  | 'apple'
  | 'facebook'
  | 'x'
  | 'discord'

/** A request that waits for approval inside the frame. */
export type FrameApproval = {
  id: string
  /**
   * RPC method, or `KEEP_ACCOUNT` while the user is asked to open the window
   * that persists the account.
   */
  method: string
  /** Network of the request. Does not follow the active network. */
  caipNetworkId: CaipNetworkId
}

/** State of the frame and its login, as far as the frame has reported it. */
export type FrameState = {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  error: KitError | undefined
  /** User last reported by the frame, `undefined` when signed out. */
  user: FrameUser | undefined
  approvals: readonly FrameApproval[]
  approvalsClaimed: boolean
  loginClaimed: boolean
}

/** Theme in the frame's or the components' format. */
export type ProvidedTheme =
  | FrameTheme
  | (Theme & Pick<FrameTheme, 'currency' | 'locale'>)

export type FrameTimeoutReason = 'iframe_load_failed' | 'iframe_request_timeout'

export type FrameOptions = {
  projectId: string
  hosts: Hosts
  /** Initial chain in the frame's URL. */
  caipNetworkId: CaipNetworkId
  /**
   * `auto`: the frame shows its own dialog unless a UI has claimed it.
   * `window`: the same, but approvals open in a separate window.
   */
  approvals: 'auto' | 'manual' | 'window'
  enableLogger: boolean
  storage: KitStorage
  logger: Logger
  metadata: FrameMetadata | undefined
  onTimeout: ((reason: FrameTimeoutReason) => void) | undefined
  /** Stands in for the page and its iframe; set by `latchkey/testing`. */
  page?: FramePage | undefined
}

export type FrameMetadata = {
  name: string
  description: string
  url: string
  icons: readonly string[]
}

/**
 * Inert handle of the embedded wallet's frame. It exists on the server and
 * before first use, and creates nothing until `open()`.
 */
export type Frame = TokenAsking & {
  readonly options: FrameOptions
  /** Namespaces that use the login. The last one to leave signs out. */
  readonly namespaces: Set<AccountNamespace>
  getState(): FrameState
  subscribe(listener: () => void): () => void
  /** Loads the client and the frame. Single-flight; a failure is not cached. */
  open(): Promise<FrameClient>
  /** Returns the client if already open, without creating the frame. */
  peek(): FrameClient | undefined
  /**
   * Lets a UI render the chrome of approvals and control when the dialog shows.
   */
  claimApprovals(): ApprovalsClaim
  /**
   * Lets a UI handle the login, so `connect()` waits for it instead of failing.
   */
  claimLogin(): () => void
  /** Sets the source of the theme, read whenever the frame's page loads. */
  provideTheme(getTheme: () => ProvidedTheme): void
}

export type ApprovalsClaim = {
  show(): void
  hide(): void
  release(): void
}

export type FrameRequestOptions = { signal?: AbortSignal | undefined }

export type FrameClient = {
  connectEmail(
    parameters: { email: string },
    options?: FrameRequestOptions,
  ): Promise<{ action: 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT' }>
  connectDevice(
    options?: FrameRequestOptions & {
      /** Does not report a timeout, because the request is repeated. */
      isQuiet?: boolean | undefined
    },
  ): Promise<void>
  connectOtp(
    parameters: { otp: string },
    options?: FrameRequestOptions,
  ): Promise<void>
  getUser(
    parameters?: {
      chainId?: string | number | undefined
      /**
       * The frame signs it once after a login. `message` and `signature` of the
       * result are absent if it has not, or has signed another text.
       */
      siwxMessage?: FrameSignIn | undefined
    },
    options?: FrameRequestOptions,
  ): Promise<FrameUser>
  isConnected(options?: FrameRequestOptions): Promise<boolean>
  getChainId(options?: FrameRequestOptions): Promise<string | number>
  switchNetwork(
    parameters: { chainId: string | number },
    options?: FrameRequestOptions,
  ): Promise<{ chainId: string | number }>
  /**
   * Sends an RPC request. Safe methods run directly, others wait for approval.
   */
  request(
    parameters: {
      method: string
      params?: unknown
      caipNetworkId: CaipNetworkId
    },
    options?: FrameRequestOptions,
  ): Promise<unknown>
  /** Rejects pending requests except safe reads: one by ID, or all. */
  abort(id?: string): void
  /**
   * Cancels approvals for the user. The frame's responses settle the requests.
   */
  cancelApprovals(id?: string): void
  signOut(): Promise<void>
  syncTheme(theme: ProvidedTheme): Promise<void>
  syncDappData(): Promise<void>
  getSmartAccountEnabledNetworks(): Promise<readonly number[]>
  setPreferredAccount(parameters: {
    type: string
  }): Promise<{ type: string; address: string }>
  getSocialRedirectUri(
    parameters: {
      provider: SocialProvider
      /** Ticket the popup was opened with; used by frames that support it. */
      ticket?: string | undefined
    },
    options?: FrameRequestOptions,
  ): Promise<{
    uri: string
    /** State for `getSocialResult`; absent if the frame does not support it. */
    state?: string | undefined
  }>
  /** Returns the server-side status of a pending social login. */
  getSocialResult(
    parameters: { state: string },
    options?: FrameRequestOptions,
  ): Promise<{
    status: 'PENDING' | 'COMPLETE' | 'CANCELLED' | 'EXPIRED'
    uri?: string | undefined
  }>
  connectSocial(
    parameters: {
      uri: string
      chainId?: string | number | undefined
      /** As of `getUser`. */
      siwxMessage?: FrameSignIn | undefined
    },
    options?: FrameRequestOptions,
  ): Promise<FrameUser>
  getFarcasterUri(options?: FrameRequestOptions): Promise<{ url: string }>
  connectFarcaster(options?: FrameRequestOptions): Promise<{ userName: string }>
  initSmartAccount(
    options?: FrameRequestOptions,
  ): Promise<{ address: string; isDeployed: boolean }>
  updateEmail(
    parameters: { email: string },
    options?: FrameRequestOptions,
  ): Promise<{ action: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP' }>
  updateEmailPrimaryOtp(
    parameters: { otp: string },
    options?: FrameRequestOptions,
  ): Promise<void>
  updateEmailSecondaryOtp(
    parameters: { otp: string },
    options?: FrameRequestOptions,
  ): Promise<{ newEmail: string }>
  reload(): Promise<void>
  /**
   * Called when the session may have changed. Query the frame for its state.
   */
  onSessionUpdate(listener: () => void): () => void
  /**
   * Removes the frame and rejects pending requests. `open()` creates a new one.
   */
  destroy(): void
}
