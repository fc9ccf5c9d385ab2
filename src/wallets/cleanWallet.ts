import { NAME_MAX_LENGTH } from '../core/constants/names.js'
import { cleanText } from '../core/format/cleanText.js'
import { isImageUrl } from '../core/url.js'

/**
 * Sanitizes a wallet's name and icon, which are untrusted. A name without
 * visible characters is replaced by the ID.
 */
export function cleanWallet(parameters: {
  id: string
  name: unknown
  icon: unknown
}): { name: string; icon: string | undefined } {
  const { id, name } = parameters
  const icon =
    typeof parameters.icon === 'string' ? parameters.icon.trim() : undefined
  return {
    name:
      cleanText(String(name ?? ''), NAME_MAX_LENGTH) ||
      cleanText(id, NAME_MAX_LENGTH),
    icon: isImageUrl(icon) ? icon : undefined,
  }
}
