import { createApprovals } from './approval/createApprovals.js'
import type { Screen } from './approval/createScreen.js'
import { createAuth } from './auth/createAuth.js'
import { createKeptAuth, type RestoredLogin } from './auth/createKeptAuth.js'
import { createProofAuth } from './auth/createProofAuth.js'
import { createBundles } from './calls/createBundles.js'
import type { ReadNames } from './chain/createNames.js'
import type { ReadPrices } from './chain/createPrices.js'
import { createRpc } from './chain/createRpc.js'
import { createFunding } from './createFunding.js'
import { createSession } from './createSession.js'
import { createTabs } from './createTabs.js'
import { createDeviceKeys } from './device/createDeviceKeys.js'
import { createExports } from './export/createExports.js'
import { createOpener } from './handlers/createOpener.js'
import type { KeepCard } from './keep/createKeepCard.js'
import { createKeeper } from './keep/createKeeper.js'
import { restoreLogin } from './keep/restoreLogin.js'
import type { Language } from './language/createLanguage.js'
import type { FrameConfig } from './loadConfig.js'
import { createSigner } from './signer/createSigner.js'
import { createSignerWallets } from './signer/createSignerWallets.js'
import { createWorkerStarter } from './signer/createWorkerStarter.js'
import { createSmartAccounts } from './smartAccount/createSmartAccounts.js'
import type { Database } from './storage/createDatabase.js'
import { createVault, type Vault } from './storage/createVault.js'
import { warmUp } from './warmUp.js'

/**
 * What the handlers work with: keys, session and approvals, kept in step with
 * the other tabs.
 *
 * @param parameters.getApp - origin of the page above
 * @param parameters.onOtherTab - called with a text that names the new session
 * and is empty after a sign-out
 */
export async function createParts(parameters: {
  appName(): string | undefined
  config: FrameConfig
  database: Database
  getApp(): string | undefined
  keepCard: KeepCard
  language: Language
  onOtherTab(publicId: string): void
  readNames: ReadNames | undefined
  readPrices: ReadPrices | undefined
  /** A login of before, where storage is blocked. */
  restored: RestoredLogin | undefined
  root: HTMLElement
  screen: Screen
}) {
  const { appName, config, database, keepCard } = parameters
  const { getApp, language, onOtherTab, root, screen } = parameters
  const vault = await createVault({ database, origin: location.origin })
  const getLocale = language.locale
  const keptAuth =
    database.state === 'blocked' ? createKeptAuth({ getLocale }) : undefined
  const auth = {
    ...createAuth({ getLocale }),
    ...(keptAuth && { signOut: keptAuth.signOut }),
  }
  const rpc = createRpc()
  let userId = ''
  const session = createSession({
    auth,
    database,
    vault,
    onChange(current) {
      tabs.announce({
        publicId: current?.publicId ?? '',
        userId: current?.userId ?? userId,
      })
      userId = current?.userId ?? ''
      approvals.cancelAll()
    },
  })
  const { restored } = parameters
  if (restored) await restoreLogin(restored, { database, session, vault })
  const parts =
    config.custody === 'device'
      ? createDeviceParts({ card: keepCard, database, vault })
      : (await import('./custody/createCustodyParts.js')).createCustodyParts({
          ...{
            database,
            getApp,
            keepCard,
            language,
            root,
            rpc,
            session,
            vault,
          },
          chains: config.chains,
          method: config.custody,
        })
  const { createDesk, getCopy, hasPhrase, keeper, readKey } = parts
  const { listEarlier } = parts
  const { signEmail, solanaWallet, wallet } = parts
  await follow()
  if (userId) warmUp()
  const bundles = createBundles({ database })
  const { chains } = config
  const smartAccounts = createSmartAccounts({ chains, database, rpc })
  const approvals = createApprovals({
    appName,
    bundles,
    chains,
    clusters: config.clusters,
    database,
    getCopy,
    language,
    notice: ({ notices }) =>
      keeper.isKnownStored(userId) ? undefined : notices.notKept,
    readNames: parameters.readNames,
    readPrices: parameters.readPrices,
    rpc,
    screen,
    session,
    smartAccounts,
    solanaWallet,
    wallet,
    windowAbove: config.windowAbove,
  })
  const tabs = createTabs({
    async onMessage(message) {
      // Without shared storage only a sign-out of the same person counts.
      if (database.state !== 'kept' && database.state !== 'temporary') {
        if (message.publicId || message.userId !== userId) return
        await database.remove('session')
      }
      await follow()
      approvals.cancelAll()
      onOtherTab(message.publicId)
    },
  })

  async function follow() {
    userId = (await session.read())?.userId ?? ''
    await keeper.isStored(userId)
  }

  const wallets = config.clusters.length > 0 ? [wallet, solanaWallet] : [wallet]
  const funding = createFunding({ auth, hasFaucet: config.hasFaucet, wallets })
  const exports = createExports({
    createDesk,
    getApp,
    hasPhrase,
    hasSolana: config.clusters.length > 0,
    keeper,
    language,
    listEarlier,
    proof: createProofAuth({ getLocale }),
    readKey,
    session,
    solanaWallet,
    wallet,
  })
  return {
    approvals,
    assertOpen: createOpener({
      ...{ auth, keeper, session },
      onEnd: () => onOtherTab(''),
    }),
    auth,
    bundles,
    exports,
    funding,
    ...{ keeper, keptAuth },
    rpc,
    session,
    signEmail,
    smartAccounts,
    solanaWallet,
    wallet,
  }
}

/** Keys that this browser keeps, and nobody else. */
function createDeviceParts(parameters: {
  card: KeepCard
  database: Database
  vault: Vault
}) {
  const { card, database, vault } = parameters
  const signer = createSigner({ start: createWorkerStarter() })
  const keeper = createKeeper({ card, database, signer, vault })
  const { assertSettled, getKept } = keeper
  const keys = createDeviceKeys({
    ...{ assertSettled, database, getKept, signer, vault },
  })
  return {
    createDesk: undefined,
    getCopy: undefined,
    hasPhrase: undefined,
    keeper,
    listEarlier: undefined,
    readKey: keys.exportKey,
    signEmail: undefined,
    ...createSignerWallets(keys),
  }
}
