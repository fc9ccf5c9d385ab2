import { NAME_MAX_LENGTH } from '../core/constants.js'
import { cleanText } from '../core/format/cleanText.js'
import { isImageUrl } from '../core/url.js'

/**
 * Name and picture of a wallet as they may be shown: what a wallet says of
 * itself is foreign. A name that shows nothing is replaced by the id.
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
