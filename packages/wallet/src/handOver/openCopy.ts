import { parseAbout } from '../custody/parseAbout.js'
import { openText } from '../storage/openText.js'
import { type HandedSet, toCopyName, type WalletCopy } from './copy.js'

/** What a copy is of, or `undefined` when it is none of this user. */
export async function openCopy(
  copy: unknown,
  parameters: { origin: string; userId: string },
): Promise<HandedSet | undefined> {
  const { origin, userId } = parameters
  if (!isCopy(copy)) return undefined
  const { key, share } = copy
  // Sealed for one user at this origin.
  const name = toCopyName(userId) // guard: copy-user
  const text = await openText({ key, origin }, name, copy.about)
  const about = text === undefined ? undefined : parseAbout(text)
  if (!about || typeof about.deviceId !== 'string') return undefined
  const { addresses, deviceId, hasPhrase, setId } = about
  return { deviceId, kept: { addresses, hasPhrase, key, setId, share } }
}

/** Whether it may be a copy, with a key that cannot be read. */
export function isCopy(value: unknown): value is WalletCopy {
  if (typeof value !== 'object' || value === null) return false
  const { about, key, share } = value as Partial<Record<string, unknown>>
  return (
    typeof about === 'object' &&
    typeof share === 'object' &&
    key instanceof CryptoKey &&
    // A key that can be read would be worth stealing.
    !key.extractable // guard: copy-extractable
  )
}
