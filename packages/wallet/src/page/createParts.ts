import { createDeviceKeys } from '../account/device/createDeviceKeys.js'
import { createExports } from '../account/export/createExports.js'
import type { KeepCard } from '../account/keep/createKeepCard.js'
import { createKeeper } from '../account/keep/createKeeper.js'
import { restoreLogin } from '../account/keep/restoreLogin.js'
import { createMfaAuth } from '../account/mfa/createMfaAuth.js'
import { createMfaDesk } from '../account/mfa/createMfaDesk.js'
import { createPaymentFactors } from '../account/mfa/createPaymentFactors.js'
import { createPasskeyAuth } from '../account/passkeys/createPasskeyAuth.js'
import { createPasskeyReader } from '../account/passkeys/createPasskeyReader.js'
import { createPasskeysDesk } from '../account/passkeys/createPasskeysDesk.js'
import { createAccountAuth } from '../account/session/createAccountAuth.js'
import { createAuth } from '../account/session/createAuth.js'
import { createFunding } from '../account/session/createFunding.js'
import {
  createKeptAuth,
  type RestoredLogin,
} from '../account/session/createKeptAuth.js'
import { createProofAuth } from '../account/session/createProofAuth.js'
import {
  createSession,
  type SessionData,
} from '../account/session/createSession.js'
import {
  createSigner,
  type SignerWorker,
} from '../account/signer/createSigner.js'
import { createSignerWallets } from '../account/signer/createSignerWallets.js'
import { createWorkerStarter } from '../account/signer/createWorkerStarter.js'
import { createApprovals } from '../approve/createApprovals.js'
import { createSpent } from '../approve/createSpent.js'
import type { Screen } from '../approve/screen/createScreen.js'
import type { ReadNames } from '../node/createNames.js'
import type { ReadPrices } from '../node/createPrices.js'
import { createRpc } from '../node/createRpc.js'
import type { FrameConfig } from '../node/loadConfig.js'
import { createBundles } from '../requests/calls/createBundles.js'
import { createDescriptors } from '../requests/descriptor/createDescriptors.js'
import { createSmartAccounts } from '../requests/smartAccount/createSmartAccounts.js'
import { createLazyNonces } from '../requests/transaction/createLazyNonces.js'
import type { Database } from '../storage/createDatabase.js'
import { createVault, type Vault } from '../storage/createVault.js'
import type { Currency } from '../ui/createCurrency.js'
import type { Language } from '../ui/language/createLanguage.js'
import { createTabs } from './createTabs.js'
import { createGuestSecret } from './handlers/createGuestSecret.js'
import { createOpener } from './handlers/createOpener.js'
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
  /** Of what costs are worth. */
  currency: Currency
  language: Language
  onOtherTab(publicId: string): void
  projectId: string
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
  const startWorker = createWorkerStarter()
  // A worker of its own, which never sees a key.
  const solver = createSigner({ start: startWorker })
  const keptAuth =
    database.state === 'blocked' ? createKeptAuth({ getLocale }) : undefined
  const auth = {
    ...createAuth({ getLocale, solve: (work) => solver.ask('solve', work) }),
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
      ? createDeviceParts({ card: keepCard, database, startWorker, vault })
      : (
          await import('../account/custody/createCustodyParts.js')
        ).createCustodyParts({
          ...{
            database,
            getApp,
            keepCard,
            language,
            root,
            rpc,
            session,
            startWorker,
            vault,
          },
          chains: config.chains,
          method: config.custody,
          projectId: parameters.projectId,
        })
  const { createDesk, getCopy, getPasskeys, hasPhrase, keeper, readKey } = parts
  const { listEarlier } = parts
  const { signEmail, solanaWallet, wallet } = parts
  await follow()
  if (userId) warmUp()
  const bundles = createBundles({ database })
  const nonces = createLazyNonces({ database, rpc })
  const { chains } = config
  const smartAccounts = createSmartAccounts({ chains, database, rpc })
  const { projectId } = parameters
  const mfa = createMfaDesk({
    auth: createMfaAuth({ getLocale }),
    getApp,
    projectId,
  })
  const passkeys = createPasskeysDesk({
    auth: createPasskeyAuth({ getLocale }),
    getApp,
    onAdded: (user) => keepGuest(user),
    projectId,
  })
  const proof = createProofAuth({ getLocale })
  const approvals = createApprovals({
    factors: createPaymentFactors({ getApp, mfa, passkeys, proof }),
    readDescriptors: createDescriptors(),
    appName,
    bundles,
    chains,
    clusters: config.clusters,
    currency: parameters.currency,
    database,
    getCopy,
    getPasskeys: createPasskeyReader({
      auth: createPasskeyAuth({ getLocale }),
      getApp,
      projectId: parameters.projectId,
      readRecovery: getPasskeys,
    }),
    language,
    nonces,
    placeRules: config.placeRules,
    spent: createSpent(),
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

  const guest = createGuestSecret({ database, projectId, vault })
  /** A guest who has a login is one no longer. */
  async function keepGuest(user: SessionData) {
    if (!user.isGuest) return
    const { isGuest: _, publicId: __, ...data } = user
    if ((await session.read())?.token !== user.token) return
    await session.write(data)
    await guest.remove()
  }

  const wallets = config.clusters.length > 0 ? [wallet, solanaWallet] : [wallet]
  const funding = createFunding({ auth, hasFaucet: config.hasFaucet, wallets })
  const exports = createExports({
    account: createAccountAuth({ getApp, getLocale }),
    createDesk,
    getApp,
    hasPhrase,
    hasSolana: config.clusters.length > 0,
    keeper,
    language,
    listEarlier,
    mfa,
    passkeys,
    proof,
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
    guest,
    ...{ keeper, keptAuth, nonces },
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
  startWorker(): SignerWorker
  vault: Vault
}) {
  const { card, database, startWorker, vault } = parameters
  const signer = createSigner({ start: startWorker })
  const keeper = createKeeper({ card, database, signer, vault })
  const { assertSettled, getKept } = keeper
  const keys = createDeviceKeys({
    ...{ assertSettled, database, getKept, signer, vault },
  })
  return {
    createDesk: undefined,
    getCopy: undefined,
    getPasskeys: undefined,
    hasPhrase: undefined,
    keeper,
    listEarlier: undefined,
    readKey: keys.exportKey,
    signEmail: undefined,
    ...createSignerWallets(keys),
  }
}
