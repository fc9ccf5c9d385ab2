import type { VaultKey } from '../../storage/sealed.js'
import { sealText } from '../../storage/sealText.js'
import { type HandedSet, toCopyName, type WalletCopy } from '../../wire/copy.js'

/** A copy of what this device keeps of a user's wallet. */
export async function sealCopy(
  parameters: HandedSet & { userId: string; vaultKey: VaultKey },
): Promise<WalletCopy> {
  const { deviceId, kept, userId, vaultKey } = parameters
  const { addresses, hasPhrase, key = vaultKey.key, setId, share } = kept
  const { origin } = vaultKey
  const text = JSON.stringify({ addresses, deviceId, hasPhrase, setId })
  const about = await sealText({ key, origin }, toCopyName(userId), text)
  return { about, key, share, userId }
}
