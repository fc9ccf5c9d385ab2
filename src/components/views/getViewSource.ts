import type { ModalView } from '../../core/modal/modal.js'
import { createSource, type Source } from '../dialog/createSource.js'
import { startSources } from './startSources.js'

const sources = new Map<string, Source>(Object.entries(startSources))

/**
 * Where a view comes from. Those inside by way of one more file, so that the
 * first screen is without the addresses of all that they are made of.
 */
export function getViewSource(view: ModalView | 'UsageGate'): Source {
  const known = sources.get(view)
  if (known) return known
  const source = createSource(async () => {
    const { insideSources } = await import('./insideSources.js')
    return insideSources[view as keyof typeof insideSources].load()
  })
  sources.set(view, source)
  return source
}
