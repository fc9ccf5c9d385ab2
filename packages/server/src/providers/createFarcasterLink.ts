import { createAppClient, viemConnector } from '@farcaster/auth-client'
import type { FarcasterLink } from './farcasterLink.js'

/**
 * Connects to a Farcaster relay (FIP-11), and to a node of OP Mainnet, where
 * the registry of accounts is.
 *
 * @param parameters.relayUrl - origin or base address of the relay
 * @param parameters.rpcUrl - address of the node
 */
export function createFarcasterLink(
  parameters: createFarcasterLink.Parameters,
): FarcasterLink {
  const { relayUrl, rpcUrl } = parameters
  const client = createAppClient({
    ethereum: viemConnector({ rpcUrl }),
    relay: relayUrl.replace(/\/+$/, ''),
  })
  return {
    async check() {
      const chainId = await client.ethereum.publicClient.request({
        method: 'eth_chainId',
      })
      if (Number(chainId) !== 10) throw new Error('The node is not OP Mainnet.')
      // Any answer shows that the relay is there.
      const { error } = await client.status({ channelToken: 'check' })
      if (error) throw new Error('The relay does not answer.')
    },
    async open({ domain, expiresAt, nonce, uri }) {
      const { data, error, response } = await client.createChannel({
        acceptAuthAddress: false,
        domain,
        expirationTime: new Date(expiresAt).toISOString(),
        nonce,
        siweUri: uri,
      })
      if (error) throw error
      if (!response?.ok)
        throw new Error(`The relay answers ${response?.status}`)
      const { channelToken, url }: { channelToken?: unknown; url?: unknown } =
        data ?? {}
      if (typeof channelToken !== 'string' || typeof url !== 'string')
        throw new Error('The relay has opened no channel.')
      return { channelToken, url }
    },
    async read(channelToken) {
      const { data, error, response } = await client.status({ channelToken })
      if (error) throw error
      if (response?.status === 401 || response?.status === 404)
        return { state: 'expired' }
      if (!response?.ok)
        throw new Error(`The relay answers ${response?.status}`)
      const answer: Record<string, unknown> = { ...data }
      const { message, signature, state, username: userName } = answer
      if (state === 'completed') return { state, message, signature, userName }
      return { state: state === 'refused' ? state : 'pending' }
    },
    async verify(parameters) {
      const { fid, isError } = await client.verifySignInMessage({
        ...parameters,
        // The holder of the account alone, not whom it lets sign.
        acceptAuthAddress: false,
      })
      return isError ? undefined : fid
    },
  }
}

export declare namespace createFarcasterLink {
  type Parameters = { relayUrl: string; rpcUrl: string }
}
