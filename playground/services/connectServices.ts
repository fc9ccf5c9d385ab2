import { fileURLToPath } from 'node:url'
import { createApi } from './api/createApi.js'
import { type ApiState, createApiState } from './api/createApiState.js'
import { createOnrampApp } from './api/onramp/createOnrampApp.js'
import { createAuth } from './auth/createAuth.js'
import { DEVICE_POLL_MS } from './auth/rules.js'
import type { Faucet } from './chain/createFaucet.js'
import type { Chains } from './chain/startChains.js'
import { createControlRoutes } from './control/createControlRoutes.js'
import { type Clock, createClock } from './createClock.js'
import { isAllowedOrigin } from './isAllowedOrigin.js'
import { createMailbox } from './mailbox/createMailbox.js'
import { createMailboxApp } from './mailbox/createMailboxApp.js'
import { createProjects, localProject } from './projects.js'
import type { Faults } from './server/createFaults.js'
import type { LocalServer } from './server/openServer.js'
import type { Services, ServicesOptions } from './services.js'
import { createFund } from './solana/createFund.js'
import type { SolanaChain } from './solana/solanaChain.js'
import { createWallet } from './wallet/createWallet.js'

const frameDist = fileURLToPath(new URL('../frame/dist', import.meta.url))

/** Gives every open server its work, now that all addresses are known. */
export function connectServices(
  parameters: connectServices.Parameters,
): Omit<Services, 'stop'> {
  const { chains, faults, options, servers, solana } = parameters
  const { clock: base, control = false, frameDir = frameDist } = options
  const [chain] = chains.chains
  if (!chain) throw new Error('There is no chain')
  const clock = createClock(base && (() => base.now()))
  const list = [localProject, ...(options.projects ?? [])]
  const projects = createProjects(list)
  const mailbox = createMailbox(clock)
  const urls = toUrls(servers, chain.rpcUrl, solana.rpcUrl)
  const fund = createFund(chains.faucet, solana)
  const { now } = clock
  const parts = { ...chains, apiUrl: () => urls.api, now, projects, solana }
  const state = createApiState(parts)
  const context = { ...parts, ...state, onrampUrl: () => urls.onramp }
  const auth = createAuth({
    isAllowedApp: (origin) =>
      list.some((item) => isAllowedOrigin(origin, item.allowedOrigins)),
    now,
    pollMs: options.devicePollMs ?? DEVICE_POLL_MS,
    sendMail: mailbox.send,
    walletOrigin: () => new URL(urls.frame).origin,
  })
  const mails = createMailboxApp(mailbox)
  const { control: _, stop: __, ...localSolana } = solana
  const steer = toSteer(parameters, { clock, fund, state })
  if (control) mails.route('/', createControlRoutes({ faults, ...steer }))
  servers.api.setHandler(createApi(context).fetch)
  servers.mailbox.setHandler(mails.fetch)
  servers.onramp.setHandler(createOnrampApp(context).fetch)
  servers.wallet.setHandler(
    createWallet({ ...context, auth, faucet: fund, frameDir }).fetch,
  )
  return {
    urls,
    chain: { id: chain.id, rpcUrl: chain.rpcUrl },
    chains: chains.chains,
    contracts: chains.contracts,
    tokens: chains.tokens,
    solana: localSolana,
    projectId: localProject.id,
    control: {
      ...steer,
      ...steer.pools,
      mails: mailbox.list,
      setFault: faults.set,
    },
  }
}

export declare namespace connectServices {
  type Parameters = {
    chains: Chains
    faults: Faults
    options: ServicesOptions
    servers: Record<'api' | 'mailbox' | 'onramp' | 'wallet', LocalServer>
    solana: SolanaChain
  }
}

/** What tests may do to everything that runs. */
function toSteer(
  { chains, faults, solana: { control } }: connectServices.Parameters,
  { clock, fund, state }: { clock: Clock; fund: Faucet; state: ApiState },
): Omit<createControlRoutes.Parameters, 'faults'> {
  const { nft, pools } = chains
  const heal = () => {
    faults.heal()
    control.heal()
  }
  const { advance } = clock
  const addSession = state.sessions.add
  return { addSession, advance, fund, heal, nft, pools, solana: control }
}

// Node cannot resolve names under localhost everywhere; only pages use those.
function toUrls(
  { api, mailbox, onramp, wallet }: connectServices.Parameters['servers'],
  rpc: string,
  solana: string,
): Services['urls'] {
  return {
    api: `http://localhost:${api.port}`,
    faucet: `http://localhost:${wallet.port}/faucet`,
    frame: `http://wallet.localhost:${wallet.port}/sdk`,
    mailbox: `http://localhost:${mailbox.port}`,
    onramp: `http://localhost:${onramp.port}`,
    rpc,
    solana,
  }
}
