import { createEarlier } from '../earlier/createEarlier.js'
import { askPasskey } from '../recovery/askPasskey.js'
import { createPasskey } from '../recovery/createPasskey.js'
import { createRecoveryCard } from '../recovery/createRecoveryCard.js'
import { getDeviceName } from '../recovery/getDeviceName.js'
import { createSigner, type SignerWorker } from '../signer/createSigner.js'
import { createWorkerStarter } from '../signer/createWorkerStarter.js'
import type { VaultKey } from '../storage/sealText.js'
import { createCustody } from './createCustody.js'
import { createCustodyApi } from './createCustodyApi.js'
import type { ShareStore } from './createShareStore.js'

/** Everything of recoverable wallets that is loaded on its first use. */
export function loadCustody(parameters: {
  earlier: Parameters<typeof createEarlier>[0]
  getApp(): string | undefined
  getLocale(): string
  shares: ShareStore
  startWorker?: (() => SignerWorker) | undefined
  vaultKey: VaultKey
}) {
  const { getApp, getLocale, shares } = parameters
  const { startWorker = createWorkerStarter(), vaultKey } = parameters
  return {
    createCard: createRecoveryCard,
    earlier: createEarlier(parameters.earlier),
    passkeys: { ask: askPasskey, create: createPasskey },
    custody: createCustody({
      api: createCustodyApi({ getApp, getLocale }),
      deviceName: getDeviceName(navigator.userAgent),
      origin: location.origin,
      shares,
      signer: createSigner({ start: startWorker }),
      vaultKey,
    }),
  }
}
