import { SolanaNotSetError } from '../../core/errors/solanaWallet.js'
import type { Kit } from '../../createKit.js'

/** Connects a Solana wallet; one that is given up is let go of. */
export async function connectSolana(
  { solana }: Kit,
  parameters: connectSolana.Parameters,
): Promise<void> {
  const { onAsked, signal, walletId } = parameters
  if (!solana) throw new SolanaNotSetError()
  const isConnected = solana
    .getState()
    .accounts.some(({ connector }) => connector.id === walletId)
  function leave() {
    // It ends the call, and what the wallet approves later.
    if (!isConnected) solana?.disconnect({ walletId }).catch(() => {})
  }
  signal.addEventListener('abort', leave)
  try {
    await solana.connect({ walletId, onAsked })
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

export declare namespace connectSolana {
  type Parameters = {
    onAsked: () => void
    signal: AbortSignal
    walletId: string
  }
}
