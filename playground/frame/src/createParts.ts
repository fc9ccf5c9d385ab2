import { createApprovals } from './approval/createApprovals.js'
import type { Screen } from './approval/createScreen.js'
import { createAuth } from './auth/createAuth.js'
import { createBundles } from './calls/createBundles.js'
import { createRpc } from './chain/createRpc.js'
import { createFunding } from './createFunding.js'
import { createSession } from './createSession.js'
import { createTabs } from './createTabs.js'
import { createWallet } from './createWallet.js'
import type { FrameConfig } from './loadConfig.js'
import { createSolanaWallet } from './solana/createSolanaWallet.js'
import type { Database } from './storage/createDatabase.js'
import { createVault } from './storage/createVault.js'

const notices = {
  kept: undefined,
  blocked:
    'This browser blocks storage here: the account is lost with this page.',
  failed:
    'This browser has stopped storing things here: the account may be lost with this page.',
} as const

/**
 * What the handlers work with: keys, session and approvals, kept in step with
 * the other tabs.
 *
 * @param parameters.onOtherTab - called with a text that names the new session
 * and is empty after a sign-out
 */
export async function createParts(parameters: {
  appName(): string | undefined
  config: FrameConfig
  database: Database
  onOtherTab(publicId: string): void
  screen: Screen
}) {
  const { appName, config, database, onOtherTab, screen } = parameters
  const vault = await createVault({ database, origin: location.origin })
  const auth = createAuth()
  const rpc = createRpc()
  const wallet = createWallet({ database, vault })
  const solanaWallet = createSolanaWallet({ database, vault })
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
  userId = (await session.read())?.userId ?? ''
  const bundles = createBundles({ database })
  const approvals = createApprovals({
    appName,
    bundles,
    chains: config.chains,
    clusters: config.clusters,
    notice: () => notices[database.state],
    rpc,
    screen,
    session,
    solanaWallet,
    wallet,
  })
  const tabs = createTabs({
    async onMessage(message) {
      // Without shared storage only a sign-out of the same person counts.
      if (database.state !== 'kept') {
        if (message.publicId || message.userId !== userId) return
        await database.remove('session')
      }
      userId = (await session.read())?.userId ?? ''
      approvals.cancelAll()
      onOtherTab(message.publicId)
    },
  })
  const wallets = config.clusters.length > 0 ? [wallet, solanaWallet] : [wallet]
  const funding = createFunding({ auth, wallets })
  return {
    approvals,
    auth,
    bundles,
    funding,
    rpc,
    session,
    solanaWallet,
    wallet,
  }
}
