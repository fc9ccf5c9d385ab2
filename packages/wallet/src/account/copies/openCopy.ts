import { parseAbout } from '../../core/parseAbout.js'
import { openText } from '../../storage/openText.js'
import { type HandedSet, isCopy, toCopyName } from '../../wire/copy.js'

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
