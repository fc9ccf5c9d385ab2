import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import {
  type Identity,
  type SocialProvider,
  socialProviders,
  testIdentities,
} from './identities.js'

export type ProviderClient = {
  id: string
  secret: string
  /** Exact addresses that people may be sent back to. */
  redirectUris: readonly string[]
}

/** What an app asked for, once it has been found in order. */
export type AuthorizeRequest = {
  provider: SocialProvider
  client: ProviderClient
  redirectUri: string
  state: string
  nonce: string
  /** PKCE, S256. */
  challenge: string
}

/** A Farcaster client's part of "Sign in with Farcaster". */
export type Channel = {
  domain: string
  uri: string
  nonce: string
  /** End of the message, as the login service wishes. */
  expirationTime: Date
  state: 'pending' | 'completed' | 'refused'
  answer: { message: string; signature: string; fid: number } | undefined
  userName: string | undefined
  expiresAt: number
}

/** Everything the simulated providers know. */
export type Provider = {
  now(): number
  /** Origin of its pages. */
  url: string
  client: ProviderClient
  key: { id: string; privateKey: KeyObject; publicKey: KeyObject }
  people: Record<SocialProvider, Identity[]>
  /** Questions that are shown, by the id of their form. */
  requests: Map<string, AuthorizeRequest & { expiresAt: number }>
  /** Codes that have not been used, by the code. */
  codes: Map<
    string,
    AuthorizeRequest & { expiresAt: number; identity: Identity }
  >
  /** By their token. */
  channels: Map<string, Channel>
}

/** Makes the simulated providers, each with the same few people. */
export function createProvider(
  parameters: createProvider.Parameters,
): Provider {
  const names = Object.keys(socialProviders) as SocialProvider[]
  const people = names.map((name) => [name, [...testIdentities]] as const)
  return {
    ...parameters,
    key: {
      id: randomUUID(),
      ...generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    },
    people: Object.fromEntries(people) as Provider['people'],
    requests: new Map(),
    codes: new Map(),
    channels: new Map(),
  }
}

export declare namespace createProvider {
  type Parameters = Pick<Provider, 'now' | 'url' | 'client'>
}
