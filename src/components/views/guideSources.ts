import { createSource } from '../dialog/createSource.js'

/** For who is new, and where the way ends. */
export const guideSources = {
  WhatIsAWallet: createSource(() =>
    import('./WhatIsAWalletView.js').then((module) => module.WhatIsAWalletView),
  ),
  WhatIsANetwork: createSource(() =>
    import('./WhatIsANetworkView.js').then(
      (module) => module.WhatIsANetworkView,
    ),
  ),
  GetWallet: createSource(() =>
    import('./GetWalletView.js').then((module) => module.GetWalletView),
  ),
  Downloads: createSource(() =>
    import('./DownloadsView.js').then((module) => module.DownloadsView),
  ),
  UsageExceeded: createSource(() =>
    import('./UsageExceededView.js').then((module) => module.UsageExceededView),
  ),
}
