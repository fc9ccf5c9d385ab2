import type { VaultKey } from '../../storage/sealed.js'
import type { FactorAnswer } from '../../wire/mfaWire.js'
import { createEarlier } from '../earlier/createEarlier.js'
import { createMfaAuth } from '../mfa/createMfaAuth.js'
import { askPasskey } from '../recovery/askPasskey.js'
import { createPasskey } from '../recovery/createPasskey.js'
import { createRecoveryCard } from '../recovery/createRecoveryCard.js'
import { getDeviceName } from '../recovery/getDeviceName.js'
import type { SessionData } from '../session/createSession.js'
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
  projectId: string
  shares: ShareStore
  startWorker?: (() => SignerWorker) | undefined
  vaultKey: VaultKey
}) {
  const { getApp, getLocale, projectId, shares } = parameters
  const { startWorker = createWorkerStarter(), vaultKey } = parameters
  const mfa = createMfaAuth({ getLocale })
  const signer = createSigner({ start: startWorker })
  return {
    createCard: createRecoveryCard,
    earlier: createEarlier({ ...parameters.earlier, signer, vaultKey }),
    /** Second factors, for a device that is new. */
    factors: {
      beginPasskey: ({ token }: SessionData) => mfa.beginPasskey(token),
      describe: ({ token }: SessionData) =>
        mfa.describe({ app: getApp() ?? '', projectId }, token),
      verify: (answer: FactorAnswer, { token }: SessionData) =>
        mfa.verify({ action: 'devices', answer }, token),
    },
    passkeys: { ask: askPasskey, create: createPasskey },
    custody: createCustody({
      api: createCustodyApi({ getApp, getLocale, projectId }),
      deviceName: getDeviceName(navigator.userAgent),
      origin: location.origin,
      shares,
      ...{ signer, vaultKey },
    }),
  }
}
