import { HostError } from 'latchkey/frame'

const hint = /wants\s+you\s+to\s+sign\s+in\s+with/i
const ethereumShape =
  /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^\s/?#@]+) wants you to sign in with your Ethereum account:\n(0x[0-9a-fA-F]{40})\n/
/** The network may be named more closely, as in `Solana Devnet`. */
const solanaShape =
  /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^\s/?#@]+) wants you to sign in with your [^\n]{1,64} account:\n([1-9A-HJ-NP-Za-km-z]{32,44})(?:\n|$)/

/** What wallets of Solana write instead of the CAIP-2 ids. */
const clusterNames: ReadonlyMap<string, string> = new Map([
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'mainnet'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'devnet'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'testnet'],
])

/**
 * True for a sign-in message to the site that asks, false for other text.
 *
 * @throws HostError -32602 when it is for another site, account or network
 */
export function checkSignIn(
  text: string,
  expected: {
    origin: string
    address: string
    chainId: number | `solana:${string}`
  },
): boolean {
  const head = text.slice(0, 2_048).replace(/[\p{Cf}\p{Cc}]/gu, ' ')
  if (!hint.test(head)) return false
  const isEthereum = typeof expected.chainId === 'number'
  const shape = isEthereum ? ethereumShape : solanaShape
  const [, scheme, domain, address] = shape.exec(text) ?? []
  const { host, protocol } = new URL(expected.origin)
  if (!domain) throw refuse('The sign-in message is malformed')
  if (domain !== host || (scheme && `${scheme}:` !== protocol))
    throw refuse('The sign-in message is for another site')
  if (address !== expected.address)
    throw refuse('The sign-in message is for another account')
  const chainIds = text.matchAll(/^Chain ID: (.{1,64})$/gm)
  const named = Array.from(chainIds, ([, chainId]) => chainId ?? '')
  const own = listNames(expected.chainId)
  // Solana's own form of it may name no network.
  const isOptional = !isEthereum && !text.includes('Chain ID:')
  const isOwn = named.length > 0 && named.every((name) => own.includes(name))
  if (!isOptional && !isOwn)
    throw refuse('The sign-in message is for another network')
  return true
}

function listNames(chainId: number | `solana:${string}`): readonly string[] {
  if (typeof chainId === 'number') return [String(chainId)]
  const reference = chainId.slice('solana:'.length)
  const name = clusterNames.get(chainId) ?? reference
  return [chainId, reference, name, `solana:${name}`]
}

function refuse(message: string) {
  return new HostError({ message, code: -32602 })
}
