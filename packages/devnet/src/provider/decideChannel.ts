import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import type { Provider } from './createProvider.js'
import { findChannel } from './findChannel.js'
import { farcasterIdentities } from './identities.js'

/**
 * Answers a channel: signed with the key that holds the chosen account (an
 * EIP-4361 message, as FIP-11 wants it), or refused.
 *
 * @param parameters.fid - Whom they chose; without it they said no.
 * @returns Whether the channel was still open.
 */
export async function decideChannel(
  provider: Provider,
  parameters: { channelToken: string; fid?: number | undefined },
): Promise<boolean> {
  const { channelToken, fid } = parameters
  const channel = findChannel(provider, channelToken)
  if (channel?.state !== 'pending') return false
  const identity = farcasterIdentities.find((person) => person.fid === fid)
  if (identity) {
    const issuedAt = new Date(provider.now())
    const message = createSiweMessage({
      address: identity.custody,
      chainId: 10,
      domain: channel.domain,
      expirationTime: channel.expirationTime,
      issuedAt,
      nonce: channel.nonce,
      resources: [`farcaster://fid/${identity.fid}`],
      statement: 'Farcaster Auth',
      uri: channel.uri,
      version: '1',
    })
    const account = privateKeyToAccount(identity.privateKey)
    const signature = await account.signMessage({ message })
    // Another answer may have come while this one was signed.
    if (channel.state !== 'pending') return false
    channel.state = 'completed'
    channel.answer = { message, signature, fid: identity.fid }
    channel.userName = identity.userName
  } else channel.state = 'refused'
  return true
}
