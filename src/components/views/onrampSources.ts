import { createSource } from '../dialog/createSource.js'

/** Buying with a card or from a bank. */
export const onrampSources = {
  OnRampProviders: createSource(() =>
    import('./OnRampProvidersView.js').then(
      (module) => module.OnRampProvidersView,
    ),
  ),
  OnRampFiatSelect: createSource(() =>
    import('./OnRampFiatSelectView.js').then(
      (module) => module.OnRampFiatSelectView,
    ),
  ),
  OnRampTokenSelect: createSource(() =>
    import('./OnRampTokenSelectView.js').then(
      (module) => module.OnRampTokenSelectView,
    ),
  ),
  BuyInProgress: createSource(() =>
    import('./BuyInProgressView.js').then((module) => module.BuyInProgressView),
  ),
  WhatIsABuy: createSource(() =>
    import('./WhatIsABuyView.js').then((module) => module.WhatIsABuyView),
  ),
}
