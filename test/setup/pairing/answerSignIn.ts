import type { PrivateKeyAccount } from 'viem/accounts'
import type { RelayWallet } from './createRelayWallet.js'

type Payload = {
  aud: string
  chains: string[]
  domain: string
  iat: string
  nonce: string
  resources?: string[]
  statement?: string
  version: string
}

/** Changes what is signed, or what is sent, as a hostile wallet could. */
export type SignInChange = {
  payload?: Partial<Payload> | undefined
  /** Sent in place of the right one, which the wallet's own SDK verifies. */
  signature?: { s?: string; t?: 'eip191' | 'eip1271' } | undefined
}

/**
 * Lets a wallet answer requests to connect and sign in with one approval
 * (CAIP-222), on the published SDK, with real signatures.
 *
 * @param parameters.chains - networks it signs for, default the first asked
 * @returns the payloads it was sent
 */
export function answerSignIn(
  { kit }: RelayWallet,
  parameters: answerSignIn.Parameters,
): { payloads: Payload[] } {
  const { account, change = {}, chains, isRejecting } = parameters
  const payloads: Payload[] = []
  if (change.signature) replaceSignature(kit, change.signature)
  kit.on('session_authenticate', async ({ id, params }) => {
    const asked = params.authPayload as Payload
    payloads.push(asked)
    if (isRejecting) {
      const reason = { code: 5000, message: 'User rejected.' }
      await kit.rejectSessionAuthenticate({ id, reason })
      return
    }
    const auths = []
    for (const chain of chains ?? asked.chains.slice(0, 1)) {
      const iss = `did:pkh:${chain}:${account.address}`
      const { chains: _, ...rest } = asked
      const payload = { ...rest, iss, ...change.payload }
      const message = kit.formatAuthMessage({ iss, request: payload as never })
      const s = await account.signMessage({ message })
      const signature = { s, t: 'eip191' as const }
      auths.push({ h: { t: 'caip122' as const }, p: payload, s: signature })
    }
    await kit.approveSessionAuthenticate({ auths: auths as never, id })
  })
  return { payloads }
}

export declare namespace answerSignIn {
  type Parameters = {
    account: PrivateKeyAccount
    change?: SignInChange | undefined
    chains?: readonly string[] | undefined
    isRejecting?: boolean | undefined
  }
}

function replaceSignature({ engine }: RelayWallet['kit'], signature: object) {
  type Sent = { result?: { cacaos?: { s: object }[] } }
  const own = (
    engine as unknown as {
      signClient: { engine: { sendResult(sent: Sent): Promise<void> } }
    }
  ).signClient.engine
  const send = own.sendResult
  own.sendResult = (sent) => {
    for (const cacao of sent.result?.cacaos ?? [])
      Object.assign(cacao.s, signature)
    return send(sent)
  }
}
