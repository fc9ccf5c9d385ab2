import type { ComponentType } from 'react'
import { createChunk } from '../dialog/createChunk.js'
import { createSource, type Source } from '../dialog/createSource.js'
import type { Panes } from '../dialog/Panes.js'
import type { OtherWays } from '../guide/OtherWays.js'
import type { LegalStage } from '../legal/LegalStage.js'
import type { EmailSuggestions } from '../login/EmailSuggestions.js'
import type { ExplorerWallets } from '../login/ExplorerWallets.js'

const { load, peek } = createChunk(
  async () => (await import('./connectingViews.js')).connectingViews,
)

/**
 * Views after the first screen, in one chunk that it preloads. Separate from
 * the other views, because the first screen refers to them.
 */
export const connectSources: ConnectSources = {
  AllWallets: toSource('AllWallets'),
  ConnectingExternal: toSource('ConnectingExternal'),
  ConnectingFarcaster: toSource('ConnectingFarcaster'),
  ConnectingMultiChain: toSource('ConnectingMultiChain'),
  ConnectingSocial: toSource('ConnectingSocial'),
  ConnectingWalletConnect: toSource('ConnectingWalletConnect'),
  ConnectingWalletConnectBasic: toSource('ConnectingWalletConnectBasic'),
  ConnectSocials: toSource('ConnectSocials'),
  Downloads: toSource('Downloads'),
  EmailVerifyDevice: toSource('EmailVerifyDevice'),
  EmailVerifyOtp: toSource('EmailVerifyOtp'),
  GetWallet: toSource('GetWallet'),
  UsageExceeded: toSource('UsageExceeded'),
  WhatIsANetwork: toSource('WhatIsANetwork'),
  WhatIsAWallet: toSource('WhatIsAWallet'),
  // Parts of the first screen that not every user needs.
  EmailSuggestions: createSource(
    async () => (await load()).EmailSuggestions,
    () => peek()?.EmailSuggestions,
  ),
  ExplorerWallets: createSource(
    async () => (await load()).ExplorerWallets,
    () => peek()?.ExplorerWallets,
  ),
  // Only for apps with terms.
  LegalStage: createSource(
    async () => (await load()).LegalStage,
    () => peek()?.LegalStage,
  ),
  GuestLogin: toSource('GuestLogin'),
  InsecureLogin: toSource('InsecureLogin'),
  LoginFailure: toSource('LoginFailure'),
  OtherWays: createSource(
    async () => (await load()).OtherWays,
    () => peek()?.OtherWays,
  ),
  UsageGate: toSource('UsageGate'),
  Panes: createSource(
    async () => (await load()).Panes,
    () => peek()?.Panes,
  ),
}

type Plain =
  | 'AllWallets'
  | 'ConnectingExternal'
  | 'ConnectingFarcaster'
  | 'ConnectingMultiChain'
  | 'ConnectingSocial'
  | 'ConnectingWalletConnect'
  | 'ConnectingWalletConnectBasic'
  | 'ConnectSocials'
  | 'Downloads'
  | 'EmailVerifyDevice'
  | 'EmailVerifyOtp'
  | 'GetWallet'
  | 'GuestLogin'
  | 'InsecureLogin'
  | 'LoginFailure'
  | 'UsageExceeded'
  | 'UsageGate'
  | 'WhatIsANetwork'
  | 'WhatIsAWallet'

type ConnectSources = Readonly<Record<Plain, Source>> & {
  readonly EmailSuggestions: Source<EmailSuggestions.Props>
  readonly ExplorerWallets: Source<ExplorerWallets.Props>
  readonly LegalStage: Source<LegalStage.Props>
  readonly OtherWays: Source<OtherWays.Props>
  readonly Panes: Source<Panes.Props>
}

/** Loads what resumes a login that left the page, together with its view. */
export const loadSocialReturn = async () => (await load()).openSocialReturn

/** Loads what fetches the list of all wallets before it opens. */
export const loadPrefetchWallets = async () => (await load()).prefetchWallets

/** Returns what reopens one of these views after a reload, or loads it. */
export const loadConnectRestore = () =>
  peek()?.restoreModal ?? load().then(({ restoreModal }) => restoreModal)

function toSource(name: Plain): Source {
  return createSource(
    async (): Promise<ComponentType> => (await load())[name],
    () => peek()?.[name],
  )
}
