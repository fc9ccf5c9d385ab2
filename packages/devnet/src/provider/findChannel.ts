import type { Channel, Provider } from './createProvider.js'

/** The channel of a token while it is open; reading it changes nothing. */
export function findChannel(
  { channels, now }: Pick<Provider, 'channels' | 'now'>,
  channelToken: string,
): Channel | undefined {
  const channel = channels.get(channelToken)
  return channel && channel.expiresAt > now() ? channel : undefined
}
