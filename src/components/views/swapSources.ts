import { createSource } from '../dialog/createSource.js'

/** Swapping: nothing of it is fetched before it is opened. */
export const swapSources = {
  Swap: createSource(() =>
    import('./SwapView.js').then((module) => module.SwapView),
  ),
  SwapSelectToken: createSource(() =>
    import('./SwapSelectTokenView.js').then(
      (module) => module.SwapSelectTokenView,
    ),
  ),
  SwapPreview: createSource(() =>
    import('./SwapPreviewView.js').then((module) => module.SwapPreviewView),
  ),
}
