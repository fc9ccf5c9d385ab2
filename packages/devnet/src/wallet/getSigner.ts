import type { IWalletKit } from '@reown/walletkit'

/** Parts of the SDK that have no entry point. */
type Signer = {
  onSessionPingRequest: (...args: unknown[]) => Promise<void>
  /** Seconds. */
  requestQueueDelay: number
}

/** The protocol's engine, deep inside the SDK. */
export function getSigner({ engine }: IWalletKit): Signer {
  return (engine as unknown as { signClient: { engine: Signer } }).signClient
    .engine
}
