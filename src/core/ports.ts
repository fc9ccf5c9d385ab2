import type { AccountNamespace } from './account/account.js'
import type { KitError } from './errors/base.js'
import type { Logger } from './logger.js'
import type { Hosts } from './options.js'
import type { KitStorage } from './storage.js'
import type { FrameTheme, Theme } from './theme.js'

/** CAIP-2 network id, such as `eip155:1`. */
export type CaipNetworkId = `${string}:${string}`

/** The person who is logged in to the embedded wallet, as the frame says. */
export type FrameUser = {
  address: string
  /** EVM chains as a number, Solana clusters as CAIP-2. */
  chainId: string | number
  email?: string | null | undefined
  userName?: string | null | undefined
  accounts?:
    | readonly { address: string; type: 'eoa' | 'smartAccount' }[]
    | undefined
  preferredAccountType?: string | undefined
  smartAccountDeployed?: boolean | undefined
  /**
   * False where the browser does not keep the account: storage is blocked,
   * full, broken, or cleared when the browser closes.
   */
  isStored?: boolean | undefined
}

/** Social providers that log in by a popup; Farcaster has its own way. */
export type SocialProvider =
  | 'google'
  | 'github'
  | 'apple'
  | 'facebook'
  | 'x'
  | 'discord'

/** A request that waits for the user inside the frame. */
export type FrameApproval = {
  id: string
  /**
   * Rpc method; `KEEP_ACCOUNT` while the user is asked to open the window that
   * keeps the account.
   */
  method: string
  /** Network the request was made for; fixed, whatever is active later. */
  caipNetworkId: CaipNetworkId
}

/** What the frame is doing, and who is logged in, as far as it has said. */
export type FrameState = {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  error: KitError | undefined
  /** The last user the frame has reported, `undefined` when signed out. */
  user: FrameUser | undefined
  approvals: readonly FrameApproval[]
  approvalsClaimed: boolean
  loginClaimed: boolean
}

/** The theme as the frame takes it, or as the components have it. */
export type ProvidedTheme = FrameTheme | (Theme & Pick<FrameTheme, 'locale'>)

export type FrameTimeoutReason = 'iframe_load_failed' | 'iframe_request_timeout'

export type FrameOptions = {
  projectId: string
  hosts: Hosts
  /** First chain put in the frame's URL. */
  caipNetworkId: CaipNetworkId
  /**
   * `auto`: the frame's dialog shows itself when no UI has claimed it;
   * `window`: the same, and the frame approves in a window of its own.
   */
  approvals: 'auto' | 'manual' | 'window'
  enableLogger: boolean
  storage: KitStorage
  logger: Logger
  metadata: FrameMetadata | undefined
  onTimeout: ((reason: FrameTimeoutReason) => void) | undefined
}

export type FrameMetadata = {
  name: string
  description: string
  url: string
  icons: readonly string[]
}

/**
 * Inert handle of the embedded wallet's frame: it exists on the server and
 * before any use, and makes nothing until `open()`.
 */
export type Frame = {
  readonly options: FrameOptions
  /** Who uses the login: the last one that leaves ends it. */
  readonly namespaces: Set<AccountNamespace>
  getState(): FrameState
  subscribe(listener: () => void): () => void
  /** Loads the client and the frame; single-flight; a failure is forgotten. */
  open(): Promise<FrameClient>
  /** The client when it has been opened, so that no frame is made to ask. */
  peek(): FrameClient | undefined
  /** A UI draws the chrome of approvals and decides when the dialog shows. */
  claimApprovals(): ApprovalsClaim
  /** A UI leads the login, so `connect()` waits for it instead of failing. */
  claimLogin(): () => void
  /** Where the theme is read from whenever the frame's page is loaded. */
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
      /** Does not report its deadline, because it will be asked again. */
      isQuiet?: boolean | undefined
    },
  ): Promise<void>
  connectOtp(
    parameters: { otp: string },
    options?: FrameRequestOptions,
  ): Promise<void>
  getUser(
    parameters?: { chainId?: string | number | undefined },
    options?: FrameRequestOptions,
  ): Promise<FrameUser>
  isConnected(options?: FrameRequestOptions): Promise<boolean>
  getChainId(options?: FrameRequestOptions): Promise<string | number>
  switchNetwork(
    parameters: { chainId: string | number },
    options?: FrameRequestOptions,
  ): Promise<{ chainId: string | number }>
  /** Safe methods run directly, unsafe ones wait for approval. */
  request(
    parameters: {
      method: string
      params?: unknown
      caipNetworkId: CaipNetworkId
    },
    options?: FrameRequestOptions,
  ): Promise<unknown>
  /** Rejects open requests except safe reads; one by id, or all. */
  abort(id?: string): void
  /** The person says no: the frame drops approvals; its answers settle them. */
  cancelApprovals(id?: string): void
  signOut(): Promise<void>
  syncTheme(parameters: FrameTheme): Promise<void>
  syncDappData(): Promise<void>
  getSmartAccountEnabledNetworks(): Promise<readonly number[]>
  setPreferredAccount(parameters: {
    type: string
  }): Promise<{ type: string; address: string }>
  getSocialRedirectUri(
    parameters: {
      provider: SocialProvider
      /** What the popup was opened with; frames that know it can use it. */
      ticket?: string | undefined
    },
    options?: FrameRequestOptions,
  ): Promise<{
    uri: string
    /** By which `getSocialResult` asks; absent where the frame cannot tell. */
    state?: string | undefined
  }>
  /** What the frame's server knows of a social login that was begun. */
  getSocialResult(
    parameters: { state: string },
    options?: FrameRequestOptions,
  ): Promise<{
    status: 'PENDING' | 'COMPLETE' | 'CANCELLED' | 'EXPIRED'
    uri?: string | undefined
  }>
  connectSocial(
    parameters: { uri: string; chainId?: string | number | undefined },
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
  /** The session may have changed; ask the frame what is true now. */
  onSessionUpdate(listener: () => void): () => void
  /** Removes the frame, rejects what is open; `open()` starts afresh. */
  destroy(): void
}
