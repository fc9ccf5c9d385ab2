import { NAME_MAX_LENGTH } from '../constants.js'
import type { SocialProvider } from '../features/features.js'
import { cleanText } from '../format/cleanText.js'
import { defaultRemoteFeatures } from '../options/features.js'
import type { FrameUser } from '../ports.js'
import type { KitStorage } from '../storage.js'
import { isEmail } from './isEmail.js'

/** Who is logged in to the embedded wallet. */
export type EmbeddedUser = {
  address: string
  /** EVM chains as a number or text, Solana clusters as CAIP-2. */
  chainId: string | number
  email: string | undefined
  /** The person's name at a social login, fit to be shown. */
  userName: string | undefined
  /** What the login was made with; `undefined` by email. */
  socialProvider: SocialProvider | undefined
  /** The accounts that can be chosen between. */
  accounts: NonNullable<FrameUser['accounts']>
  preferredAccountType: 'eoa' | 'smartAccount'
  smartAccountDeployed: boolean | undefined
  /** EVM chains on which smart accounts work. */
  smartAccountEnabledNetworks: readonly number[]
}

/** What is known of a user of the embedded wallet, from the frame and storage. */
export function toEmbeddedUser(
  user: FrameUser,
  storage: Pick<KitStorage, 'get'>,
): EmbeddedUser {
  const email = user.email ?? storage.get('email')
  const userName = cleanText(
    user.userName ?? storage.get('socialUsername') ?? '',
    NAME_MAX_LENGTH,
  )
  const provider = storage.get('socialProvider') as SocialProvider
  const socials = defaultRemoteFeatures.socials || []
  return {
    address: user.address,
    chainId: user.chainId,
    // Providers hand out texts that are not addresses.
    email: isEmail(email) ? email : undefined,
    userName: userName || undefined,
    socialProvider: socials.includes(provider) ? provider : undefined,
    accounts: user.accounts ?? [{ address: user.address, type: 'eoa' }],
    preferredAccountType:
      user.preferredAccountType === 'smartAccount' ? 'smartAccount' : 'eoa',
    smartAccountDeployed: user.smartAccountDeployed,
    smartAccountEnabledNetworks:
      storage.get('smartAccountEnabledNetworks') ?? [],
  }
}
