import type { ModalView } from '../../core/modal/modal.js'
import { createSource, type Source } from '../dialog/createSource.js'
import { UsageGate } from '../dialog/UsageGate.js'
import { accountSources } from './accountSources.js'
import { emailSources } from './emailSources.js'
import { guideSources } from './guideSources.js'
import { nameSources } from './nameSources.js'
import { onrampSources } from './onrampSources.js'
import { pairingSources } from './pairingSources.js'
import type { startSources } from './startSources.js'
import { swapSources } from './swapSources.js'

/** Where the views come from that are not on the way to a connection. */
export const insideSources: Record<
  Exclude<ModalView, keyof typeof startSources> | 'UsageGate',
  Source
> = {
  // No view, but wanted with the first of them; by itself it is too small.
  UsageGate: createSource(async () => UsageGate),
  ...accountSources,
  ...emailSources,
  ...guideSources,
  ...nameSources,
  ...onrampSources,
  ...pairingSources,
  ...swapSources,
}
