import { randomBytes } from 'node:crypto'
import type { Channel, Provider } from './createProvider.js'

export const CHANNEL_LIFE_MS = 5 * 60_000
const CHANNELS_MAX = 1_000

/** Opens a channel of "Sign in with Farcaster"; its token has 256 bits. */
export function openChannel(
  provider: Provider,
  parameters: Pick<Channel, 'domain' | 'expirationTime' | 'nonce' | 'uri'>,
): { channelToken: string; url: string } {
  const { channels, now, url } = provider
  const channelToken = randomBytes(32).toString('base64url')
  channels.set(channelToken, {
    ...parameters,
    state: 'pending',
    answer: undefined,
    userName: undefined,
    expiresAt: now() + CHANNEL_LIFE_MS,
  })
  for (const key of channels.keys()) {
    if (channels.size <= CHANNELS_MAX) break
    channels.delete(key)
  }
  const query = new URLSearchParams({ channelToken })
  return { channelToken, url: `${url}/farcaster?${query}` }
}
