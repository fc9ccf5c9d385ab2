import type { CaipNetworkId } from '../ports.js'

/** Sign-in message for a wallet to sign as it connects (EIP-4361). */
export type PairingSignInRequest = {
  /** Network of the message. */
  chainId: CaipNetworkId
  domain: string
  nonce: string
  uri: string
  statement?: string | undefined
  resources?: readonly string[] | undefined
  /** ISO 8601. */
  expirationTime?: string | undefined
  /** ISO 8601. */
  notBefore?: string | undefined
}

/** Sign-in of a wallet, as it was received: nothing in it is verified. */
export type PairingSignature = {
  /** Text of the CACAO. */
  message: string
  signature: string
  /** CAIP-74. */
  cacao: object
}

/** Set while a kit with sign-in connects a wallet. */
export type PairingSignIn = {
  /** Called for each URI. Without a request, the wallet is only connected. */
  create(): Promise<PairingSignInRequest | undefined>
  /** Called before the session is used. */
  onSigned(signatures: readonly PairingSignature[]): void
}
