import { createFrameHost } from 'latchkey/frame'
import { createKeepCard } from '../account/keep/createKeepCard.js'
import { createChallenge } from '../account/session/createChallenge.js'
import { createKeptAuth } from '../account/session/createKeptAuth.js'
import { createSocialAuth } from '../account/session/createSocialAuth.js'
import { createUpdateAuth } from '../account/session/createUpdateAuth.js'
import { createScreen } from '../approve/screen/createScreen.js'
import { getFrameSight } from '../approve/screen/getFrameSight.js'
import { createChainAsker } from '../node/createChainAsker.js'
import { createNames } from '../node/createNames.js'
import { createNetwork, recallChain } from '../node/createNetwork.js'
import { createPrices } from '../node/createPrices.js'
import { loadConfig } from '../node/loadConfig.js'
import { matchOrigin } from '../node/matchOrigin.js'
import { createDatabase } from '../storage/createDatabase.js'
import { getDeviceId, restoreDeviceId } from '../storage/getDeviceId.js'
import { applyTheme } from '../ui/applyTheme.js'
import { createCurrency } from '../ui/createCurrency.js'
import { createLanguage } from '../ui/language/createLanguage.js'
import { createParts } from './createParts.js'
import { askChainFirst } from './handlers/askChainFirst.js'
import { createAccountHandlers } from './handlers/createAccountHandlers.js'
import { createEmailHandlers } from './handlers/createEmailHandlers.js'
import { createFarcasterHandlers } from './handlers/createFarcasterHandlers.js'
import { createKeepHandlers } from './handlers/createKeepHandlers.js'
import { createLoginHandlers } from './handlers/createLoginHandlers.js'
import { createRpcHandler } from './handlers/createRpcHandler.js'
import { createSignInSigner } from './handlers/createSignInSigner.js'
import { createSocialHandlers } from './handlers/createSocialHandlers.js'
import { createUserReader } from './handlers/createUserReader.js'
import { warmUp } from './warmUp.js'

/** Time for the answer to leave before the page goes. */
const RELOAD_DELAY_MS = 50

async function start(root: HTMLElement) {
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
  applyTheme({ themeMode: prefersDark ? 'dark' : 'light' })
  const screen = createScreen(root, getFrameSight())
  if (window.parent === window) return

  // Of the URL only the project and the first chain are heard.
  const query = new URLSearchParams(location.search)
  const projectId = query.get('projectId') ?? ''
  const initial = query.get('chainId')
  const chainIds = [initial, recallChain(initial)].filter(isText)
  const [config, { database, restored }] = await Promise.all([
    loadConfig({ chainIds, projectId }),
    openDatabase(),
  ])
  const { allowedOrigins, apiUrl, chains, clusters } = config
  const challenge = createChallenge()
  const network = createNetwork({ chains, initial })
  const askChain = createChainAsker({
    chains,
    hasMore: config.hasMoreChains,
    load: async (id) =>
      (await loadConfig({ chainIds: [id], projectId })).chains,
  })
  const deviceId = await getDeviceId(database)
  const currency = createCurrency()
  const language = createLanguage()
  let appName: string | undefined
  const readPrices = apiUrl ? createPrices({ apiUrl, projectId }) : undefined
  const readNames = apiUrl ? createNames({ apiUrl, projectId }) : undefined
  const parts = await createParts({
    appName: () => appName,
    config,
    currency,
    database,
    getApp: () => host.origin(),
    keepCard: createKeepCard(root, language),
    language,
    onOtherTab: (publicId) => host.update(publicId),
    projectId,
    readNames,
    readPrices,
    ...{ restored, root, screen },
  })
  const readUser = createUserReader({
    ...parts,
    clusters,
    isStored: parts.keeper.isStored,
    network,
  })
  const social = createSocialAuth()
  const signIn = createSignInSigner(parts)
  const farcaster = createFarcasterHandlers({
    ...{ ...parts, deviceId, signIn, social, warmUp },
  })
  const host = createFrameHost({
    isAllowedOrigin: (origin) =>
      allowedOrigins.some((pattern) => matchOrigin(pattern, origin)),
    approvals: config.approvals,
    async approve(request, context) {
      await askChain(request.caipNetworkId)
      await parts.assertOpen({ ...context, origin: request.origin })
      return parts.approvals.approve(request, context)
    },
    // Has the app send `KEEP_ACCOUNT` after each login.
    ...((database.state === 'temporary' ||
      database.state === 'blocked' ||
      config.custody !== 'device') && { storage: 'temporary' }),
    handlers: askChainFirst(
      {
        ...createLoginHandlers({
          ...{ ...parts, challenge, deviceId, signIn, warmUp },
        }),
        ...createAccountHandlers({
          ...{ ...parts, challenge, network, readUser, signIn },
        }),
        ...createSocialHandlers({
          ...{ ...parts, deviceId, readUser, signIn, social, warmUp },
          guest: parts.guest,
          origin: location.origin,
          projectId,
        }),
        ...createKeepHandlers(parts),
        ...createEmailHandlers({
          ...parts,
          update: createUpdateAuth({ getLocale: language.locale }),
        }),
        ...farcaster.handlers,
        RPC_REQUEST: createRpcHandler({
          ...{
            ...parts,
            appName: () => appName,
            chains,
            language,
            readPrices,
            root,
          },
        }),
        async SYNC_THEME(theme) {
          applyTheme(theme)
          if (theme.locale !== undefined) language.setLocale(theme.locale)
          if (theme.currency !== undefined) currency.set(theme.currency)
        },
        async SYNC_DAPP_DATA({ metadata }) {
          appName = metadata?.name
        },
        async RELOAD() {
          farcaster.cancel()
          setTimeout(() => location.reload(), RELOAD_DELAY_MS)
        },
      },
      askChain,
    ),
  })
  host.start()
  parts.exports.start()
}

/** The frame's storage, and the login of before where there is none. */
async function openDatabase() {
  const database = await createDatabase()
  if (database.state !== 'blocked') return { database, restored: undefined }
  const restored = await createKeptAuth().restore()
  if (restored) await restoreDeviceId(database, restored.deviceId)
  return { database, restored }
}

const isText = (value: unknown) => typeof value === 'string'

const root = document.getElementById('root')
// A page that cannot start says nothing: the app's deadline tells its user.
if (root) start(root).catch(() => {})
