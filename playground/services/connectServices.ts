import { fileURLToPath } from 'node:url'
import { createApi } from './api/createApi.js'
import { createAuth } from './auth/createAuth.js'
import { DEVICE_POLL_MS } from './auth/rules.js'
import type { Chains } from './chain/startChains.js'
import { createControlRoutes } from './control/createControlRoutes.js'
import { createClock } from './createClock.js'
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
  const context = { ...chains, apiUrl: () => urls.api, projects, solana }
  const isAllowedApp = (origin: string) =>
    list.some((item) => isAllowedOrigin(origin, item.allowedOrigins))
  const auth = createAuth({
    isAllowedApp,
    now: clock.now,
    pollMs: options.devicePollMs ?? DEVICE_POLL_MS,
    sendMail: mailbox.send,
    walletOrigin: () => new URL(urls.frame).origin,
  })
  const mails = createMailboxApp(mailbox)
  const { advance } = clock
  const { control: steering, stop: _, ...localSolana } = solana
  const heal = () => {
    faults.heal()
    steering.heal()
  }
  const steer = { advance, fund, heal, solana: steering }
  if (control) mails.route('/', createControlRoutes({ faults, ...steer }))
  servers.api.setHandler(createApi(context).fetch)
  servers.mailbox.setHandler(mails.fetch)
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
    control: { ...steer, mails: mailbox.list, setFault: faults.set },
  }
}

export declare namespace connectServices {
  type Parameters = {
    chains: Chains
    faults: Faults
    options: ServicesOptions
    servers: Record<'api' | 'mailbox' | 'wallet', LocalServer>
    solana: SolanaChain
  }
}

// Node cannot resolve names under localhost everywhere; only pages use those.
function toUrls(
  { api, mailbox, wallet }: connectServices.Parameters['servers'],
  rpc: string,
  solana: string,
): Services['urls'] {
  return {
    api: `http://localhost:${api.port}`,
    faucet: `http://localhost:${wallet.port}/faucet`,
    frame: `http://wallet.localhost:${wallet.port}/sdk`,
    mailbox: `http://localhost:${mailbox.port}`,
    rpc,
    solana,
  }
}
