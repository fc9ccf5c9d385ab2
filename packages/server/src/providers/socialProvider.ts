import type { ClientAuth, IDToken, ServerMetadata } from 'openid-client'
import type { SocialIdentity } from '../auth/records.js'

/** Providers in the order that an app offers them in. */
export const socialNames = [
  'google',
  'x',
  'discord',
  'github',
  'apple',
  'facebook',
] as const

export type SocialName = (typeof socialNames)[number]

/** What a login keeps between its start and the way back. */
export type SocialRequest = {
  /** Echoed by ID tokens. */
  nonce: string
  redirectUri: string
  state: string
  /** PKCE. */
  verifier: string
}

/** A provider of logins; its quirks stay behind these functions. */
export type SocialProvider = {
  /** Rejects when the provider is not reached, or does not know the client. */
  check(parameters: { redirectUri: string }): Promise<void>
  /** Address that the user is sent to. */
  getUri(request: SocialRequest): Promise<string>
  /**
   * Redeems the parameters of the way back; rejects when anything about them
   * or the provider's answer is wrong.
   *
   * @returns The user, or `undefined` when they said no.
   */
  getIdentity(
    answer: Readonly<Record<string, string | undefined>>,
    request: SocialRequest,
  ): Promise<ProvidedIdentity | undefined>
}

/** The providers that are set up. */
export type SocialProviders = Readonly<
  Partial<Record<SocialName, SocialProvider>>
>

export type ProvidedIdentity = Omit<SocialIdentity, 'provider'>

/** How one provider differs from the others. */
export type ProviderQuirks = {
  /** OpenID Connect issuer, or the endpoints of an OAuth 2 server. */
  server: { issuer: string } | (ServerMetadata & { token_endpoint: string })
  clientId: string
  /** A secret that is posted, or another way to authenticate. */
  clientAuth: string | ClientAuth
  /** Separated by spaces. */
  scope: string
  /** More parameters of the address that the user is sent to. */
  parameters?: Readonly<Record<string, string>> | undefined
  /** Errors by which the provider says that the user declined. */
  declined?: readonly string[] | undefined
  readIdentity(parameters: {
    /** Parameters of the way back. */
    answer: Readonly<Record<string, string | undefined>>
    /** Reads JSON with the access token. */
    ask(url: string | URL): Promise<unknown>
    accessToken: string
    /** Of the ID token; empty for OAuth 2 servers. */
    claims: Partial<IDToken>
  }): Promise<ProvidedIdentity> | ProvidedIdentity
}
