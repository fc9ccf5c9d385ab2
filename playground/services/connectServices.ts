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
import { createWallet } from './wallet/createWallet.js'

const frameDist = fileURLToPath(new URL('../frame/dist', import.meta.url))

/** Gives every open server its work, now that all addresses are known. */
export function connectServices(
  parameters: connectServices.Parameters,
): Omit<Services, 'stop'> {
  const { chains, faults, options, servers } = parameters
  const { clock: base, control = false, frameDir = frameDist } = options
  const [chain] = chains.chains
  if (!chain) throw new Error('There is no chain')
  const clock = createClock(base && (() => base.now()))
  const list = [localProject, ...(options.projects ?? [])]
  const projects = createProjects(list)
  const mailbox = createMailbox(clock)
  const urls = toUrls(servers, chain.rpcUrl)
  const context = { ...chains, apiUrl: () => urls.api, projects }
  const auth = createAuth({
    now: clock.now,
    sendMail: mailbox.send,
    walletOrigin: () => new URL(urls.frame).origin,
    isAllowedApp: (origin) =>
      list.some((item) => isAllowedOrigin(origin, item.allowedOrigins)),
    pollMs: options.devicePollMs ?? DEVICE_POLL_MS,
  })
  const { faucet: fund } = chains
  const mails = createMailboxApp(mailbox)
  const { advance } = clock
  if (control) mails.route('/', createControlRoutes({ advance, faults, fund }))
  servers.api.setHandler(createApi(context).fetch)
  servers.mailbox.setHandler(mails.fetch)
  servers.wallet.setHandler(createWallet({ ...context, auth, frameDir }).fetch)
  return {
    urls,
    chain: { id: chain.id, rpcUrl: chain.rpcUrl },
    chains: chains.chains,
    contracts: chains.contracts,
    tokens: chains.tokens,
    projectId: localProject.id,
    control: {
      advance,
      heal: faults.heal,
      fund,
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
    servers: Record<'api' | 'mailbox' | 'wallet', LocalServer>
  }
}

// Node cannot resolve names under localhost everywhere; only pages use those.
function toUrls(
  { api, mailbox, wallet }: connectServices.Parameters['servers'],
  rpc: string,
): Services['urls'] {
  return {
    api: `http://localhost:${api.port}`,
    faucet: `http://localhost:${wallet.port}/faucet`,
    frame: `http://wallet.localhost:${wallet.port}/sdk`,
    mailbox: `http://localhost:${mailbox.port}`,
    rpc,
  }
}
