import { http } from 'wagmi'
import { base, mainnet, optimism } from 'wagmi/chains'

/** No server listens here: every request to another host fails. */
export const dead = 'http://dead.localhost:9'

export const projectId = '0123456789abcdef0123456789abcdef'

/** Relay of WalletConnect; the film strip passes a local one by `?relay=`. */
export const relay =
  new URLSearchParams(location.search).get('relay') ?? 'ws://dead.localhost:9'

export const chains = [mainnet, base, optimism] as const

export const transports = {
  [mainnet.id]: http(dead),
  [base.id]: http(dead),
  [optimism.id]: http(dead),
}
