import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import type { SocialProvider } from '../../core/features/features.js'
import { cleanText } from '../../core/format/cleanText.js'
import { isEmail } from '../../core/login/isEmail.js'
import { defaultRemoteFeatures } from '../../core/options/features.js'
import type { FrameUser } from '../../core/ports.js'
import type { KitStorage } from '../../core/storage.js'

/** Logged-in user of the embedded wallet. */
export type EmbeddedUser = {
  /** Address of the account in use. */
  address: string
  /** EVM chains as a number or string, Solana clusters as CAIP-2. */
  chainId: string | number
  /** Email address; `undefined` after a social login without one. */
  email: string | undefined
  /** Display name from a social login, sanitized. */
  userName: string | undefined
  /** Provider of the social login; `undefined` for email. */
  socialProvider: SocialProvider | undefined
  /** Accounts the user can choose from. */
  accounts: NonNullable<FrameUser['accounts']>
  /** Type of the account in use. */
  preferredAccountType: 'eoa' | 'smartAccount'
  /** Whether the smart account is deployed on the current network. */
  smartAccountDeployed: boolean | undefined
  /** EVM chains that support smart accounts. */
  smartAccountEnabledNetworks: readonly number[]
}

/** Builds the embedded wallet's user from the frame and storage. */
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
    // Providers may return text that is not an email address.
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
