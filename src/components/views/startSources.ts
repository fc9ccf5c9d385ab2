import type { ComponentType } from 'react'
import { createSource, type Source } from '../dialog/createSource.js'
import { ConnectView } from './ConnectView.js'
import { ConnectWalletsView } from './ConnectWalletsView.js'
import { connectSources } from './connectSources.js'
import { socialSources } from './socialSources.js'

/** The first screen, which is there with the dialog, and what it leads to. */
export const startSources = {
  Connect: toSource(ConnectView),
  Create: toSource(ConnectView),
  // A few lines around what the first screen has.
  ConnectWallets: toSource(ConnectWalletsView),
  ...connectSources,
  ConnectSocials: socialSources.ConnectSocials,
  ConnectingSocial: socialSources.ConnectingSocial,
  ConnectingFarcaster: socialSources.ConnectingFarcaster,
  ConnectingMultiChain: createSource(() =>
    import('./ConnectingExternalView.js').then(
      (module) => module.ConnectingMultiChainView,
    ),
  ),
}

function toSource(view: ComponentType): Source {
  return { peek: () => view, load: async () => view, preload() {} }
}
