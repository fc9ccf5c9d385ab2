import { http } from 'wagmi'
import { base, mainnet, optimism } from 'wagmi/chains'

/** No server listens here: every request to another host fails. */
export const dead = 'http://dead.localhost:9'

const query = new URLSearchParams(location.search)

/** A dummy; the film strip passes a local relay, and the project it knows. */
export const projectId =
  query.get('project') ?? '0123456789abcdef0123456789abcdef'

/** WalletConnect's relay. */
export const relay = query.get('relay') ?? 'ws://dead.localhost:9'

/** Where the dashboard is; each of its answers has a host of its own. */
export const explorer = query.get('explorer') ?? dead

export const chains = [mainnet, base, optimism] as const

export const transports = {
  [mainnet.id]: http(dead),
  [base.id]: http(dead),
  [optimism.id]: http(dead),
}
