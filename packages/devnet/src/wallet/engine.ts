import type { IWalletKit, WalletKitTypes } from '@reown/walletkit'
import type { Hex } from 'viem'

export type Namespace = 'eip155' | 'solana'
export type Proposal = WalletKitTypes.SessionProposal
export type WalletRequest = Pick<
  WalletKitTypes.SessionRequest,
  'id' | 'params' | 'topic'
>
export type WalletSession = ReturnType<IWalletKit['getActiveSessions']>[string]

export type WalletKeys = {
  eip155: readonly Hex[]
  /** Seeds of 32 bytes. */
  solana: readonly Uint8Array[]
}

/** A network that the wallet knows. */
export type WalletChain = {
  /** CAIP-2. */
  id: string
  name: string
  rpcUrl: string
}

/** What an approval grants; what is left out is granted as proposed. */
export type ApproveChoice = {
  namespaces?: readonly Namespace[] | undefined
  /** CAIP-2 ids. */
  chains?: readonly string[] | undefined
  /** Addresses, the one in use first. Default: the first of each kind. */
  accounts?: readonly string[] | undefined
  methods?: readonly string[] | undefined
}

export type RpcFailure = { code: number; message: string }

export type Engine = {
  kit: IWalletKit
  accounts: Record<Namespace, readonly string[]>
  chains(): readonly WalletChain[]
  approve(
    proposal: Proposal,
    choice?: ApproveChoice | undefined,
  ): Promise<WalletSession>
  /** Default: 5000, as the SDK words it. */
  reject(proposal: Proposal, error?: RpcFailure | undefined): Promise<void>
  /** Runs the request. A failure goes to the app, and to the caller. */
  answer(request: WalletRequest): Promise<RpcFailure | undefined>
  /** Sends a result that the caller has made. */
  respond(request: WalletRequest, result: unknown): Promise<void>
  refuse(request: WalletRequest, error?: RpcFailure | undefined): Promise<void>
  /** Puts an account first, in the session and by `accountsChanged`. */
  switchAccount(topic: string, address: string): Promise<void>
  /** Puts a network first, in the session and by `chainChanged`. */
  switchChain(topic: string, caipNetworkId: string): Promise<void>
  emit(topic: string, event: EngineEvent): Promise<void>
  disconnect(topic: string): Promise<void>
  stop(): Promise<void>
}

export type EngineEvent = {
  name: string
  data: unknown
  /** CAIP-2. */
  caipNetworkId: string
}
