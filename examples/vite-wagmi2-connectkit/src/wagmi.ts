import { createKit } from 'latchkey'
import { authFrame } from 'latchkey/connectors'
import { type CreateConnectorFn, createConfig, http, injected } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { project } from './project'

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" fill="#2563eb"/><path d="M6 9h16v10H6zl8 6 8-6" fill="none" stroke="#fff" stroke-width="2"/></svg>',
)}`

/**
 * ConnectKit connects a connector that it does not know only if its type says
 * that nothing has to be installed.
 */
const email: CreateConnectorFn = (config) => ({
  ...authFrame(project)(config),
  icon,
  type: 'mock',
})

export const config = createConfig({
  chains: [mainnet],
  connectors: [email, injected()],
  transports: { [mainnet.id]: http() },
})

export const kit = createKit({
  config,
  ...project,
  // The modal follows the system's theme; without this it is dark.
  theme: { mode: 'auto' },
})
