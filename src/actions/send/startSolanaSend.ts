import type { Account } from '../../core/account/account.js'
import type { Kit } from '../../createKit.js'
import type { sendToken } from '../sendToken.js'
import { resolveSolanaSend } from './resolveSolanaSend.js'

/** Hands a send to the Solana side. */
export async function startSolanaSend(
  kit: Kit,
  parameters: sendToken.Parameters,
  accounts: readonly Account[],
): Promise<sendToken.SolanaResult> {
  const { onStep, resend, signal, solana: options } = parameters
  const { solana, ...request } = resolveSolanaSend(kit, parameters, accounts)
  const result = await solana.sendToken({
    ...request,
    onStep,
    options,
    resend,
    signal,
  })
  return { ...result, namespace: 'solana', receipt: undefined }
}
