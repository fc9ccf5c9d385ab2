import type { openSocialPopup } from '../../actions/openSocialPopup.js'
import type { Kit } from '../../createKit.js'

/** Opened in a click, and on the way to the view that leads the login. */
export const socialPopups = new WeakMap<Kit, openSocialPopup.ReturnType>()
