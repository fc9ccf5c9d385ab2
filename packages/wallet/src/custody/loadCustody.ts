import { createRecoveryCard } from '../recovery/createRecoveryCard.js'
import { getDeviceName } from '../recovery/getDeviceName.js'
import { createCustody } from './createCustody.js'
import { createCustodyApi } from './createCustodyApi.js'
import type { ShareStore } from './createShareStore.js'

/** Everything of recoverable wallets that is loaded on its first use. */
export function loadCustody({ shares }: { shares: ShareStore }) {
  return {
    createCard: createRecoveryCard,
    custody: createCustody({
      api: createCustodyApi(),
      deviceName: getDeviceName(navigator.userAgent),
      origin: location.origin,
      shares,
    }),
  }
}
