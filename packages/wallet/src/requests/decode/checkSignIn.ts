import { HostError } from 'latchkey/frame'
import { parseSignIn, type SignIn } from './parseSignIn.js'

const hint = /wants\s+you\s+to\s+sign\s+in\s+with/i

/** What wallets of Solana write instead of the CAIP-2 ids. */
const clusterNames: ReadonlyMap<string, string> = new Map([
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'mainnet'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'devnet'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'testnet'],
])

type Expected = {
  origin: string
  address: string
  chainId: number | `solana:${string}`
}

/**
 * True for a sign-in message to the site that asks, false for other text.
 *
 * @throws HostError -32602 when it is malformed, or for another site, account
 * or network
 */
export function checkSignIn(text: string, expected: Expected): boolean {
  // Whoever checks the signature finds the sentence wherever it stands.
  if (!hint.test(text.replace(/[\p{Cf}\p{Cc}]/gu, ' '))) return false
  const message = parseSignIn(text)
  if (!message) throw refuse('is malformed')
  const isEthereum = typeof expected.chainId === 'number'
  if (isEthereum) checkEthereum(message)
  checkSite(message, expected.origin)
  if (message.address !== expected.address)
    throw refuse('is for another account')
  const chainId = message.fields.get('Chain ID')
  // Solana's own form of it may name no network.
  const isNamed = chainId !== undefined || isEthereum
  if (isNamed && !listNames(expected.chainId).includes(chainId ?? ''))
    throw refuse('is for another network')
  return true
}

/** What EIP-4361 requires, beyond what the other form of it does. */
function checkEthereum({ fields, network }: SignIn) {
  const isWhole =
    network === 'Ethereum' &&
    fields.get('Version') === '1' &&
    /^[a-z0-9]{8,}$/i.test(fields.get('Nonce') ?? '') &&
    fields.has('URI') &&
    fields.has('Chain ID') &&
    fields.has('Issued At')
  if (!isWhole) throw refuse('is malformed')
}

/** The domain is what a server checks, and the URI what a person may read. */
function checkSite({ domain, fields, scheme }: SignIn, origin: string) {
  const { host, protocol } = new URL(origin)
  const isSameScheme = !scheme || `${scheme}:` === protocol
  const uri = fields.get('URI')
  const isOwn = domain === host && isSameScheme
  const isOwnUri = uri === undefined || getOrigin(uri) === origin
  if (!isOwn || !isOwnUri) throw refuse('is for another site')
}

function getOrigin(uri: string) {
  // A parser of addresses would pass over these, and a person too.
  if (/[\s\\\p{C}]/u.test(uri) || !URL.canParse(uri)) return undefined
  const { origin, password, username } = new URL(uri)
  return username || password ? undefined : origin
}

function listNames(chainId: number | `solana:${string}`): readonly string[] {
  if (typeof chainId === 'number') return [String(chainId)]
  const reference = chainId.slice('solana:'.length)
  const name = clusterNames.get(chainId) ?? reference
  return [chainId, reference, name, `solana:${name}`]
}

function refuse(what: string) {
  return new HostError({ message: `The sign-in message ${what}`, code: -32602 })
}
