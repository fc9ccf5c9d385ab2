import type { Provider } from './createProvider.js'
import { decideChannel } from './decideChannel.js'
import {
  farcasterIdentities,
  type Identity,
  type SocialProvider,
} from './identities.js'

export type ProviderControl = {
  /** Gives a provider another person to choose; gives their subject. */
  addIdentity(
    identity: Pick<Identity, 'email' | 'isEmailVerified'> & {
      name?: string | undefined
      provider: SocialProvider
      userName?: string | undefined
    },
  ): { sub: string }
  /**
   * Answers a login by Farcaster as the person who has scanned it would.
   *
   * @param parameters.userName - Who approves; without it they refuse.
   * @param parameters.url - Of which login. Default: the newest one.
   * @returns Whether there was one to answer.
   */
  answerFarcaster(parameters?: {
    url?: string | undefined
    userName?: string | undefined
  }): Promise<boolean>
}

/** What tests may do to the simulated providers. */
export function createProviderControl(provider: Provider): ProviderControl {
  let count = 5_000
  return {
    addIdentity(identity) {
      const sub = String(++count)
      const { name = `Person ${sub}`, userName = `person${sub}` } = identity
      const { email, isEmailVerified } = identity
      const person = { sub, name, userName, email, isEmailVerified }
      provider.people[identity.provider].push(person)
      return { sub }
    },
    async answerFarcaster({ url, userName } = {}) {
      const channelToken = url
        ? new URL(url).searchParams.get('channelToken')
        : [...provider.channels.keys()].at(-1)
      if (!channelToken) return false
      const person = farcasterIdentities.find(
        (identity) => identity.userName === userName,
      )
      if (userName !== undefined && !person)
        throw new Error(`Farcaster knows no ${userName}`)
      return decideChannel(provider, { channelToken, fid: person?.fid })
    },
  }
}
