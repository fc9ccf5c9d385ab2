import { createFrameHost } from 'latchkey/frame'
import { applyTheme } from './applyTheme.js'
import { createApprovals } from './approval/createApprovals.js'
import { createScreen } from './approval/createScreen.js'
import { createAuth } from './auth/createAuth.js'
import { createChallenge } from './auth/createChallenge.js'
import { createNetwork } from './chain/createNetwork.js'
import { createRpc } from './chain/createRpc.js'
import { createSession } from './createSession.js'
import { createTabs, type TabMessage } from './createTabs.js'
import { createWallet } from './createWallet.js'
import { createAccountHandlers } from './handlers/createAccountHandlers.js'
import { createLoginHandlers } from './handlers/createLoginHandlers.js'
import { createRpcHandler } from './handlers/createRpcHandler.js'
import { loadConfig } from './loadConfig.js'
import { matchOrigin } from './matchOrigin.js'
import { createDatabase } from './storage/createDatabase.js'
import { createVault } from './storage/createVault.js'
import { getDeviceId } from './storage/getDeviceId.js'

const FUND_TIMEOUT_MS = 5_000
/** Time for the answer to leave before the page goes. */
const RELOAD_DELAY_MS = 50

async function start(root: HTMLElement) {
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
  applyTheme({ themeMode: prefersDark ? 'dark' : 'light' })
  const screen = createScreen(root)
  if (window.parent === window) return

  // Of the URL only the project and the first chain are heard.
  const query = new URLSearchParams(location.search)
  const [config, database] = await Promise.all([
    loadConfig({ projectId: query.get('projectId') ?? '' }),
    createDatabase(),
  ])
  const { allowedOrigins, chains } = config
  const vault = await createVault({ database, origin: location.origin })
  const auth = createAuth()
  const rpc = createRpc()
  const challenge = createChallenge()
  const network = createNetwork({ chains, initial: query.get('chainId') })
  const wallet = createWallet({
    database,
    vault,
    // A new account works without funds, so that a faucet that is away, or
    // slow, holds nobody up.
    onCreate: (address) =>
      Promise.race([
        auth.fund(address).catch(() => {}),
        new Promise<void>((done) => setTimeout(done, FUND_TIMEOUT_MS)),
      ]),
  })
  let userId = ''
  let appName: string | undefined
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
  const tabs = createTabs({ onMessage: onOtherTab })
  const approvals = createApprovals({
    appName: () => appName,
    chains,
    notice: database.persistent
      ? undefined
      : 'This browser blocks storage here: the account is lost with this page.',
    rpc,
    screen,
    session,
    wallet,
  })
  const host = createFrameHost({
    isAllowedOrigin: (origin) =>
      allowedOrigins.some((pattern) => matchOrigin(pattern, origin)),
    approve: approvals.approve,
    handlers: {
      ...createLoginHandlers({
        auth,
        challenge,
        deviceId: await getDeviceId(database),
        session,
      }),
      ...createAccountHandlers({ auth, challenge, network, session, wallet }),
      SYNC_THEME: (theme) => applyTheme(theme),
      SYNC_DAPP_DATA({ metadata }) {
        appName = metadata?.name
      },
      RELOAD() {
        setTimeout(() => location.reload(), RELOAD_DELAY_MS)
      },
      RPC_REQUEST: createRpcHandler({
        approvals,
        chains,
        rpc,
        session,
        wallet,
      }),
    },
  })

  async function onOtherTab(message: TabMessage) {
    // Without shared storage only a sign-out of the same person concerns us.
    if (!database.persistent) {
      if (message.publicId || message.userId !== userId) return
      await database.remove('session')
    }
    userId = (await session.read())?.userId ?? ''
    approvals.cancelAll()
    host.update(message.publicId)
  }

  userId = (await session.read())?.userId ?? ''
  host.start()
}

const root = document.getElementById('root')
// A page that cannot start says nothing: the app's deadline tells its user.
if (root) start(root).catch(() => {})
