import type { VaultKey } from '../../storage/sealed.js'
import { createEarlier } from '../earlier/createEarlier.js'
import { askPasskey } from '../recovery/askPasskey.js'
import { createPasskey } from '../recovery/createPasskey.js'
import { createRecoveryCard } from '../recovery/createRecoveryCard.js'
import { getDeviceName } from '../recovery/getDeviceName.js'
import { createCustodyApi } from '../shares/createCustodyApi.js'
import type { ShareStore } from '../shares/createShareStore.js'
import { createSigner, type SignerWorker } from '../signer/createSigner.js'
import { createWorkerStarter } from '../signer/createWorkerStarter.js'
import { createCustody } from './createCustody.js'

/** Everything of recoverable wallets that is loaded on its first use. */
export function loadCustody(parameters: {
  earlier: Omit<Parameters<typeof createEarlier>[0], 'signer' | 'vaultKey'>
  getApp(): string | undefined
  getLocale(): string
  shares: ShareStore
  startWorker?: (() => SignerWorker) | undefined
  vaultKey: VaultKey
}) {
  const { getApp, getLocale, shares } = parameters
  const { startWorker = createWorkerStarter(), vaultKey } = parameters
  const signer = createSigner({ start: startWorker })
  return {
    createCard: createRecoveryCard,
    earlier: createEarlier({ ...parameters.earlier, signer, vaultKey }),
    passkeys: { ask: askPasskey, create: createPasskey },
    custody: createCustody({
      api: createCustodyApi({ getApp, getLocale }),
      deviceName: getDeviceName(navigator.userAgent),
      origin: location.origin,
      shares,
      ...{ signer, vaultKey },
    }),
  }
}
